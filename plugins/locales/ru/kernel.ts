import type { Wording } from "#sdk/contributions/locale.ts";
import type { kernel as source } from "../uz/kernel.ts";

export const kernel: Wording<typeof source> = {
  language: "Язык",
  languageCode: "РУ",
  theme: "Оформление",
  account: {
    title: "Учётная запись",
    settings: "Настройки",
    security: "Безопасность пользователя",
    signOut: "Выйти",
    signOutQuestion: "Выйти из системы?",
  },
  support: { title: "Техническая поддержка", phone: "Позвонить", messenger: "Написать в мессенджер" },
  menu: { failed: "Не удалось загрузить меню" },
  home: { title: "Добро пожаловать", hint: "Чтобы начать работу, выберите раздел в меню" },
  landing: { signIn: "Войти" },
  signIn: { title: "Вход в систему" },
  notFound: {
    title: "Страница не найдена",
    hint: "Возможно, адрес написан с ошибкой или страница перенесена",
    home: "Вернуться на главную",
  },
  toast: { error: "Ошибка", success: "Сообщение" },
  view: { off: "Эта часть отключена", offHint: "Плагин, который показывает «{{kind}}», отключён" },
  leave: { question: "Несохранённые изменения пропадут. Продолжить?" },
  external: { question: "Откроется другой сайт. Продолжить?" },
  expired: { title: "Сеанс завершён", hint: "Войдите снова: введённые данные сохранены на этой странице" },
};
