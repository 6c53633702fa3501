import type { Wording } from "#sdk/contributions/locale.ts";
import type { plugins as source } from "../uz/plugins.ts";

export const plugins: Wording<typeof source> = {
  auth: "Tizimga kirish",
  demo: "Namoyish sahifalari",
  forms: "Shakllar",
  locales: "Tillar",
  pages: "Sahifalar",
  system: "Tizim",
  project: "Loyiha kodi",
  tables: "Jadvallar",
  themes: "Koʻrinishlar",
  realms: "Loyiha komponentlari",
  about: {
    auth: "Login va parol bilan kirish, sessiyalar",
    demo: "Namunalar: komponentlar, chaqiruvlar, yomon ishlaydigan kod",
    forms: "Yozuvlarni kiritish va oʻzgartirish shakllari",
    locales: "Olti tildagi matnlar va yozuv qoidalari",
    pages: "Loyiha sahifalari va bosh sahifa",
    system: "Profil, plaginlar va tizim sahifalari",
    project: "Loyiha komponentlari, skriptlari va ifodalari",
    tables: "Roʻyxatlar: saralash, filtr, jamlama",
    themes: "Ranglar va koʻrinishlar",
    realms: "Loyiha komponentlari ishlaydigan muhit",
  },
};
