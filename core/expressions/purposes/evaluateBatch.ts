import type { Scope } from "../types.ts";
import type { Outcome, ReadyExpression } from "./prepareExpression.ts";
import type { Purpose, PurposeResults } from "./purposes.ts";

/** Cells that one batch may have (sandbox, "Limits"). */
export const maxBatchCells = 10_000;

/**
 * One expression over many scopes, in their order; what lies beyond the limit of a batch is left out, so that a caller
 * who sends more sees that it must ask again.
 *
 * @example evaluateBatch(format, rows.map((row) => ({ row, value: row.amount, column, locale })))
 */
export function evaluateBatch<P extends Purpose>(
  expression: ReadyExpression<P>, scopes: readonly Scope[],
): Outcome<PurposeResults[P]>[] {
  return scopes.slice(0, maxBatchCells).map((scope) => expression.evaluate(scope));
}
