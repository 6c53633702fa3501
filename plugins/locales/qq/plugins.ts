import type { Wording } from "#sdk/contributions/locale.ts";
import type { plugins as source } from "../uz/plugins.ts";

export const plugins: Wording<typeof source> = {
  auth: "Системаға кириў",
  demo: "Көрсетиў бетлери",
  forms: "Формалар",
  locales: "Тиллер",
  pages: "Бетлер",
  system: "Система",
  project: "Жойбар коды",
  tables: "Кестелер",
  themes: "Көринислер",
  realms: "Жойбар компонентлери",
};
