import type { Readable } from "../plugin/Readable.ts";
import type { GuestMembers } from "./guestMembers.ts";

/** `platon.deepDark` and whether it is dark. */
export interface ActiveTheme {
  readonly name: string;
  readonly isDark: boolean;
}

/** How close rows and controls stand: rows of tables are 36 or 44 px high. */
export const densities = ["compact", "comfortable"] as const;

export type Density = (typeof densities)[number];

/**
 * Theme and colour (spec §4 Theme, §6), and how close rows stand.
 *
 * Guests: `current`.
 * @since 1.0.0
 * @example const colour = theme.current.value.isDark ? "white" : "black";
 */
export interface ThemeCapability {
  readonly current: Readable<ActiveTheme>;
  /** Names that the user may choose; empty when the picker is hidden by permission. */
  readonly available: Readable<readonly string[]>;
  set(name: string): Promise<void>;
  /** The person's choice, kept in this browser. */
  readonly density: Readable<Density>;
  setDensity(density: Density): Promise<void>;
}

/** What of it code in a sandbox may be granted. */
export const themeForGuests = {
  methods: [],
  mirrors: ["current"],
  subscriptions: [],
} as const satisfies GuestMembers<ThemeCapability>;
