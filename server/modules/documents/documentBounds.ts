import type { DocumentQuestion } from "#contract/document.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { countWhole, openTable } from "../tables/index.ts";
import type { DocumentTemplate } from "../config/index.ts";

/** How much documents are made of. */
export interface DocumentBounds {
  /** Records that stand one behind the other in one file. */
  readonly records: number;
  /** Records that are files of their own. */
  readonly files: number;
  /** Rows of one document. */
  readonly rows: number;
  /** Milliseconds for one file. */
  readonly longestMs: number;
  /** More than that is left out: it is looked at, not made. */
  readonly isBeginning?: true;
}

/** What is made while its caller waits. */
export const atOnce: DocumentBounds = { records: 50, files: 10, rows: 1_000, longestMs: 30_000 };
/** More is made by a task, as far as this. */
export const byTask: DocumentBounds = { records: 1_000, files: 5_000, rows: 20_000, longestMs: 600_000 };
/** What a look shows, and what is tried before a task begins. */
export const beginning: DocumentBounds = { records: 5, files: 5, rows: 200, longestMs: 30_000, isBeginning: true };

export type Divided = Pick<DocumentTemplate, "source" | "kind" | "isKept" | "isSplit">;

/** Whether each record is a file of its own: files of Word are not put together, and what stays with a record is of that record alone. */
export const isDivided = ({ source, kind, isKept, isSplit }: Divided): boolean => source === "record" && (isSplit || isKept || kind === "docx");

export const mostOf = (making: Divided, bounds: DocumentBounds): number =>
  making.source !== "record" ? bounds.rows : isDivided(making) ? bounds.files : bounds.records;

/** How many records a document is asked for, as far as it matters. */
export async function sizeOf(context: CallContext, making: Divided & Pick<DocumentTemplate, "table">, { ids, query }: DocumentQuestion): Promise<number> {
  if (ids && making.source !== "query") return ids.length;
  const opened = await openTable(context, making.table, { filters: query?.filters });
  return await countWhole(context, opened, { query: query ?? {}, fields: [], paging: { limit: mostOf(making, byTask) + 1, offset: 0 } });
}
