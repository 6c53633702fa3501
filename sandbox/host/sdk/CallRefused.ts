import type { GuestRefusal } from "#sandbox/protocol/index.ts";

/** A refusal of the sandbox's own, which the kernel need not describe. */
export class CallRefused extends Error {
  readonly refusal: GuestRefusal;

  constructor(refusal: GuestRefusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}
