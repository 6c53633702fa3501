import { columnFooters } from "./columnFooters.ts";
import { footerAggregates } from "./footerAggregates.ts";

/** Fields that the footers of a table count, add up or compare. */
export function aggregatedFields(columns: Parameters<typeof columnFooters>[0]): string[] {
  return columnFooters(columns).flatMap((row) =>
    row.flatMap((footer) => footerAggregates(footer, row).map(({ field }) => field).filter((field) => field !== "")),
  );
}
