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
};
