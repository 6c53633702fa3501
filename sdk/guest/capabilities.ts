import { guestCapability } from "./connectGuest.ts";

/** Rows and configuration of tables, and their changes, under the signed-in user's own permissions. @since 1.0.0 */
export const tables = guestCapability("tables");

/** Forms and their records, under the signed-in user's own permissions. @since 1.0.0 */
export const forms = guestCapability("forms");

/** Page definitions. @since 1.0.0 */
export const pages = guestCapability("pages");

/** Figures of the project's metrics, under the signed-in user's own permissions. @since 1.0.0 */
export const metrics = guestCapability("metrics");

/** The project's own endpoints. @since 1.0.0 */
export const http = guestCapability("http");

/** The address, and changes of it. @since 1.0.0 */
export const navigation = guestCapability("navigation");

/** Questions and messages that wait for an answer. @since 1.0.0 */
export const dialogs = guestCapability("dialogs");

/** Short messages that go away by themselves. @since 1.0.0 */
export const toasts = guestCapability("toasts");

/** What is drawn above the page. @since 1.0.0 */
export const overlay = guestCapability("overlay");

/** Language, time zone and texts. @since 1.0.0 */
export const i18n = guestCapability("i18n");

/** The present theme. @since 1.0.0 */
export const theme = guestCapability("theme");

/** Who is signed in. @since 1.0.0 */
export const user = guestCapability("user");

/** Small values kept in this browser for the trust group. @since 1.0.0 */
export const storage = guestCapability("storage");

/** Files that the user chooses. @since 1.0.0 */
export const files = guestCapability("files");

/** What changes elsewhere, and the group's own events. @since 1.0.0 */
export const events = guestCapability("events");

/** Records for the audit trail. @since 1.0.0 */
export const audit = guestCapability("audit");

/** The clipboard, at a click. @since 1.0.0 */
export const clipboard = guestCapability("clipboard");

/** Gives the user a file. @since 1.0.0 */
export const download = guestCapability("download");

/** Things that can be done by name. @since 1.0.0 */
export const commands = guestCapability("commands");
