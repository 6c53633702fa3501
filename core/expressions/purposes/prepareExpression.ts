import { compileExpression } from "../compile/compileExpression.ts";
import type { ExpressionLibrary } from "../functions/expressionLibrary.ts";
import { parseExpression } from "../parse/parseExpression.ts";
import type { AggregateUse, Evaluate, ExpressionFailure, ExpressionLimits, InvalidSource, ProgramSource, RestrictedExpression, Scope } from "../types.ts";
import { locateError } from "../values/ExpressionError.ts";
import { plainResult } from "../values/plainResult.ts";
import { beginWork } from "../values/workLimit.ts";
import { type Purpose, type PurposeResults, purposes } from "./purposes.ts";

/** What the purpose makes of an evaluation; `failure` is for the log, with the place in the source (D75). */
export interface Outcome<T> {
  readonly value: T;
  readonly failure?: ExpressionFailure;
}

interface Settling<P extends Purpose> {
  /** The outcome of a value that came from elsewhere: a program's, from realm or QuickJS. Never throws. */
  settle(value: unknown): Outcome<PurposeResults[P]>;
  /** The outcome when elsewhere failed. */
  settleFailure(failure: ExpressionFailure): Outcome<PurposeResults[P]>;
}

/** Ready for evaluation here; an invalid source too: it answers its failure and the fallback each time. */
export interface ReadyExpression<P extends Purpose> extends Settling<P> {
  readonly kind: "ready";
  readonly dependencies: readonly string[];
  /** Of a footer formula: what it reads of the rows. */
  readonly aggregates: readonly AggregateUse[];
  /** Never throws. */
  evaluate(scope: Scope): Outcome<PurposeResults[P]>;
}

/** To be evaluated elsewhere; `settle` does the rest. */
export interface ProgramExpression<P extends Purpose> extends Settling<P> {
  readonly kind: "program";
  readonly program: ProgramSource;
}

export type PreparedExpression<P extends Purpose> = ReadyExpression<P> | ProgramExpression<P>;

export interface PrepareOptions {
  readonly library?: ExpressionLibrary;
  /** Names besides those of the purpose: the form's data fields, the other footers. */
  readonly names?: Iterable<string>;
  readonly aggregates?: Iterable<string>;
  /** Those of the project; the default unless said. */
  readonly limits?: ExpressionLimits;
}

/**
 * A source made ready for what it is for: parsed with the names that the purpose sees, compiled, its results shaped and
 * its failures turned into the specification's fall-backs (spec §4, §8; D75).
 *
 * @example
 * const condition = prepareExpression("values.kind === 'legal'", "displayCondition");
 * if (condition.kind === "ready") condition.evaluate({ values: { kind: "legal" } }) // { value: true }
 */
export function prepareExpression<P extends Purpose>(source: string, purpose: P, options: PrepareOptions = {}): PreparedExpression<P> {
  const names = [...purposes[purpose].names, ...(options.names ?? [])];
  const { aggregates = [], limits } = options;
  const parsed = parseExpression(source, { names, aggregates, ...(limits && { limits }) });
  switch (parsed.kind) {
    case "program": return { kind: "program", program: parsed, ...settling(purpose) };
    case "invalid": return invalidExpression(parsed, purpose);
    case "expression": return readyExpression(parsed, purpose, options.library);
  }
}

function readyExpression<P extends Purpose>(
  parsed: RestrictedExpression, purpose: P, library: ExpressionLibrary | undefined,
): ReadyExpression<P> {
  const run: Evaluate = compileExpression(parsed, library);
  const rules = purposes[purpose];
  return {
    kind: "ready", dependencies: parsed.dependencies, aggregates: parsed.aggregates, ...settling(purpose),
    evaluate(scope) {
      try {
        return { value: rules.shape(run(scope)) };
      } catch (error) {
        return failed(purpose, error);
      }
    },
  };
}

function invalidExpression<P extends Purpose>({ code, detail, line, column }: InvalidSource, purpose: P): ReadyExpression<P> {
  const { settle, settleFailure } = settling(purpose);
  const outcome = settleFailure({ code, detail, line, column });
  return { kind: "ready", dependencies: [], aggregates: [], settle, settleFailure, evaluate: () => outcome };
}

function settling<P extends Purpose>(purpose: P): Settling<P> {
  const { shape, fallback } = purposes[purpose];
  return {
    settle(value) {
      try {
        beginWork();
        return { value: shape(plainResult(value, { line: 1, column: 1 })) };
      } catch (error) {
        return failed(purpose, error);
      }
    },
    settleFailure: (failure) => ({ value: fallback, failure }),
  };
}

function failed<P extends Purpose>(purpose: P, error: unknown): Outcome<PurposeResults[P]> {
  const { code, message, line, column } = locateError(error, { line: 1, column: 1 });
  return { value: purposes[purpose].fallback, failure: { code, detail: message, line, column } };
}
