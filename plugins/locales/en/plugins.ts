import type { Wording } from "#sdk/contributions/locale.ts";
import type { plugins as source } from "../uz/plugins.ts";

export const plugins: Wording<typeof source> = {
  auth: "Sign-in",
  demo: "Demo pages",
  forms: "Forms",
  locales: "Languages",
  pages: "Pages",
  system: "System",
  project: "Project code",
  tables: "Tables",
  themes: "Themes",
  realms: "Project components",
};
