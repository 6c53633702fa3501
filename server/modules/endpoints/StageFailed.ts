import type { ProgramFailure } from "../../isolate/index.ts";

/** Why a stage has no output, for whoever wrote it. */
export type StageFault = Exclude<ProgramFailure, { kind: "refused" | "busy" }> | { readonly kind: "notBindable"; readonly reference: string };

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
