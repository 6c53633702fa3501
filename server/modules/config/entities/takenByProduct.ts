/** Ids of the plugins that the product itself brings, and of what is named like one: no project's plugin has them. */
export const takenPluginIds: ReadonlySet<string> = new Set([
  "kernel", "realms", "project", "auth", "system", "themes", "tables", "forms", "pages", "call24", "demo", "usage",
]);

/** First parts of the addresses below `/system/` that are the product's own (spec §2): plugins' screens stand beside them. */
export const takenScreens: ReadonlySet<string> = new Set([
  "resizable-page", "file-manager", "profile", "profile-page", "call24", "db-control", "schedules", "health", "logout", "plugins", "themes", "users",
  "administration", "new-table", "new-fields", "settings", "history", "record-history", "why",
]);
