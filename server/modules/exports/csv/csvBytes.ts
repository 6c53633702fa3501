import { byteOrderMark } from "#core/csv/cellOfCsv.ts";
import type { WholeRow } from "../../tables/index.ts";
import type { ExportColumn } from "../exportColumns.ts";
import { linesOf } from "../linesOf.ts";
import type { RowCounter } from "../RowCounter.ts";
import { csvLines, type Separator } from "./csvLines.ts";

interface CsvFile {
  readonly columns: readonly ExportColumn[];
  /** That splits rows. */
  readonly list: string | undefined;
  readonly separator: Separator;
  readonly run: RowCounter;
}

/** The bytes of a csv file, a batch of rows at a time. */
export async function* csvBytes(
  batches: AsyncIterable<readonly WholeRow[]>, { columns, list, separator, run }: CsvFile,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const { head, line } = csvLines(columns, separator);
  yield encoder.encode(byteOrderMark + head);
  for await (const rows of batches) {
    const lines = rows.flatMap((row) => linesOf(row, columns, list));
    run.wrote({ rows: rows.length, lines: lines.length });
    yield encoder.encode(lines.map(line).join(""));
  }
}
