import type { GuestMembers } from "./guestMembers.ts";

/** A toast's text is plain; the titles 'Хатолик' and 'Хабар' are the product's (spec §2). */
export interface Toast {
  readonly kind: "success" | "error" | "info";
  readonly text: string;
  readonly title?: string;
  /** One action, for instance undo. Not for guests. */
  readonly action?: { readonly label: string; run(): void };
}

/**
 * Short messages that go away by themselves, drawn by the product.
 *
 * Guests: `show` without an action, at most ten in ten seconds.
 * @since 1.0.0
 * @example await toasts.show({ kind: "success", text: t("forms.saved") });
 */
export interface ToastsCapability {
  /** @throws PlatonError for guests `too_many` */
  show(toast: Toast): Promise<void>;
}

/** What of it code in a sandbox may be granted. */
export const toastsForGuests = {
  methods: ["show"],
  mirrors: [],
  subscriptions: [],
} as const satisfies GuestMembers<ToastsCapability>;
