import type { Disposable } from "#sdk/plugin/Disposable.ts";
import type { Readable } from "#sdk/plugin/Readable.ts";
import type { GuestRefusal, Plain, SdkCall } from "#sandbox/protocol/index.ts";
import type { GuestMethods } from "./exposeCalls.ts";

export type { GuestRefusal };

/** What one trust group may use of the SDK, narrowed for it; made by the kernel's gate. */
export interface RealmGrant {
  readonly methods: GuestMethods;
  /** Capability → member → how it is begun. */
  readonly subscriptions: Readonly<Record<string, Readonly<Record<string, GuestSubscription>>>>;
  /** Capability → member → readable, whose values the realm mirrors. */
  readonly mirrors: Readonly<Record<string, Readonly<Record<string, Readable<unknown>>>>>;
  /** Components may have a document of their own (X10). */
  readonly mayUseFrames: boolean;
  /** What a guest may know of a failure. */
  describe(failure: unknown): GuestRefusal;
  /** A call that is not granted, or whose arguments are wrong; undefined is no SDK call at all. */
  onRefused(call: SdkCall | undefined): void;
}

/** A member that hands values to a listener until it is ended (X3). */
export interface GuestSubscription {
  /** The arguments before the listener as they may be passed on, rebuilt; undefined refuses the subscription. */
  readonly accept: (args: readonly (Plain | undefined)[]) => readonly unknown[] | undefined;
  /** @throws PlatonError when it may not begin */
  readonly start: (args: readonly unknown[], listener: (value: unknown) => void) => Disposable;
  /** Joins a value with one that still waits for the guest; without it, all of them wait in a row. */
  readonly join?: (waiting: unknown, next: unknown) => unknown;
}
