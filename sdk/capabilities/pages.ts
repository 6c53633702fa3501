import type { ComponentContent, PageDefinition } from "#contract/page.ts";
import type { GuestMembers } from "./guestMembers.ts";
import type { ReadOptions } from "./tables.ts";

export type { ComponentContent, PageDefinition } from "#contract/page.ts";

/**
 * Page definitions (spec §3, §4 Page loading).
 *
 * Guests: `read`, of the pages that the grant names.
 * @since 1.0.0
 * @example const { data } = await pages.read("dashboard", { year: "2026" });
 */
export interface PagesCapability {
  /** `query` is the route's query, given to the page's named queries. @throws PlatonError `not_found`, `forbidden` */
  read(name: string, query: Record<string, string>, options?: ReadOptions): Promise<PageDefinition>;
  /** Source of a component that a definition names by its hash; immutable. @throws PlatonError `not_found`, `forbidden` */
  component(hash: string, options?: ReadOptions): Promise<ComponentContent>;
  /** The public landing page `main`, or undefined when there is none. */
  landing(): Promise<PageDefinition | undefined>;
}

/** What of it code in a sandbox may be granted. */
export const pagesForGuests = {
  methods: ["read"],
  mirrors: [],
  subscriptions: [],
} as const satisfies GuestMembers<PagesCapability>;
