import type { DocumentQuestion } from "#contract/document.ts";
import { DocumentFailed } from "#core/documents/DocumentFault.ts";
import type { DocumentData, DocumentRow } from "#core/documents/DocumentValues.ts";
import { formatDate } from "#core/format/formatDate.ts";
import { isObject } from "#core/isObject.ts";
import { sayDocumentFault } from "#core/wording/documentFaultWords.ts";
import type { DocumentFormat, DocumentOrder } from "../../documents/DocumentOrder.ts";
import { DocumentsBusy, DocumentThreads } from "../../documents/DocumentThreads.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { translator, type DocumentTemplate, type Translate } from "../config/index.ts";
import { expressionEnvironment } from "../expressions/index.ts";
import type { WholeRow } from "../tables/index.ts";
import { isDivided, mostOf, type Divided, type DocumentBounds } from "./documentBounds.ts";
import type { HeldNumbers } from "./HeldNumbers.ts";
import { readDocumentRows, type DocumentRows } from "./readDocumentRows.ts";
import { readPictures } from "./readPictures.ts";
import type { TemplateBody } from "./templateFields.ts";

const threads = new DocumentThreads();

/** What a document is made of: a template of the project's, or one that is being written. */
export type Making = TemplateBody & Divided & Pick<DocumentTemplate, "title" | "pageSize" | "orientation" | "margins" | "hasPageNumbers">;

export interface WantedFiles {
  readonly question: DocumentQuestion;
  readonly format: DocumentFormat;
  readonly bounds: DocumentBounds;
  /** Undefined where none are given: what is only looked at. */
  readonly numbers?: HeldNumbers | undefined;
}

/** One file of a document. */
export interface MadeFile {
  readonly bytes: Uint8Array;
  /** The records that it is of. */
  readonly ids: readonly string[];
  readonly numbers: readonly string[];
  /** Fields of the records that stand in it. */
  readonly fields: readonly string[];
  /** Records of all files. */
  readonly total: number;
}

/**
 * The files of a document, one after the other, in the language of the context. A number is drawn before its document is made, and given
 * by whoever took the file.
 * @throws CallFailure `document_failed` with what is wrong and where, `forbidden`, `not_found`, `unknown_field`, `export_too_large`, `too_many_requests`
 */
export async function* documentFiles(context: CallContext, making: Making, { question, format, bounds, numbers }: WantedFiles): AsyncGenerator<MadeFile> {
  try {
    const translate = translator(await context.services.configuration.of(context.project.id), context);
    const read = await readDocumentRows(context, making, { question, most: mostOf(making, bounds), isBeginning: bounds.isBeginning === true, translate });
    for (const group of groupsOf(making, read)) {
      const documents: DocumentData[] = [];
      const labels: string[] = [];
      for (const { row, rows, ids } of group.documents) {
        const number = (await numbers?.draw(ids)) ?? null;
        if (number !== null) labels.push(number);
        documents.push(dataOf(context, { ...(row ? { row } : { rows }), params: paramsOf(question), number }));
      }
      const pictures = await readPictures(context, group.whole);
      const bytes = await threads.make(orderOf(context, making, { format, documents, pictures, keys: read.keys, translate }), { signal: context.signal, longestMs: bounds.longestMs });
      yield { bytes, ids: group.documents.flatMap(({ ids }) => ids), numbers: labels, fields: read.fields, total: read.rows.length };
    }
  } catch (error) {
    throw inWords(context, error);
  }
}

function inWords({ locale }: CallContext, error: unknown): unknown {
  if (error instanceof DocumentsBusy) return new CallFailure("too_many_requests", { params: { seconds: 30 }, headers: { "retry-after": "30" } });
  if (!(error instanceof DocumentFailed)) return error;
  return new CallFailure("document_failed", { params: { why: sayDocumentFault(locale, error.fault) }, data: { fault: error.fault } });
}

interface OneDocument {
  readonly row?: DocumentRow;
  readonly rows: readonly DocumentRow[];
  readonly ids: readonly string[];
}

interface Group {
  readonly documents: readonly OneDocument[];
  readonly whole: readonly WholeRow[];
}

/** What stands together in a file. */
function groupsOf(making: Making, { rows, whole }: DocumentRows): Group[] {
  const idsOf = (records: readonly WholeRow[]): string[] => records.flatMap(({ $id }) => (typeof $id === "string" ? [$id] : []));
  if (making.source !== "record") return [{ documents: [{ rows, ids: idsOf(whole) }], whole }];
  const documents = rows.map((row, index): OneDocument => ({ row, rows: [], ids: idsOf(whole.slice(index, index + 1)) }));
  return isDivided(making) ? documents.map((one, index) => ({ documents: [one], whole: whole.slice(index, index + 1) })) : [{ documents, whole }];
}

type Filled = Pick<DocumentData, "row" | "rows"> & {
  readonly params: Readonly<Record<string, unknown>>;
  readonly number: string | null;
};

function dataOf(context: CallContext, { params, number, ...records }: Filled): DocumentData {
  const { caller, language, services } = context;
  const today = formatDate(services.now(), { ...expressionEnvironment(context), pattern: "YYYY-MM-DD" });
  const user = { id: caller?.userId ?? null, fullName: caller?.fullName ?? "", orgId: caller?.orgId ?? null };
  return { ...records, others: { user, locale: language, today, number, params } };
}

/** Values by which a query was asked, as the call said them. */
const paramsOf = ({ query }: DocumentQuestion): Readonly<Record<string, unknown>> =>
  isObject(query?.filters) ? query.filters : {};

interface Filling {
  readonly format: DocumentFormat;
  readonly documents: readonly DocumentData[];
  readonly pictures: Readonly<Record<string, string>>;
  readonly keys: readonly string[];
  readonly translate: Translate;
}

const usual = 20;

function orderOf(context: CallContext, { kind, content, file, source, title, pageSize, orientation, margins, hasPageNumbers }: Making, { format, documents, pictures, keys, translate }: Filling): DocumentOrder {
  const { top = usual, right = usual, bottom = usual, left = usual } = margins;
  return {
    format, source, documents, pictures, ...expressionEnvironment(context),
    template: kind === "docx" ? file : content,
    translations: Object.fromEntries(keys.map((key) => [key, translate(key)])),
    page: { title: translate(title), size: pageSize, orientation, margins: { top, right, bottom, left }, hasNumbers: hasPageNumbers },
  };
}
