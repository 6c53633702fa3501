import type { Grant } from "#core/grants/guestGrants.ts";
import type { GuestMembers } from "./guestMembers.ts";

/** One thing to choose in a menu; its texts are shown as texts. */
export interface OverlayMenuItem {
  readonly id: string;
  readonly label: string;
  /** A name of one of the product's icons: `map-pin`. */
  readonly icon?: string;
  readonly isDisabled?: boolean;
  /** It takes away what cannot be brought back. */
  readonly isDestructive?: boolean;
  /** A line stands above it. */
  readonly divider?: boolean;
}

export interface OverlayMenuOptions {
  /** What a screen reader calls the menu. */
  readonly title?: string;
}

/**
 * What is drawn above the page. A menu of texts is the product's own, with its keys and its focus; what a component draws
 * itself stands in `<platon-overlay kind="…">`. Both need the kind in the grant.
 *
 * Guests: `openMenu`, and the kinds of `<platon-overlay>` that the grant names.
 * @since 1.0.0
 * @example
 * const chosen = await overlay.openMenu([{ id: "edit", label: t("edit") }, { id: "remove", label: t("remove"), isDestructive: true }]);
 * if (chosen === "remove") await remove();
 */
export interface OverlayCapability {
  /**
   * Opens a menu where the user has just pressed, by mouse, finger or key; one menu for each press, and one at a time.
   * @param items 1 to 100
   * @returns the id of the chosen item; null after Escape, a press elsewhere, and where the component has gone
   * @throws PlatonError `not_activated` when the latest press was not in a component of the caller's, or is 5 s old;
   * for guests `capability_missing` without the kind `menu`
   */
  openMenu(items: readonly OverlayMenuItem[], options?: OverlayMenuOptions): Promise<string | null>;
}

/** What may be drawn above the page. */
export type OverlayKind = Grant<"overlay">[number];

/** What of it code in a sandbox may be granted. */
export const overlayForGuests = {
  methods: ["openMenu"],
  mirrors: [],
  subscriptions: [],
} as const satisfies GuestMembers<OverlayCapability>;
