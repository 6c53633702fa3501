/** A place in the author's own source, both from 1. */
interface Place {
  readonly line: number;
  readonly column: number;
}

/** Why a program gave no result. */
export type ProgramFailure =
  /** It does not compile. */
  | ({ readonly kind: "syntax"; readonly message: string } & Place)
  /** It threw, and where, as far as it is known. */
  | ({ readonly kind: "thrown"; readonly name: string; readonly message: string } & Partial<Place>)
  /** It called `refuse`: what it says to its caller, by parameter. */
  | { readonly kind: "refused"; readonly fields: Readonly<Record<string, string>> }
  /** Its time was over. */
  | { readonly kind: "timeout" }
  /** Its memory was full. */
  | { readonly kind: "memory" }
  /** It waits for something that never comes. */
  | { readonly kind: "unsettled" }
  | { readonly kind: "inputTooLarge" }
  | { readonly kind: "resultTooLarge" }
  /** The result, at `path`, holds what JSON does not. */
  | { readonly kind: "notPlain"; readonly path: string }
  /** Too many runs wait; it did not begin. */
  | { readonly kind: "busy" }
  /** The thread ended with it, for a reason of ours. */
  | { readonly kind: "crashed" };

/** What became of one run of a program. */
export interface ProgramAnswer {
  readonly outcome: { readonly kind: "value"; readonly value: unknown } | ProgramFailure;
  /** What it wrote to its console, lines cut. */
  readonly logs: readonly string[];
}

/** What became of one expression. A value may also be undefined, NaN, an infinity or -0. */
export type ExpressionAnswer = { readonly value: unknown } | { readonly error: string };
