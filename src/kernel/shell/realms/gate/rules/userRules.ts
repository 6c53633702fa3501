import type { Grant } from "#core/grants/guestGrants.ts";
import type { Readable } from "#sdk/plugin/Readable.ts";
import type { CapabilityRules } from "../MemberRule.ts";

/** The user with the granted fields only. */
function narrowUser(user: Readable<unknown>, { fields }: Grant<"user">): Readable<unknown> {
  if (!fields) return user;
  const pick = (whole: unknown): unknown => whole && Object.fromEntries(Object.entries(whole).filter(([field]) => fields.includes(field)));
  return {
    get value() {
      return pick(user.value);
    },
    subscribe: (listener) => user.subscribe((whole) => listener(pick(whole))),
  };
}

export const userRules: CapabilityRules<"user"> = { current: { mirror: narrowUser } };
