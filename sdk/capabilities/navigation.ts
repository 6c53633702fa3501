import type { Readable } from "../plugin/Readable.ts";
import type { GuestMembers } from "./guestMembers.ts";

export interface PlatonLocation {
  /** Below the origin, decoded, without query. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

/** What was held down at a click: Ctrl or Cmd opens a new tab (spec §2 Links). */
export interface OpenOptions {
  readonly inNewTab?: boolean;
  /** Takes the place of the present address, in this tab whatever `_target` says. */
  readonly replace?: boolean;
}

/**
 * Links and the address (spec §2 Links): `_target`, `_mid`, modals, new tabs.
 *
 * Guests: `open`, `setQuery`, `back` and the location. Links lead inside the product; where the grant says so, also to
 * https, mailto and tel addresses.
 * @since 1.0.0
 * @example navigation.open("forms/cities/0192?_target=modal_60");
 */
export interface NavigationCapability {
  readonly location: Readable<PlatonLocation>;
  /** Opens a link of the product. Another host is opened after a confirmation that shows the address. */
  open(link: string, options?: OpenOptions): Promise<void>;
  /** The address that `link` leads to, for an `href`. Not for guests, whose links are drawn by the host. */
  href(link: string): string;
  /** Changes parameters of the present address (undefined removes), without a new entry in the history. */
  setQuery(change: Readonly<Record<string, string | undefined>>): Promise<void>;
  /** A step back; home where the document shows its first place. */
  back(): Promise<void>;
  /** Asks before the page is left while `isDirty` says so; dispose when the form is gone. Not for guests. */
  guard(isDirty: () => boolean): { dispose(): void };
}

/** What of it code in a sandbox may be granted. */
export const navigationForGuests = {
  methods: ["open", "setQuery", "back"],
  mirrors: ["location"],
  subscriptions: [],
} as const satisfies GuestMembers<NavigationCapability>;
