import type { Wording } from "#sdk/contributions/locale.ts";
import type { plugins as source } from "../uz/plugins.ts";

export const plugins: Wording<typeof source> = {
  auth: "Вход в систему",
  demo: "Демонстрационные страницы",
  forms: "Формы",
  locales: "Языки",
  pages: "Страницы",
  system: "Система",
  project: "Код проекта",
  tables: "Таблицы",
  themes: "Оформление",
  realms: "Компоненты проекта",
  about: {
    auth: "Вход по логину и паролю, сеансы",
    demo: "Примеры: компоненты, вызовы, код с ошибками",
    forms: "Формы для ввода и изменения записей",
    locales: "Тексты на шести языках и правила письма",
    pages: "Страницы проекта и главная страница",
    system: "Профиль, плагины и системные страницы",
    project: "Компоненты, скрипты и выражения проекта",
    tables: "Списки: сортировка, фильтры, итоги",
    themes: "Цвета и оформление",
    realms: "Среда, в которой работают компоненты проекта",
  },
};
