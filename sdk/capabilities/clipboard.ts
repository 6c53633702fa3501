import type { GuestMembers } from "./guestMembers.ts";

/**
 * The clipboard, as text. Both need a click or a key just before, so that nobody's clipboard is read or overwritten
 * behind their back.
 *
 * Guests: `writeText` and `readText` by the grant.
 * @since 1.0.0
 * @example await clipboard.writeText(row.number);
 */
export interface ClipboardCapability {
  /** @throws PlatonError `not_activated`, `clipboard_unavailable` */
  writeText(text: string): Promise<void>;
  /** @throws PlatonError `not_activated`, `clipboard_unavailable` when the browser or the user says no */
  readText(): Promise<string>;
}

/** What of it code in a sandbox may be granted. */
export const clipboardForGuests = {
  methods: ["writeText", "readText"],
  mirrors: [],
  subscriptions: [],
} as const satisfies GuestMembers<ClipboardCapability>;
