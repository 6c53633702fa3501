import type { User } from "#contract/auth.ts";
import type { ServerEvent } from "#contract/serverEvent.ts";
import type { Disposable } from "../plugin/Disposable.ts";
import type { GuestMembers } from "./guestMembers.ts";
import type { RecordChange } from "./tables.ts";

/** A piece of configuration that the user may read has changed. */
export interface ConfigChange {
  /** `tables`, `forms`, `menus` … */
  readonly entity: string;
  readonly name: string;
  readonly revision: string;
}

/** One call of sandboxed code, as the gate saw it; told only while somebody listens. */
export interface GuestCall {
  /** Trust group. */
  readonly group: string;
  /** `tables.rows` */
  readonly call: string;
  /** Length of the arguments as JSON, in UTF-16 units. */
  readonly size: number;
  /** Milliseconds until the answer. */
  readonly time: number;
  readonly outcome: "done" | "failed" | "refused";
}

/** Something that went wrong in sandboxed code, or a realm that was ended. */
export interface GuestIncident {
  readonly group: string;
  /** The component, where it is known. */
  readonly component?: string;
  readonly message: string;
  /** Place in the author's own source, both numbers from 1. */
  readonly place?: { readonly component: string; readonly line: number; readonly column: number };
  /** Why the realm was ended, where it was. */
  readonly why?: string;
}

/** Facts that the application announces. Nothing is steered by them. */
export interface EventMap {
  readonly AfterLogin: { readonly user: User };
  readonly AfterAuth: { readonly user: User };
  readonly AfterLogout: { readonly reason: "user" | "expired" };
  /** A message of the server's event stream (D10). */
  readonly ServerEvent: ServerEvent;
  /** A record changed, in tables that the user may read (D10). */
  readonly record: RecordChange;
  readonly config: ConfigChange;
  /** The user has saved a record by a form of this document. */
  readonly FormSaved: { readonly form: string; readonly id: string; readonly isNew: boolean };
  /** For tools that show what sandboxed code does; no guest hears them. */
  readonly GuestCall: GuestCall;
  readonly GuestIncident: GuestIncident;
  /** A plugin's own events: heard by that plugin alone. The value is plain data. */
  readonly [custom: `custom:${string}`]: unknown;
}

/**
 * The event bus.
 *
 * Guests: the kinds that the grant names: `record` (of tables that they may read), `config`, and `custom:…`, which stay
 * inside the trust group and are the only ones that a guest may emit.
 * @since 1.0.0
 * @example context.own(events.on("AfterLogin", ({ user }) => greet(user)));
 * @example events.emit("custom:cart-changed", { count: 3 });
 */
export interface EventsCapability {
  /** A guest that is slow gets at most the last 1,000 that wait. @throws PlatonError for guests `capability_missing` */
  on<Name extends keyof EventMap>(name: Name, listener: (event: EventMap[Name]) => void): Disposable;
  /** @throws PlatonError for guests `capability_missing` */
  emit<Name extends keyof EventMap>(name: Name, event: EventMap[Name]): Promise<void>;
}

/** What of it code in a sandbox may be granted. */
export const eventsForGuests = {
  methods: ["emit"],
  mirrors: [],
  subscriptions: ["on"],
} as const satisfies GuestMembers<EventsCapability>;
