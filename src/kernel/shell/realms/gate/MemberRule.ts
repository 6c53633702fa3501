import type { Grant } from "#core/grants/guestGrants.ts";
import type { GuestCapabilityName, GuestGrant, GuestMember } from "#sdk/capabilities/index.ts";
import type { Readable } from "#sdk/plugin/Readable.ts";

/** How one member of a capability is opened to guests. */
export interface MemberRule<Reach> {
  /** The arguments rebuilt piece by piece, so that nothing else ever reaches the kernel; undefined refuses the call. */
  accept(args: readonly unknown[]): readonly unknown[] | undefined;
  /** The least grant that is enough for these arguments, which have been accepted; without it any grant of the capability is. */
  needs?(args: readonly unknown[]): Reach | undefined;
  /** How often in ten seconds; a loop of such calls would leave the person nothing else to look at. */
  readonly most?: number;
  /** Whether the call stands over everything else until it is answered. */
  asks?(args: readonly unknown[]): boolean;
  /** The person may be asked before there is an answer: whoever waits for it does not hang. */
  readonly waitsForUser?: true;
}

/** Of a member that is begun. */
export interface SubscriptionRule<Reach> extends MemberRule<Reach> {
  /** Joins a value with one that still waits for the guest; without it, all of them wait in a row. */
  join?(waiting: unknown, next: unknown): unknown;
  /** The value as far as the trust group may hear of it; undefined when it may not at all. */
  narrow?(value: unknown, heard: { readonly args: readonly unknown[]; readonly grant: GuestGrant }): unknown;
}

/** Of a member that is mirrored. */
export interface MirrorRule<Reach> {
  /** The value as far as the grant lets it be read. */
  mirror(whole: Readable<unknown>, grant: Reach): Readable<unknown>;
}

/** One rule for each member that is called or begun: a new member does not compile until it has one. Mirrors need none. */
export type CapabilityRules<Name extends GuestCapabilityName> = {
  readonly [Member in GuestMember<Name, "methods">]: MemberRule<Grant<Name>>;
} & {
  readonly [Member in GuestMember<Name, "subscriptions">]: SubscriptionRule<Grant<Name>>;
} & {
  readonly [Member in GuestMember<Name, "mirrors">]?: MirrorRule<Grant<Name>>;
};
