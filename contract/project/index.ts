/**
 * A project as text (D43): the shape of each file below `projects/<name>/`. Every user-visible text is written in the
 * project's default language and is at the same time its key in `translations` (gettext style): where the caller's
 * language has a text for it, that is shown.
 */
export { DescribedQuery, Permissions, QueryField, QueryParameter, Source, TableSource } from "./accessText.ts";
export type { Oauth2Text } from "./oauth2Text.ts";
export { UserText } from "./peopleText.ts";
export { ProjectText } from "./settingsText.ts";
