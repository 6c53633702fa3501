import type { GuestMembers } from "./guestMembers.ts";

/**
 * Small values kept in this browser, apart for each plugin (and for the project's own code): JSON, together at most
 * 1 MiB of text.
 *
 * Guests: everything; a trust group has values of its own.
 * @since 1.0.0
 * @example await storage.set("draft", { text: "…" });
 */
export interface StorageCapability {
  get(key: string): Promise<unknown>;
  /** @throws PlatonError `storage_full` */
  set(key: string, value: unknown): Promise<void>;
  remove(key: string): Promise<void>;
}

/** What of it code in a sandbox may be granted. */
export const storageForGuests = {
  methods: ["get", "set", "remove"],
  mirrors: [],
  subscriptions: [],
} as const satisfies GuestMembers<StorageCapability>;
