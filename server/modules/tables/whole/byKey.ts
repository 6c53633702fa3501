import { sql } from "kysely";
import type { CallContext } from "../../../http/CallContext.ts";
import { orderedRows, type Paging } from "../orderedRows.ts";
import { readCursor, writeCursor } from "../rowCursor.ts";
import type { WholeStatement } from "./wholeStatement.ts";

/** A statement of so many takes some milliseconds. */
const atOnce = 1_000;

/** Rows of an order that an index has: each statement begins behind the last row of the one before. */
export async function* byKey({ services }: CallContext, statement: WholeStatement, { limit }: Paging): AsyncGenerator<Record<string, unknown>[]> {
  let cursor: readonly unknown[] | undefined;
  for (let left = limit; left > 0;) {
    const page = { limit: Math.min(atOnce, left), offset: 0 };
    const { rows } = await sql<Record<string, unknown>>`${orderedRows({ ...statement, cursor }, page)}`.execute(services.database.sql);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < page.limit) return;
    left -= rows.length;
    cursor = readCursor(statement.order, writeCursor(statement.order, last));
  }
}
