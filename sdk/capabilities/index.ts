import type { Grant, GrantName, UncalledGrant } from "#core/grants/guestGrants.ts";
import { auditForGuests, type AuditCapability } from "./audit.ts";
import { clipboardForGuests, type ClipboardCapability } from "./clipboard.ts";
import { commandsForGuests, type CommandsCapability } from "./commands.ts";
import { dialogsForGuests, type DialogsCapability } from "./dialogs.ts";
import type { DocumentsCapability } from "./documents.ts";
import { downloadForGuests, type DownloadCapability } from "./download.ts";
import { eventsForGuests, type EventsCapability } from "./events.ts";
import type { ExpressionsCapability } from "./expressions.ts";
import { filesForGuests, type FilesCapability } from "./files.ts";
import { formsForGuests, type FormsCapability } from "./forms.ts";
import type { GuestMembers } from "./guestMembers.ts";
import { httpForGuests, type HttpCapability } from "./http.ts";
import { i18nForGuests, type I18nCapability } from "./i18n.ts";
import type { LoggingCapability } from "./logging.ts";
import { metricsForGuests, type MetricsCapability } from "./metrics.ts";
import { navigationForGuests, type NavigationCapability } from "./navigation.ts";
import { overlayForGuests, type OverlayCapability } from "./overlay.ts";
import { pagesForGuests, type PagesCapability } from "./pages.ts";
import type { PluginsCapability } from "./plugins.ts";
import type { ProjectCapability } from "./project.ts";
import type { SessionCapability } from "./session.ts";
import type { SignaturesCapability } from "./signatures.ts";
import { storageForGuests, type StorageCapability } from "./storage.ts";
import { tablesForGuests, type TablesCapability } from "./tables.ts";
import { themeForGuests, type ThemeCapability } from "./theme.ts";
import { toastsForGuests, type ToastsCapability } from "./toasts.ts";
import { userForGuests, type UserCapability } from "./user.ts";

/** Every capability by name. The kernel's record of implementations is total over it. */
export interface CapabilityMap {
  readonly tables: TablesCapability;
  readonly forms: FormsCapability;
  readonly pages: PagesCapability;
  readonly metrics: MetricsCapability;
  readonly http: HttpCapability;
  readonly navigation: NavigationCapability;
  readonly dialogs: DialogsCapability;
  readonly documents: DocumentsCapability;
  readonly toasts: ToastsCapability;
  readonly overlay: OverlayCapability;
  readonly i18n: I18nCapability;
  readonly theme: ThemeCapability;
  readonly user: UserCapability;
  readonly session: SessionCapability;
  readonly signatures: SignaturesCapability;
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
  metrics: metricsForGuests,
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
} as const satisfies { readonly [Name in Exclude<GrantName, UncalledGrant>]: GuestMembers<CapabilityMap[Name]> };

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

/**
 * What one trust group may use and how far; what is not in it, is not granted.
 * @example { toasts: true, tables: { "*": ["read"] }, http: { endpoints: ["rates"] } }
 */
export type GuestGrant = { readonly [Name in GrantName]?: Grant<Name> };
