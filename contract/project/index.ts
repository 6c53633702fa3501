/**
 * A project as text (D43): the shape of each file below `projects/<name>/`. Every user-visible text is written in the
 * project's default language and is at the same time its key in `translations` (gettext style): where the caller's
 * language has a text for it, that is shown.
 */
export { Permissions, Source } from "./accessText.ts";
export { DatasetField, DatasetText } from "./datasetText.ts";
export { EndpointParameter, EndpointStage, EndpointText } from "./endpointText.ts";
export { ElementText, FormText } from "./formText.ts";
export { MenuText, MenusText } from "./menuText.ts";
export { PageQueryText, PageText, ComponentText } from "./pageText.ts";
export { RoleText, UserText } from "./peopleText.ts";
export { ProjectText, TranslationsText } from "./settingsText.ts";
export { ColumnText, FilterText, ButtonText, TableText } from "./tableText.ts";
