import type { ProgramFailure } from "../../isolate/index.ts";

/** Why another server gave nothing that a stage can use. */
export type OutsideFault =
  /** The operator has not named the host, or it is a private address; what of it, in words. */
  | { readonly kind: "notAsked"; readonly message: string }
  /** There was no connection, or it broke off. */
  | { readonly kind: "unreachable"; readonly message: string }
  | { readonly kind: "slow"; readonly seconds: number }
  | { readonly kind: "status"; readonly status: number }
  | { readonly kind: "answerTooLarge"; readonly kilobytes: number }
  | { readonly kind: "notJson" };

/** Why a stage has no output, for whoever wrote it. */
export type StageFault = Exclude<ProgramFailure, { kind: "refused" | "busy" }> | OutsideFault | { readonly kind: "notBindable"; readonly reference: string };

/** A stage of an endpoint failed through its own fault. */
export class StageFailed extends Error {
  override readonly name = "StageFailed";
  readonly stage: string;
  readonly fault: StageFault;

  constructor(stage: string, fault: StageFault) {
    super(`stage ${stage}: ${JSON.stringify(fault)}`);
    this.stage = stage;
    this.fault = fault;
  }
}
