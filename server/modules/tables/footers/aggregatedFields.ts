import type { ExpressionLimits } from "#core/expressions/index.ts";
import { columnFooters } from "./columnFooters.ts";
import { footerAggregates } from "./footerAggregates.ts";

/** Fields that the footers of a table count, add up or compare. */
export function aggregatedFields(columns: Parameters<typeof columnFooters>[0], limits: ExpressionLimits): string[] {
  return columnFooters(columns).flatMap((row) =>
    row.flatMap((footer) => footerAggregates(footer, { row, limits }).map(({ field }) => field).filter((field) => field !== "")),
  );
}
