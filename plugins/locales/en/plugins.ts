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
  about: {
    auth: "Signing in with a password, and sessions",
    demo: "Samples: components, calls, code that misbehaves",
    forms: "Forms that enter and change records",
    locales: "Texts in six languages and how they are written",
    pages: "The project's pages and its main page",
    system: "Profile, plugins and system screens",
    project: "The project's components, scripts and expressions",
    tables: "Lists: order, filters, totals",
    themes: "Colours and looks",
    realms: "Where the project's components run",
  },
};
