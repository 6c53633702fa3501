import type { WholeRow } from "../../tables/index.ts";
import type { CellValue } from "../cells/cellOf.ts";
import type { ExportColumn } from "../exportColumns.ts";
import { isIn, linesOf, type Line } from "../linesOf.ts";
import type { RowCounter } from "../RowCounter.ts";
import { cellText } from "./cellText.ts";
import { sheetLayout } from "./sheetLayout.ts";
import type { MarkedRow, SheetRow } from "./workbookMessages.ts";
import { WorkbookThread } from "./WorkbookThread.ts";

interface Workbook {
  readonly title: string;
  readonly columns: readonly ExportColumn[];
  /** That splits rows. */
  readonly list: string | undefined;
  /** What stands before a row because a group begins with it. */
  readonly heads: { readonly level: number; before(row: WholeRow): readonly MarkedRow[] };
  /** Rows at the end, read when all others are written. */
  readonly footers: () => Promise<readonly MarkedRow[]>;
  readonly run: RowCounter;
  readonly signal: AbortSignal;
}

/** The bytes of a workbook. While nobody takes them, no row is read and none is written. */
export async function* workbookBytes(batches: AsyncIterable<readonly WholeRow[]>, workbook: Workbook): AsyncGenerator<Uint8Array> {
  const { title, columns, list, heads, footers, run, signal } = workbook;
  const thread = new WorkbookThread(signal);
  try {
    yield* await thread.send({ kind: "begin", layout: sheetLayout(title, columns), level: heads.level });
    for await (const rows of batches) {
      const written = rows.map((row) => ({ before: heads.before(row), lines: linesOf(row, columns, list) }));
      yield* await thread.send({ kind: "rows", rows: written.flatMap(({ before, lines }): SheetRow[] => [...before, ...lines.map(cellsOf)]) });
      run.wrote({ rows: rows.length, lines: written.reduce((sum, { lines }) => sum + lines.length, 0) });
    }
    const last = await footers();
    if (last.length > 0) yield* await thread.send({ kind: "rows", rows: last });
    yield* await thread.send({ kind: "end" });
  } finally {
    await thread.close();
  }

  function cellsOf(line: Line): CellValue[] {
    return columns.map((column) => {
      const value = isIn(line, column) ? column.cell.value(line.row) : null;
      if (typeof value !== "string") return value;
      const { text, isShortened } = cellText(value);
      if (isShortened) run.wrote({ shortened: 1 });
      return text;
    });
  }
}
