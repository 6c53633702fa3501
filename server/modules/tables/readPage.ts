import { sql, type RawBuilder, type SqlBool } from "kysely";
import { heavyReads } from "../../access/heavyReads.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { keysOf, orderedRows, type OrderedRows, type Paging } from "./orderedRows.ts";
import { orderBy } from "./rowOrder.ts";

export interface PageQuestion extends OrderedRows {
  /** What many rows meet, as far as is known: a page of them is looked for in the order, not by an index. */
  readonly common: RawBuilder<SqlBool> | undefined;
  /** Whether nothing is known of how many: all rows are more than are looked at for it. */
  readonly isShort: boolean;
  /** Whether every row has to be looked at, because no index finds what is searched for. */
  readonly isScan: boolean;
}

type Row = Record<string, unknown>;

/** So many rows of an order are looked at for what is common: within a tenth of a second. */
const lookedAt = 20_000;

/**
 * A page of rows. What is common fills one from the first rows of the order, which the planner would not believe: it
 * knows nothing of folded text. Where it does not after all, the database decides how it is found.
 * @throws CallFailure `search_too_short`
 * @throws DatabaseBusy when too many others search through all rows
 */
export async function readPage(context: CallContext, question: PageQuestion, page: Paging): Promise<Row[]> {
  const { common, isShort, isScan, conditions } = question;
  const read = async (statement: RawBuilder<unknown>, isLong = false): Promise<Row[]> => {
    // What looks at every row must not keep lists waiting.
    const database = isLong ? heavyReads(context, "search") : context.services.database.sql;
    return (await sql<Row>`${statement}`.execute(database)).rows;
  };
  if (common === undefined) return read(orderedRows(question, page), isScan);
  const rows = await read(amongFirst(question, common, page));
  if (rows.length === page.limit) return rows;
  const unseen = await read(orderedRows(question, { limit: 1, offset: lookedAt }));
  if (unseen.length === 0) return rows;
  if (isShort) throw new CallFailure("search_too_short");
  return read(orderedRows({ ...question, conditions: [...conditions, common] }, page), true);
}

function amongFirst(rows: OrderedRows, common: RawBuilder<SqlBool>, { limit, offset }: Paging): RawBuilder<unknown> {
  const first = orderedRows({ ...rows, columns: sql`${rows.columns}, ${common} as "$found"` }, { limit: lookedAt, offset: 0 });
  return sql`select * from (${first}) as first where "$found" order by ${orderBy(keysOf(rows.order))} limit ${limit} offset ${offset}`;
}
