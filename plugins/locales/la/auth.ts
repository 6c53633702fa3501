import type { Wording } from "#sdk/contributions/locale.ts";
import type { auth as source } from "../uz/auth.ts";

export const auth: Wording<typeof source> = {
  welcome: "Xush kelibsiz, {{name}}!",
  failed: "Xatolik",
  signIn: {
    title: "Tizimga kirish",
    note: "Ishingizni davom ettirish uchun kiring",
    or: "yoki",
  },
  signedIn: {
    title: "Siz tizimdasiz",
    note: "{{name}} nomidan kirilgan",
    continue: "Davom etish",
    signOut: "Chiqish",
  },
  password: {
    name: "Login va parol",
    username: "Login",
    password: "Parol",
    submit: "Kirish",
    wrong: "Login yoki parol notoʻgʻri!",
    locked: "Urinishlar juda koʻp. {{minutes}} daqiqadan keyin qayta urinib koʻring.",
  },
};
