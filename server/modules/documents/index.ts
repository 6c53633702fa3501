import type { DocumentDraft, DocumentQuestion, DocumentTicket } from "#contract/document.ts";
import { isAdministrator } from "../../access/objectPolicy.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import type { Routes } from "../../http/Routes.ts";
import { recordAudit } from "../audit/index.ts";
import { translator, type DocumentTemplate } from "../config/index.ts";
import { issueExportTicket, useExportTicket } from "../exports/index.ts";
import { answerMade } from "./answerMade.ts";
import { drawNumber } from "./drawNumber.ts";
import { listTemplates } from "./listTemplates.ts";
import { checkFile, makeFile, type Making } from "./makeFile.ts";
import { formatsOf, openTemplate, speaking } from "./openTemplate.ts";

export { listTemplates } from "./listTemplates.ts";

export const documentRoutes: Routes<
  "GET documents" | "POST documents/{name}" | "GET documents/{name}/file" | "POST documents/{name}/preview" | "POST documents-draft/preview"
> = {
  "GET documents": (context, { query }) => listTemplates(context, query),
  "POST documents/{name}": async (context, { params: { name }, body }) => {
    const template = await openTemplate(context, name);
    return await issue(context, template, { name, ...body, format: formatOf(template, body), isPreview: false });
  },
  "POST documents/{name}/preview": async (context, { params: { name }, body }) => {
    const template = await openTemplate(context, name);
    return await issue(context, template, { name, ...body, format: template.kind === "docx" ? "docx" : "html", isPreview: true });
  },
  "POST documents-draft/preview": async (context, { body: { draft, id, locale } }) => {
    // Whoever writes templates sees what anybody may.
    if (!isAdministrator(context.caller)) throw new CallFailure("forbidden");
    return await issue(context, { ...draftOf(draft), locales: [] }, { name: "draft", draft, ids: id === undefined ? undefined : [id], locale, format: draft.kind === "docx" ? "docx" : "html", isPreview: true });
  },
  "GET documents/{name}/file": async (context, { params: { name }, query }) => {
    // Looking at it first would use the ticket up.
    if (context.method === "HEAD") throw new CallFailure("method_not_allowed", { headers: { allow: "GET" } });
    const { context: owner, question } = await useExportTicket<Issued>(context, resourceOf(name), query.ticket);
    const { draft, format, isPreview, locale } = question;
    const template = draft ? undefined : await openTemplate(owner, name);
    const making: Making & Pick<DocumentTemplate, "locales"> = template ?? { ...draftOf(draft as DocumentDraft), locales: [] };
    const speaker = speaking(owner, making, locale);
    const { bytes, numbers } = await makeFile(speaker, making, { question, format, ...(template && !isPreview && { draw: () => drawNumber(speaker, template) }) });
    if (!isPreview) await recordMade(speaker, { name, format, numbers, question });
    const title = translator(await speaker.services.configuration.of(speaker.project.id), speaker)(making.title);
    return answerMade(bytes, { title, numbers, format, isShown: query.show === "1" });
  },
};

/** What a ticket opens. */
interface Issued extends DocumentQuestion {
  readonly name: string;
  readonly format: NonNullable<DocumentQuestion["format"]>;
  /** Looked at, not made: without a number. */
  readonly isPreview: boolean;
  readonly draft?: DocumentDraft;
}

const resourceOf = (name: string): string => `document:${name}`;

async function issue(context: CallContext, making: Making & Pick<DocumentTemplate, "locales">, asked: Omit<Issued, "ids" | "locale"> & { ids?: string[] | undefined; locale?: string | undefined }): Promise<DocumentTicket> {
  const { ids, locale, ...rest } = asked;
  const question: Issued = { ...rest, ...(ids && { ids }), ...(locale !== undefined && { locale }) };
  const { name, format } = question;
  await checkFile(speaking(context, making, locale), making, question, format);
  return { ticket: await issueExportTicket(context, { resource: resourceOf(name), question, rows: ids?.length ?? 0 }), format };
}

/** @throws CallFailure `bad_request` for a format that the template has not */
function formatOf(template: DocumentTemplate, { format }: DocumentQuestion): Issued["format"] {
  const formats = formatsOf(template);
  const [first = "pdf"] = formats;
  if (format !== undefined && !formats.includes(format)) throw new CallFailure("bad_request", { params: { where: "body.format" } });
  return format ?? first;
}

const draftOf = ({ content = "", file = "", ...draft }: DocumentDraft): Making =>
  ({ ...draft, content, file, title: "preview", pageSize: "A4", orientation: "portrait", margins: {}, hasPageNumbers: true });

async function recordMade(context: CallContext, { name, format, numbers, question: { ids = [] } }: { name: string; format: string; numbers: readonly string[]; question: Issued }): Promise<void> {
  const details = { action: "document", format, ...(numbers.length > 0 && { numbers }), ids: ids.slice(0, 100) };
  await recordAudit(context.services.database.sql, context, { event: "custom", object: `document:${name}`, details });
}
