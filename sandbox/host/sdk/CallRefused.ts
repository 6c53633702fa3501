import type { Plain } from "#sandbox/protocol/index.ts";

/** How a refusal crosses: plain data, rebuilt as a PlatonError by the guest. No stack of the host's. */
export interface GuestRefusal {
  readonly code: string;
  readonly family: "expected" | "cancelled" | "bug";
  readonly message: string;
  readonly details: Plain;
}

/** A refusal of the sandbox's own, which the kernel need not describe. */
export class CallRefused extends Error {
  readonly refusal: GuestRefusal;

  constructor(refusal: GuestRefusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}
