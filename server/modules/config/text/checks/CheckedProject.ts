import type { TextProblem } from "../problems/reasons.ts";

/** What checks say of a project: what is refused, and what is told. */
export interface CheckedProject {
  readonly problems: readonly TextProblem[];
  readonly warnings: readonly TextProblem[];
}
