import { aggregateNames, prepareExpression, type AggregateUse, type ExpressionLimits } from "#core/expressions/index.ts";
import type { ColumnFooter } from "./columnFooters.ts";

/** What a footer reads of the rows; `row` are the footers that it may name. */
export function footerAggregates({ formula }: ColumnFooter, { row, limits }: { row: readonly ColumnFooter[]; limits: ExpressionLimits }): readonly AggregateUse[] {
  const names = row.map(({ name }) => name);
  const prepared = prepareExpression(formula, "footer", { names, aggregates: aggregateNames, limits });
  return prepared.kind === "ready" ? prepared.aggregates : [];
}
