import type { DocumentDraft, DraftReading } from "#contract/document.ts";
import { readTemplate } from "#core/documents/readTemplate.ts";
import { sayDocumentFault } from "#core/wording/documentFaultWords.ts";
import { fieldAlong } from "../../access/fieldAlong.ts";
import { readDocx } from "../../documents/docx/readDocx.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { relationsOf } from "../config/index.ts";
import { openTable } from "../tables/index.ts";

/** Everything that stands in a template that is being written, in the words in which a save would refuse it. */
export async function readDraft(context: CallContext, { kind, table, source, content = "", file = "" }: DocumentDraft): Promise<DraftReading> {
  const { relation, config } = await openTable(context, table);
  const { faults, paths } = kind === "docx" ? readDocx(file, source) : readTemplate(content, source);
  const fields = [...paths.keys()];
  const unknown = fields.filter((path) => !fieldAlong(relation, path, relationsOf(config))).map((name) => ({ code: "unknownField", name }) as const);
  return { fields, faults: [...faults, ...unknown].map((fault) => sayDocumentFault(context.locale, fault)) };
}
