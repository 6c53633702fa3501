import type { DocumentTicket } from "#contract/document.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import type { DocumentTemplate } from "../config/index.ts";
import { issueExportTicket } from "../exports/index.ts";
import { ownerOf } from "../tasks/index.ts";
import { atOnce, mostOf, sizeOf } from "./documentBounds.ts";
import type { Making } from "./documentFiles.ts";
import { DocumentRun } from "./DocumentRun.ts";
import { documentTask } from "./documentTask.ts";
import { firstFile } from "./firstFile.ts";
import type { Issued } from "./Issued.ts";
import { speaking } from "./openTemplate.ts";

/** How tickets name the documents of a template. */
export const documentResource = (name: string): string => `document:${name}`;

/**
 * Documents at once with their ticket, or by a task; what stays with records is made now, and the ticket opens it.
 * @throws CallFailure `bad_request`, and as documentFiles
 */
export async function issueDocuments(context: CallContext, template: DocumentTemplate, issued: Issued): Promise<DocumentTicket> {
  const { name, format, ids } = issued;
  if (template.source !== "query" && ids === undefined && issued.query === undefined) throw new CallFailure("bad_request", { params: { where: "body.ids" } });
  const speaker = speaking(context, template, issued.locale);
  if ((await sizeOf(context, template, issued)) > mostOf(template, atOnce)) {
    await tryOut(speaker, template, issued);
    return { ticket: "", format, taskId: await context.services.tasks.start(ownerOf(context), { kind: documentTask, input: issued, subject: { of: "documents", name } }) };
  }
  if (!template.isKept) return await issueTried(context, template, issued);
  const run = await DocumentRun.open(speaker, template, { question: issued, format, bounds: atOnce });
  await run.make();
  return await issueTicket(context, { ...issued, kept: { title: run.title, ids: run.keptIds } });
}

/** A ticket of what is made when it is opened. @throws CallFailure as documentFiles */
export async function issueTried(context: CallContext, making: Making & Pick<DocumentTemplate, "locales">, issued: Issued): Promise<DocumentTicket> {
  await tryOut(speaking(context, making, issued.locale), making, issued);
  return await issueTicket(context, issued);
}

const issueTicket = async (context: CallContext, issued: Issued): Promise<DocumentTicket> =>
  ({ ticket: await issueExportTicket(context, { resource: documentResource(issued.name), question: issued, rows: issued.ids?.length ?? 0 }), format: issued.format });

/** What is wrong with a document is told before anything is handed out. */
const tryOut = async (speaker: CallContext, making: Making, question: Issued): Promise<unknown> =>
  await firstFile(speaker, making, { question, format: question.format === "pdf" ? "html" : question.format });
