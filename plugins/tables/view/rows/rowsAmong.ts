import type { LineSource } from "../../model/lines.ts";
import type { RowRanges } from "../../model/RowRanges.ts";

/** So many lines are looked at for heads among them; of more the selection is what was asked for. */
const mostLooked = 50_000;

/** Selected lines without the heads of groups. */
export function rowsAmong(lines: LineSource, selected: RowRanges): RowRanges {
  if (!lines.isGrouped || selected.count > mostLooked) return selected;
  return selected.take(mostLooked).filter((at) => lines.line(at).kind !== "row").reduce((rows, at) => rows.remove(at, at + 1), selected);
}
