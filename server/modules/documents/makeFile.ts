import type { DocumentQuestion } from "#contract/document.ts";
import { DocumentFailed } from "#core/documents/DocumentFault.ts";
import type { DocumentData, DocumentRow } from "#core/documents/DocumentValues.ts";
import { formatDate } from "#core/format/formatDate.ts";
import { sayDocumentFault } from "#core/wording/documentFaultWords.ts";
import type { DocumentFormat, DocumentOrder } from "../../documents/DocumentOrder.ts";
import { DocumentsBusy, DocumentThreads } from "../../documents/DocumentThreads.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { translator, type DocumentTemplate } from "../config/index.ts";
import { expressionEnvironment } from "../expressions/index.ts";
import type { DrawnNumber } from "./drawNumber.ts";
import { readDocumentRows, type DocumentRows } from "./readDocumentRows.ts";
import { readPictures } from "./readPictures.ts";
import type { TemplateBody } from "./templateFields.ts";

const threads = new DocumentThreads();

/** What a document is made of: a template of the project's, or one that is being written. */
export type Making = TemplateBody & Pick<DocumentTemplate, "title" | "pageSize" | "orientation" | "margins" | "hasPageNumbers">;

interface Wanted {
  readonly question: DocumentQuestion;
  readonly format: DocumentFormat;
  /** Draws numbers for it; undefined where none are given: what is only looked at. */
  readonly draw?: () => Promise<DrawnNumber | undefined>;
}

/**
 * The bytes of a document in the language of the context. A number is drawn last and given when the file is there.
 * @throws CallFailure `document_failed` with what is wrong and where, `forbidden`, `not_found`, `unknown_field`, `export_too_large`, `too_many_requests`
 */
export async function makeFile(context: CallContext, making: Making, { question, format, draw }: Wanted): Promise<{ readonly bytes: Uint8Array; readonly numbers: readonly string[] }> {
  return await told(context, async () => {
    const translate = translator(await context.services.configuration.of(context.project.id), context);
    const read = await readDocumentRows(context, making, question, translate);
    if (format === "docx" && making.source === "record" && read.rows.length > 1) throw new CallFailure("export_too_large", { params: { rows: read.rows.length, max: 1 } });
    const pictures = await readPictures(context, read.whole);
    const groups = making.source === "record" ? read.rows.map((row, index) => ({ row, ids: [String(read.whole[index]?.["$id"])] })) : [{ ids: read.whole.flatMap((row) => (typeof row["$id"] === "string" ? [row["$id"]] : [])) }];
    const drawn: (DrawnNumber | undefined)[] = [];
    try {
      for (let index = 0; index < groups.length; index += 1) drawn.push(await draw?.());
      const documents = groups.map((group, index) => dataOf(context, { ...group, rows: read.rows, params: paramsOf(question), number: drawn[index]?.label ?? null }));
      const bytes = await threads.make(orderOf(context, making, { format, documents, pictures, read, translate }), context.signal);
      for (const [index, one] of drawn.entries()) await one?.give(groups[index]?.ids ?? []);
      return { bytes, numbers: drawn.flatMap((one) => one?.label ?? []) };
    } catch (error) {
      for (const one of drawn) await one?.free();
      throw error;
    }
  });
}

/** Everything but the file itself: what is wrong with it is told before anything is handed out. */
export async function checkFile(context: CallContext, making: Making, question: DocumentQuestion, format: DocumentFormat): Promise<void> {
  await makeFile(context, making, { question, format: format === "pdf" ? "html" : format });
}

async function told<T>({ locale }: CallContext, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof DocumentsBusy) throw new CallFailure("too_many_requests", { params: { seconds: 30 }, headers: { "retry-after": "30" } });
    if (!(error instanceof DocumentFailed)) throw error;
    throw new CallFailure("document_failed", { params: { why: sayDocumentFault(locale, error.fault) }, data: { fault: error.fault } });
  }
}

interface Group {
  readonly row?: DocumentRow;
  readonly rows: readonly DocumentRow[];
  readonly params: Readonly<Record<string, unknown>>;
  readonly number: string | null;
}

function dataOf(context: CallContext, { row, rows, params, number }: Group): DocumentData {
  const { caller, language, services } = context;
  const today = formatDate(services.now(), { ...expressionEnvironment(context), pattern: "YYYY-MM-DD" });
  const user = { id: caller?.userId ?? null, fullName: caller?.fullName ?? "", orgId: caller?.orgId ?? null };
  return { ...(row ? { row } : { rows }), others: { user, locale: language, today, number, params } };
}

/** Values by which a query was asked, as the call said them. */
const paramsOf = ({ query }: DocumentQuestion): Readonly<Record<string, unknown>> =>
  (typeof query?.filters === "object" && query.filters !== null && !Array.isArray(query.filters) ? (query.filters as Record<string, unknown>) : {});

interface Filling {
  readonly format: DocumentFormat;
  readonly documents: readonly DocumentData[];
  readonly pictures: Readonly<Record<string, string>>;
  readonly read: DocumentRows;
  readonly translate: (text: string) => string;
}

const usual = 20;

function orderOf(context: CallContext, { kind, content, file, source, title, pageSize, orientation, margins, hasPageNumbers }: Making, { format, documents, pictures, read, translate }: Filling): DocumentOrder {
  const { top = usual, right = usual, bottom = usual, left = usual } = margins;
  return {
    format, source, documents, pictures, ...expressionEnvironment(context),
    template: kind === "docx" ? file : content,
    translations: Object.fromEntries(read.keys.map((key) => [key, translate(key)])),
    page: { title: translate(title), size: pageSize, orientation, margins: { top, right, bottom, left }, hasNumbers: hasPageNumbers },
  };
}
