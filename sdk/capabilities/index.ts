import { auditForGuests, type AuditCapability, type AuditGrant } from "./audit.ts";
import { clipboardForGuests, type ClipboardCapability, type ClipboardGrant } from "./clipboard.ts";
import { commandsForGuests, type CommandsCapability, type CommandsGrant } from "./commands.ts";
import { dialogsForGuests, type DialogsCapability, type DialogsGrant } from "./dialogs.ts";
import { downloadForGuests, type DownloadCapability, type DownloadGrant } from "./download.ts";
import { eventsForGuests, type EventsCapability, type EventsGrant } from "./events.ts";
import type { ExpressionsCapability } from "./expressions.ts";
import { filesForGuests, type FilesCapability, type FilesGrant } from "./files.ts";
import { formsForGuests, type FormsCapability } from "./forms.ts";
import type { GuestMembers, WholeGrant } from "./guestMembers.ts";
import { httpForGuests, type HttpCapability, type HttpGrant } from "./http.ts";
import { i18nForGuests, type I18nCapability, type I18nGrant } from "./i18n.ts";
import type { LoggingCapability } from "./logging.ts";
import { navigationForGuests, type NavigationCapability, type NavigationGrant } from "./navigation.ts";
import { overlayForGuests, type OverlayCapability, type OverlayGrant } from "./overlay.ts";
import { pagesForGuests, type PagesCapability, type PagesGrant } from "./pages.ts";
import type { PluginsCapability } from "./plugins.ts";
import type { ProjectCapability } from "./project.ts";
import type { SessionCapability } from "./session.ts";
import { storageForGuests, type StorageCapability, type StorageGrant } from "./storage.ts";
import { tablesForGuests, type RecordGrant, type TablesCapability } from "./tables.ts";
import { themeForGuests, type ThemeCapability, type ThemeGrant } from "./theme.ts";
import { toastsForGuests, type ToastsCapability, type ToastsGrant } from "./toasts.ts";
import { userForGuests, type UserCapability, type UserGrant } from "./user.ts";

/** Every capability by name. The kernel's record of implementations is total over it. */
export interface CapabilityMap {
  readonly tables: TablesCapability;
  readonly forms: FormsCapability;
  readonly pages: PagesCapability;
  readonly http: HttpCapability;
  readonly navigation: NavigationCapability;
  readonly dialogs: DialogsCapability;
  readonly toasts: ToastsCapability;
  readonly overlay: OverlayCapability;
  readonly i18n: I18nCapability;
  readonly theme: ThemeCapability;
  readonly user: UserCapability;
  readonly session: SessionCapability;
  readonly storage: StorageCapability;
  readonly files: FilesCapability;
  readonly events: EventsCapability;
  readonly audit: AuditCapability;
  readonly clipboard: ClipboardCapability;
  readonly download: DownloadCapability;
  readonly commands: CommandsCapability;
  readonly expressions: ExpressionsCapability;
  readonly project: ProjectCapability;
  readonly plugins: PluginsCapability;
  readonly logging: LoggingCapability;
}

export type CapabilityName = keyof CapabilityMap;

/**
 * What a guest may be granted, member by member (D73). The one map from which the gate's rules, the guest's side and the
 * types of the editor come: a member that is not in it does not exist inside a sandbox.
 */
export const guestCapabilities = {
  tables: tablesForGuests,
  forms: formsForGuests,
  pages: pagesForGuests,
  http: httpForGuests,
  navigation: navigationForGuests,
  dialogs: dialogsForGuests,
  toasts: toastsForGuests,
  overlay: overlayForGuests,
  i18n: i18nForGuests,
  theme: themeForGuests,
  user: userForGuests,
  storage: storageForGuests,
  files: filesForGuests,
  events: eventsForGuests,
  audit: auditForGuests,
  clipboard: clipboardForGuests,
  download: downloadForGuests,
  commands: commandsForGuests,
} as const satisfies { readonly [Name in CapabilityName]?: GuestMembers<CapabilityMap[Name]> };

export type GuestCapabilityName = keyof typeof guestCapabilities;

/** Members of one capability that cross in the given ways. */
export type GuestMember<Name extends GuestCapabilityName, Kind extends keyof GuestMembers<unknown>> =
  (typeof guestCapabilities)[Name][Kind][number];

/** What code in a sandbox sees of each capability. */
export type GuestCapabilityMap = {
  readonly [Name in GuestCapabilityName]: Pick<
    CapabilityMap[Name],
    Extract<
      GuestMember<Name, keyof GuestMembers<unknown>> | (Name extends "i18n" ? "t" : never),
      keyof CapabilityMap[Name]
    >
  >;
};

/** How each capability is narrowed for a guest. */
interface GuestGrants {
  readonly tables: RecordGrant;
  readonly forms: RecordGrant;
  readonly pages: PagesGrant;
  readonly http: HttpGrant;
  readonly navigation: NavigationGrant;
  readonly dialogs: DialogsGrant;
  readonly toasts: ToastsGrant;
  readonly overlay: OverlayGrant;
  readonly i18n: I18nGrant;
  readonly theme: ThemeGrant;
  readonly user: UserGrant;
  readonly storage: StorageGrant;
  readonly files: FilesGrant;
  readonly events: EventsGrant;
  readonly audit: AuditGrant;
  readonly clipboard: ClipboardGrant;
  readonly download: DownloadGrant;
  readonly commands: CommandsGrant;
}

/** The narrowing of one capability. */
export type CapabilityGrant<Name extends GuestCapabilityName> = GuestGrants[Name];

/**
 * What one trust group may use and how far; what is not in it, is not granted.
 * @example { toasts: true, tables: { "*": ["read"] }, http: { endpoints: ["rates"] } }
 */
export type GuestGrant = { readonly [Name in GuestCapabilityName]?: CapabilityGrant<Name> } & {
  /** Components may have a document of their own, a frame realm (X10). Nothing is called by this name. */
  readonly frames?: WholeGrant;
  /**
   * Components of other trust groups that its own may hold by `<platon-component name>`: those of the project's folder
   * `components`, and those that a plugin has for pages. `*` for all. Nothing is called by this name either.
   */
  readonly components?: readonly string[];
};
