import type { User } from "#contract/auth.ts";
import type { Readable } from "../plugin/Readable.ts";
import type { GuestMembers } from "./guestMembers.ts";

export type { User } from "#contract/auth.ts";

/**
 * Who is signed in (spec §3 User).
 *
 * Guests: `current`, with the fields that the grant names.
 * @since 1.0.0
 * @example const mayEdit = user.current.value?.permissions.includes("cities.update") === true;
 */
export interface UserCapability {
  /** Undefined for a guest of the product. */
  readonly current: Readable<User | undefined>;
}

/** What of it code in a sandbox may be granted. */
export const userForGuests = {
  methods: [],
  mirrors: ["current"],
  subscriptions: [],
} as const satisfies GuestMembers<UserCapability>;
