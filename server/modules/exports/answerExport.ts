import type { ExportQuestion } from "#contract/export.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { recordAudit } from "../audit/index.ts";
import { answerRun } from "./answerRun.ts";
import { bytesOf, contentTypes } from "./bytesOf.ts";
import { ExportRun } from "./ExportRun.ts";
import { fileName } from "./fileName.ts";
import type { OpenExport } from "./openExport.ts";
import { stillMayExport } from "./stillMayExport.ts";

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
  return answerRun(context, run, bytes, { name: fileName(context, open), type: contentTypes[open.format], brokenOff: { message: "an export broke off", resource } });
}
