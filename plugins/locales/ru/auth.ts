import type { Wording } from "#sdk/contributions/locale.ts";
import type { auth as source } from "../uz/auth.ts";

export const auth: Wording<typeof source> = {
  welcome: "Добро пожаловать, {{name}}!",
  failed: "Ошибка",
  signIn: {
    title: "Вход в систему",
    note: "Войдите, чтобы продолжить работу",
    or: "или",
  },
  signedIn: {
    title: "Вы уже вошли",
    note: "Вход выполнен под именем {{name}}",
    continue: "Продолжить",
    signOut: "Выйти",
  },
  password: {
    name: "Логин и пароль",
    username: "Логин",
    password: "Пароль",
    submit: "Войти",
    wrong: "Неверный логин или пароль!",
    locked: "Слишком много попыток. Попробуйте снова через {{minutes}} мин.",
  },
};
