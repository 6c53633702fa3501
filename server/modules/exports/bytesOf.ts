import type { ExportQuestion } from "#contract/export.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { rowBatches, withFiles, type WholeRow } from "../tables/index.ts";
import { csvBytes } from "./csv/csvBytes.ts";
import { exportedRows } from "./exportedRows.ts";
import { footerRows } from "./footerRows.ts";
import { groupHeads } from "./groupHeads.ts";
import type { OpenExport } from "./openExport.ts";
import type { RowCounter } from "./RowCounter.ts";
import { workbookBytes } from "./xlsx/workbookBytes.ts";

export const contentTypes = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv; charset=utf-8",
} as const;

/** The bytes of the file, a batch of rows at a time, under the caller's permissions, row rules and language. */
export async function bytesOf(
  context: CallContext, open: OpenExport, { question, run }: { question: ExportQuestion; run: RowCounter },
): Promise<AsyncGenerator<Uint8Array>> {
  const { title, columns, format } = open;
  const { signal } = run;
  const list = open.opened.table.splitRowsBy;
  const { opened, question: whole } = await exportedRows(context, open, question);
  const batches = namedFiles(rowBatches(context, opened, { question: whole, signal }));
  if (format === "csv") return csvBytes(batches, { columns, list, separator: question.separator ?? "semicolon", run });
  const heads = await groupHeads(context, open, question);
  return workbookBytes(batches, { title, columns, list, heads, footers: () => footerRows(context, open, question), run, signal });

  async function* namedFiles(read: AsyncIterable<readonly WholeRow[]>): AsyncGenerator<readonly WholeRow[]> {
    const scope = opened.scope();
    const fields = whole.fields.map((name) => scope.demand(name));
    for await (const rows of read) yield await withFiles(context, opened, { fields, rows });
  }
}
