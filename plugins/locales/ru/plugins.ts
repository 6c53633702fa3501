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
};
