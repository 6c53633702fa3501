import type { ExportQuestion } from "#contract/export.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { recordAudit } from "../audit/index.ts";
import { rowBatches, withFiles, type WholeRow } from "../tables/index.ts";
import { answerRun } from "./answerRun.ts";
import { csvBytes } from "./csv/csvBytes.ts";
import { exportedRows } from "./exportedRows.ts";
import { ExportRun } from "./ExportRun.ts";
import { fileName } from "./fileName.ts";
import { groupHeads } from "./groupHeads.ts";
import type { OpenExport } from "./openExport.ts";
import { footerRows } from "./footerRows.ts";
import { stillMayExport } from "./stillMayExport.ts";
import { workbookBytes } from "./xlsx/workbookBytes.ts";

const types = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv; charset=utf-8",
} as const;

interface Wanted {
  readonly resource: string;
  readonly question: ExportQuestion;
  readonly ticketId?: string;
  /** Rows, as they were counted for the ticket. */
  readonly counted?: number;
}

/**
 * A file of rows as a stream: under the caller's permissions, row rules and language, a batch at a time, as fast as it is
 * taken. What fails in the middle breaks the transfer off, so that nobody takes a part for the whole.
 */
export async function answerExport(context: CallContext, open: OpenExport, { resource, question, ticketId, counted }: Wanted): Promise<Response> {
  const { services } = context;
  await recordAudit(services.database.sql, context, {
    event: "custom", object: `export:${resource}`, details: { action: "export", state: "begun", scope: question.scope, format: open.format, counted },
  });
  const run = new ExportRun({ context, resource, ticketId, counted, isAllowed: () => stillMayExport(context, resource, question) });
  const bytes = await bytesOf(context, open, { question, run });
  return answerRun(context, run, bytes, { name: fileName(context, open), type: types[open.format], brokenOff: { message: "an export broke off", resource } });
}

async function bytesOf(
  context: CallContext, open: OpenExport, { question, run }: { question: ExportQuestion; run: ExportRun },
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
