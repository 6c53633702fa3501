import type { GuestMembers } from "./guestMembers.ts";

export interface AuditEntry {
  /** What happened, in words for a person: at most 300 characters. */
  readonly title: string;
  /** A short name of the kind of event: at most 100 characters. */
  readonly type: string;
  /** Plain data, at most 32 KB as JSON. */
  readonly details?: unknown;
}

/**
 * Records of a project's own for the audit trail. The server keeps what a client reports apart from its own records and
 * marks it so (D29).
 *
 * Guests: `record`, at most twenty in ten seconds.
 * @since 1.0.0
 * @example await audit.record({ title: "Printed the certificate", type: "print", details: { id } });
 */
export interface AuditCapability {
  /** @throws PlatonError `unauthenticated`, `payload_too_large`; for guests `too_many` */
  record(entry: AuditEntry): Promise<void>;
}

/** What of it code in a sandbox may be granted. */
export const auditForGuests = {
  methods: ["record"],
  mirrors: [],
  subscriptions: [],
} as const satisfies GuestMembers<AuditCapability>;
