import type { GuestMembers } from "./guestMembers.ts";

/** One of `text` and `base64` is the content. */
export interface DownloadFile {
  /** Shown to the user; cleaned, and `.txt` is added where the ending is none of a document, a picture or data. */
  readonly name: string;
  readonly text?: string;
  readonly base64?: string;
}

/**
 * Gives the user a file.
 *
 * Guests: at most 1 MB a file and five files in ten seconds.
 * @since 1.0.0
 * @example await download.save({ name: "cities.csv", text: rows.map(({ name }) => name).join("\r\n") });
 */
export interface DownloadCapability {
  /** @throws PlatonError `invalid_arguments` for base64 that is none; for guests `too_many` */
  save(file: DownloadFile): Promise<void>;
}

/** What of it code in a sandbox may be granted. */
export const downloadForGuests = {
  methods: ["save"],
  mirrors: [],
  subscriptions: [],
} as const satisfies GuestMembers<DownloadCapability>;
