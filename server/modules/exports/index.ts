import type { ExportQuestion, ExportTicket } from "#contract/export.ts";
import { languageOf } from "#core/languages.ts";
import { authenticate } from "../../http/authenticate.ts";
import { demandForMachines } from "../../http/demandForMachines.ts";
import { demandObservable } from "../../http/demandObservable.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import type { Input, Routes } from "../../http/Routes.ts";
import { countWhole, rowsQueryFromText } from "../tables/index.ts";
import { ownerOf } from "../tasks/index.ts";
import { answerExport } from "./answerExport.ts";
import { exportedRows } from "./exportedRows.ts";
import { exportTask } from "./exportTask.ts";
import { openExport } from "./openExport.ts";
import { cancelTicket, issueExportTicket, readTicketState, useExportTicket } from "./tickets.ts";

export { ExportRun } from "./ExportRun.ts";
export { textOf } from "./cells/textOf.ts";
export { exportTask, runExport } from "./exportTask.ts";
export { answerRun } from "./answerRun.ts";
export { cellText } from "./xlsx/cellText.ts";
export { WorkbookThread } from "./xlsx/WorkbookThread.ts";
export { cancelTicket, issueExportTicket, readTicketState, useExportTicket } from "./tickets.ts";

type Download = "GET export/{resource}";

export const exportRoutes: Routes<
  "POST export/{resource}/ticket" | "GET export/{resource}/ticket" | "DELETE export/{resource}/ticket" | Download
> = {
  "POST export/{resource}/ticket": (context, { params, body }) => issue(speaking(context, body.locale), params.resource, body),
  "GET export/{resource}/ticket": (context, { params, query }) => readTicketState(context, params.resource, query.ticket),
  "DELETE export/{resource}/ticket": async (context, { params, query }) => {
    await cancelTicket(context, params.resource, query.ticket);
    return null;
  },
  "GET export/{resource}": async (context, { params: { resource }, query }) => {
    // Looking at it first would use the ticket up.
    if (context.method === "HEAD") throw new CallFailure("method_not_allowed", { headers: { allow: "GET" } });
    if (query.ticket === undefined) return await answerProgram(context, resource, query);
    const { context: owner, question, id, rows } = await useExportTicket(context, resource, query.ticket);
    const reader = speaking(owner, question.locale);
    return await answerExport(reader, await openExport(reader, resource, question), { resource, question, ticketId: id, counted: rows });
  },
};

/** More than a browser waits for beside its page: about ten seconds. What is larger is made by a task. */
const mostStreamed = { rows: 50_000, cells: 1_500_000 } as const;

async function issue(context: CallContext, resource: string, question: ExportQuestion): Promise<ExportTicket> {
  const open = await openExport(context, resource, question);
  const { opened, question: whole } = await exportedRows(context, { ...open, rowLimit: undefined }, question);
  const rows = await countWhole(context, opened, whole);
  if (rows > (open.rowLimit ?? rows)) throw new CallFailure("export_too_large", { params: { rows, max: open.rowLimit ?? 0 } });
  if (rows > mostStreamed.rows || rows * open.columns.length > mostStreamed.cells) {
    const input = { resource, question, counted: rows };
    const taskId = await context.services.tasks.start(ownerOf(context), { kind: exportTask, input, subject: resource.startsWith("table:") ? { of: "tables", name: open.table } : { of: "exports", name: resource } });
    return { ticket: "", rows, taskId };
  }
  return { ticket: await issueExportTicket(context, { resource, question, rows }), rows };
}

/** A program has no ticket: it asks with its bearer, in the header or in the address, and all in one call. */
async function answerProgram(context: CallContext, resource: string, query: Input<Download>["query"]): Promise<Response> {
  const reader = await asBearer(context, query._bearer_token);
  const rows = query.query === undefined ? {} : rowsQueryFromText(query.query);
  if (!rows) throw new CallFailure("bad_request", { params: { where: "query" } });
  const { format, separator, locale = reader.language } = query;
  const question: ExportQuestion = { scope: "filter", query: rows, locale, ...(format && { format }), ...(separator && { separator }) };
  const speaker = speaking(reader, locale);
  return await answerExport(speaker, await openExport(speaker, resource, question), { resource, question });
}

/** D5: a project may refuse tokens in addresses. @throws CallFailure `unauthenticated`, `token_expired` */
async function asBearer(context: CallContext, token: string | undefined): Promise<CallContext> {
  const isAllowed = context.project.settings.exports?.bearerInAddress !== false;
  if (context.caller !== undefined) return context;
  if (token === undefined || !isAllowed) throw new CallFailure("unauthenticated");
  const signedIn = await authenticate({ ...context, authorization: `Bearer ${token}` });
  if (signedIn === undefined) throw new CallFailure("unauthenticated");
  const reader = { ...context, ...signedIn, isPublic: false };
  demandObservable(reader, "GET export/{resource}");
  demandForMachines(reader, "GET export/{resource}");
  return reader;
}

/** @throws CallFailure `bad_request` for a language that there is not */
function speaking(context: CallContext, asked: string): CallContext {
  const language = languageOf(asked, context.project.settings.languages);
  if (!language) throw new CallFailure("bad_request", { params: { where: "locale" } });
  return { ...context, language: language.code, locale: language.locale };
}
