import type { DocumentDraft, DocumentQuestion, DocumentTicket } from "#contract/document.ts";
import { demandAdministrator } from "../../access/objectPolicy.ts";
import type { ZipEntry } from "../../documents/zipBytes.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import type { Routes } from "../../http/Routes.ts";
import type { DocumentTemplate } from "../config/index.ts";
import { issueExportTicket, useExportTicket } from "../exports/index.ts";
import { findFile } from "../files/index.ts";
import { ownerOf } from "../tasks/index.ts";
import { answerFiles } from "./answerFiles.ts";
import { atOnce, beginning, mostOf, sizeOf } from "./documentBounds.ts";
import { documentFiles, type Making } from "./documentFiles.ts";
import { DocumentRun } from "./DocumentRun.ts";
import { documentTask } from "./documentTask.ts";
import { fileNameOf } from "./fileNameOf.ts";
import type { Issued } from "./Issued.ts";
import { listTemplates } from "./listTemplates.ts";
import { formatsOf, openTemplate, speaking } from "./openTemplate.ts";
import { readDraft } from "./readDraft.ts";

export { documentTask } from "./documentTask.ts";
export { hasDocuments } from "./listTemplates.ts";

export const documentRoutes: Routes<
  "GET documents" | "POST documents/{name}" | "GET documents/{name}/file" | "POST documents/{name}/preview" | "POST documents-draft/preview" | "POST documents-draft/read"
> = {
  "GET documents": (context, { query }) => listTemplates(context, query),
  "POST documents/{name}": async (context, { params: { name }, body }) => {
    const template = await openTemplate(context, name);
    return await make(context, template, { name, ...body, format: formatOf(template, body), isPreview: false });
  },
  "POST documents/{name}/preview": async (context, { params: { name }, body }) => {
    const template = await openTemplate(context, name);
    return await issue(context, template, { name, ...body, format: template.kind === "docx" ? "docx" : "html", isPreview: true });
  },
  "POST documents-draft/read": async (context, { body: { draft } }) => {
    demandAdministrator(context);
    return await readDraft(context, draft);
  },
  "POST documents-draft/preview": async (context, { body: { draft, id, locale } }) => {
    // Whoever writes templates sees what anybody may.
    demandAdministrator(context);
    const more = { ...(id !== undefined && { ids: [id] }), ...(locale !== undefined && { locale }) };
    return await issue(context, draftOf(draft), { name: "draft", draft, ...more, format: draft.kind === "docx" ? "docx" : "html", isPreview: true });
  },
  "GET documents/{name}/file": async (context, { params: { name }, query }) => {
    // Looking at it first would use the ticket up.
    if (context.method === "HEAD") throw new CallFailure("method_not_allowed", { headers: { allow: "GET" } });
    const { context: owner, question } = await useExportTicket<Issued>(context, resourceOf(name), query.ticket);
    return await open(owner, question, query.show === "1");
  },
};

const resourceOf = (name: string): string => `document:${name}`;

type Template = Making & Pick<DocumentTemplate, "locales">;

/** At once with its ticket, or by a task; what stays with records is made now, and the ticket opens it. */
async function make(context: CallContext, template: DocumentTemplate, issued: Issued): Promise<DocumentTicket> {
  const { name, format, ids } = issued;
  if (template.source !== "query" && ids === undefined && issued.query === undefined) throw new CallFailure("bad_request", { params: { where: "body.ids" } });
  const speaker = speaking(context, template, issued.locale);
  if ((await sizeOf(context, template, issued)) > mostOf(template, atOnce)) {
    await tryOut(speaker, template, issued);
    return { ticket: "", format, taskId: await context.services.tasks.start(ownerOf(context), { kind: documentTask, input: issued, subject: { of: "documents", name } }) };
  }
  if (!template.isKept) return await issue(context, template, issued);
  const run = await DocumentRun.open(speaker, template, { question: issued, format, bounds: atOnce });
  await settled(run);
  return await issueTicket(context, { ...issued, kept: { title: run.title, ids: run.keptIds } });
}

async function issue(context: CallContext, template: Template, issued: Issued): Promise<DocumentTicket> {
  await tryOut(speaking(context, template, issued.locale), template, issued);
  return await issueTicket(context, issued);
}

const issueTicket = async (context: CallContext, issued: Issued): Promise<DocumentTicket> =>
  ({ ticket: await issueExportTicket(context, { resource: resourceOf(issued.name), question: issued, rows: issued.ids?.length ?? 0 }), format: issued.format });

/** What is wrong with a document is told before anything is handed out. */
async function tryOut(speaker: CallContext, making: Making, question: Issued): Promise<void> {
  const { format } = question;
  // One file is enough.
  for await (const _made of documentFiles(speaker, making, { question, format: format === "pdf" ? "html" : format, bounds: beginning })) return;
}

/** The file of a ticket. */
async function open(owner: CallContext, question: Issued, isShown: boolean): Promise<Response> {
  const { name, draft, format, isPreview, locale, kept } = question;
  if (kept) return await answerFiles(await Promise.all(kept.ids.map((id) => storedFile(owner, id))), { title: kept.title, format, isShown, now: owner.services.now() });
  const template = draft ? undefined : await openTemplate(owner, name);
  const making = template ?? draftOf(draft as DocumentDraft);
  const speaker = speaking(owner, making, locale);
  if (!template || isPreview) {
    for await (const { bytes } of documentFiles(speaker, making, { question, format, bounds: beginning })) {
      return await answerFiles([{ name: fileNameOf(making.title, [], format), bytes }], { title: making.title, format, isShown, now: owner.services.now() });
    }
  }
  const run = await DocumentRun.open(speaker, template as DocumentTemplate, { question, format, bounds: atOnce });
  return await answerFiles(await settled(run), { title: run.title, format, isShown, now: owner.services.now() });
}

/** Everything of a run, or nothing. */
async function settled(run: DocumentRun): Promise<ZipEntry[]> {
  try {
    const files: ZipEntry[] = [];
    for await (const { bytes, numbers } of run.files()) files.push({ name: fileNameOf(run.title, numbers, run.format), bytes });
    await run.settle();
    return files;
  } catch (error) {
    await run.drop();
    throw error;
  }
}

/** A document that stays with its records, as far as the caller still may read it. */
async function storedFile(context: CallContext, id: string): Promise<ZipEntry> {
  const { name } = await findFile(context, id);
  const parts: Buffer[] = [];
  for await (const part of (await context.services.files.openWhole(id)) ?? []) parts.push(part as Buffer);
  return { name, bytes: Buffer.concat(parts) };
}

/** @throws CallFailure `bad_request` for a format that the template has not */
function formatOf(template: DocumentTemplate, { format }: DocumentQuestion): Issued["format"] {
  const formats = formatsOf(template);
  const [first = "pdf"] = formats;
  if (format !== undefined && !formats.includes(format)) throw new CallFailure("bad_request", { params: { where: "body.format" } });
  return format ?? first;
}

const draftOf = ({ content = "", file = "", ...draft }: DocumentDraft): Template =>
  ({ ...draft, content, file, title: "preview", pageSize: "A4", orientation: "portrait", margins: {}, hasPageNumbers: true, isKept: false, isSplit: false, locales: [] });
