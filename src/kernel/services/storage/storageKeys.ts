
/** Names in the browser's storage; those of the specification (spec §3, D57) are kept to the letter. */
export const storageKeys = {
  token: "auth_token",
  refreshToken: "auth_token_refresh",
  user: "auth_user",
  loginUrl: "login_url",
  /** Id of the signature key that signed last. */
  signatureKey: "login_eimzo_key",
  menuCollapsed: "menuCollapsed",
  theme: "platon_theme",
  themeColour: "platon_theme_color",
  /** How close rows and controls stand (public/first-look.js). */
  density: "platon_density",
  locale: "platon_locale",
  /** A random id of this browser (D21). */
  deviceId: "device_id",
  /** Ids of menu items that are unfolded. */
  menuUnfolded: "menuUnfolded",
  /** The person's own order of the menu: a tree of ids. */
  menuOrder: "menuOrder",
  /** "true" while the menu's rows can be moved. */
  isDraggingAllowed: "isDraggingAllowed",
  /** The user's organisations, as the server last listed them. */
  userOrganizations: "user_organizations",
  /** Toasts that were shown when the document was left for another of ours. */
  carriedToasts: "platon_toasts",
  /** Column preferences that the server has not taken yet. */
  pendingColumns: "platon_pending_columns",
  /** Width of the sidebar in pixels, where the person has drawn it. */
  sidebarWidth: "platon_sidebar_width",
  /** Where the person was last, for the palette. */
  recentPlaces: "platon_recent",
  /** What the document looked like last, for the next one's first frame (public/first-look.js). */
  shownTheme: "platon_shown_theme",
  shownLanguage: "platon_shown_lang",
  /** "true" while an administrator has the plain user's view (developer mode). */
  developerMode: "platon_developer_mode",
} as const;

/** The day's translations of one language: `{ fetchedOn, version, texts }`. */
export const translationsKey = (language: string): string => `platon_translations_${language}`;

/** Prefix of what documents write down while they paint components. */
export const paintPrefix = "platon_paint:";

/** Prefix of where uploads that are not finished go on. */
export const uploadPrefix = "platon_upload:";

/** Prefix of the values of one plugin. */
export const pluginPrefix = (plugin: string): string => `platon_plugin:${plugin}:`;
