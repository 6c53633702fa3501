import type { DocumentQuestion } from "#contract/document.ts";
import { demandAdministrator } from "../../access/objectPolicy.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import type { Routes } from "../../http/Routes.ts";
import type { DocumentTemplate } from "../config/index.ts";
import { useExportTicket } from "../exports/index.ts";
import { answerIssued } from "./answerIssued.ts";
import { draftOf } from "./draftOf.ts";
import { documentResource, issueDocuments, issueTried } from "./issueDocuments.ts";
import type { Issued } from "./Issued.ts";
import { listTemplates } from "./listTemplates.ts";
import { formatsOf, openTemplate } from "./openTemplate.ts";
import { readDraft } from "./readDraft.ts";

export { documentTask } from "./documentTask.ts";
export { hasDocuments } from "./listTemplates.ts";

export const documentRoutes: Routes<
  "GET documents" | "POST documents/{name}" | "GET documents/{name}/file" | "POST documents/{name}/preview" | "POST documents-draft/preview" | "POST documents-draft/read"
> = {
  "GET documents": (context, { query }) => listTemplates(context, query),
  "POST documents/{name}": async (context, { params: { name }, body }) => {
    const template = await openTemplate(context, name);
    return await issueDocuments(context, template, { name, ...body, format: formatOf(template, body), isPreview: false });
  },
  "POST documents/{name}/preview": async (context, { params: { name }, body }) => {
    const template = await openTemplate(context, name);
    return await issueTried(context, template, { name, ...body, format: template.kind === "docx" ? "docx" : "html", isPreview: true });
  },
  "POST documents-draft/read": async (context, { body: { draft } }) => {
    demandAdministrator(context);
    return await readDraft(context, draft);
  },
  "POST documents-draft/preview": async (context, { body: { draft, id, locale } }) => {
    // Whoever writes templates sees what anybody may.
    demandAdministrator(context);
    const more = { ...(id !== undefined && { ids: [id] }), ...(locale !== undefined && { locale }) };
    return await issueTried(context, draftOf(draft), { name: "draft", draft, ...more, format: draft.kind === "docx" ? "docx" : "html", isPreview: true });
  },
  "GET documents/{name}/file": async (context, { params: { name }, query }) => {
    // Looking at it first would use the ticket up.
    if (context.method === "HEAD") throw new CallFailure("method_not_allowed", { headers: { allow: "GET" } });
    const { context: owner, question } = await useExportTicket<Issued>(context, documentResource(name), query.ticket);
    return await answerIssued(owner, question, query.show === "1");
  },
};

/** @throws CallFailure `bad_request` for a format that the template has not */
function formatOf(template: DocumentTemplate, { format }: DocumentQuestion): Issued["format"] {
  const formats = formatsOf(template);
  const [first = "pdf"] = formats;
  if (format !== undefined && !formats.includes(format)) throw new CallFailure("bad_request", { params: { where: "body.format" } });
  return format ?? first;
}
