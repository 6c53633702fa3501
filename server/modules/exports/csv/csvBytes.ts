import type { WholeRow } from "../../tables/index.ts";
import type { ExportColumn } from "../exportColumns.ts";
import type { ExportRun } from "../ExportRun.ts";
import { byteOrderMark, csvLines, type Separator } from "./csvLines.ts";

/** The bytes of a csv file, a batch of rows at a time. */
export async function* csvBytes(
  batches: AsyncIterable<readonly WholeRow[]>, { columns, separator, run }: { columns: readonly ExportColumn[]; separator: Separator; run: ExportRun },
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const { head, line } = csvLines(columns, separator);
  yield encoder.encode(byteOrderMark + head);
  for await (const rows of batches) {
    run.wrote({ rows: rows.length });
    yield encoder.encode(rows.map(line).join(""));
  }
}
