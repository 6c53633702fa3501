import type { GuestMembers } from "./guestMembers.ts";

export interface Confirmation {
  readonly text: string;
  readonly title?: string;
  /** Ҳа and Йўқ unless said. */
  readonly yes?: string;
  readonly no?: string;
  readonly isDangerous?: boolean;
}

/**
 * Questions and messages that wait for an answer, drawn by the product over everything else (spec §2).
 *
 * Guests: both, one at a time.
 * @since 1.0.0
 * @example if (await dialogs.confirm({ text: t("forms.delete.question"), isDangerous: true })) await remove();
 */
export interface DialogsCapability {
  /** True for yes; Escape and closing are no. @throws PlatonError for guests `too_many` */
  confirm(confirmation: Confirmation): Promise<boolean>;
  /** A message with the one button Ок (spec §2); settles when it is closed. @throws PlatonError for guests `too_many` */
  message(text: string): Promise<void>;
}

/** What of it code in a sandbox may be granted. */
export const dialogsForGuests = {
  methods: ["confirm", "message"],
  mirrors: [],
  subscriptions: [],
} as const satisfies GuestMembers<DialogsCapability>;
