import { aggregateNames, prepareExpression, type AggregateUse } from "#core/expressions/index.ts";
import type { ColumnFooter } from "./columnFooters.ts";

/** What a footer reads of the rows; `row` are the footers that it may name. */
export function footerAggregates({ formula }: ColumnFooter, row: readonly ColumnFooter[]): readonly AggregateUse[] {
  const names = row.map(({ name }) => name);
  const prepared = prepareExpression(formula, "footer", { names, aggregates: aggregateNames });
  return prepared.kind === "ready" ? prepared.aggregates : [];
}
