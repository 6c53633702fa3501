import type { Wording } from "#sdk/contributions/locale.ts";
import type { plugins as source } from "../uz/plugins.ts";

export const plugins: Wording<typeof source> = {
  auth: "Sistemaǵa kiriw",
  demo: "Kórsetiw betleri",
  forms: "Formalar",
  locales: "Tiller",
  pages: "Betler",
  system: "Sistema",
  project: "Joybar kodı",
  tables: "Kesteler",
  themes: "Kórinisler",
  realms: "Joybar komponentleri",
};
