import type { CapabilityGrant, GuestCapabilityName, GuestMember } from "#sdk/capabilities/index.ts";

/** How one member of a capability is opened to guests. */
export interface MemberRule<Grant> {
  /** The arguments rebuilt piece by piece, so that nothing else ever reaches the kernel; undefined refuses the call. */
  accept(args: readonly unknown[]): readonly unknown[] | undefined;
  /**
   * What the grant lacks for these arguments, which have been accepted: `tables: read cities`. Without it the grant of
   * the capability is enough.
   */
  lacks?(grant: Grant, args: readonly unknown[]): string | undefined;
}

/** One rule for each member that is called or begun; a new member does not compile until it has one. */
export type CapabilityRules<Name extends GuestCapabilityName> = {
  readonly [Member in GuestMember<Name, "methods" | "subscriptions">]: MemberRule<CapabilityGrant<Name>>;
};
