import { sql } from "kysely";
import { heavyReads } from "../../../access/heavyReads.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { orderedRows, type Paging } from "../orderedRows.ts";
import type { WholeStatement } from "./wholeStatement.ts";

const atOnce = 1_000;
/** Hexadecimal digits of an id, without its dashes. */
const digits = 32;

/**
 * Rows of an order that no index has: they are put in order once, as ids of sixteen bytes each, and read by them. A row that is
 * gone by then is left out.
 */
export async function* byIds(context: CallContext, statement: WholeStatement, paging: Paging): AsyncGenerator<Record<string, unknown>[]> {
  const ids = await idsInOrder(context, statement, paging);
  const { from, columns, conditions } = statement;
  for (let at = 0; at < ids.length; at += atOnce * digits / 2) {
    const some = ids.toString("hex", at, at + atOnce * digits / 2).match(/.{32}/g)?.map(dashed) ?? [];
    const { rows } = await sql<Record<string, unknown>>`
      select ${columns} from ${from} where ${sql.join([...conditions, sql`t.id = any(${some}::uuid[])`], sql` and `)}
    `.execute(context.services.database.sql);
    const byId = new Map(rows.map((row) => [String(row["$id"]), row]));
    const found = some.map((id) => byId.get(id)).filter((row) => row !== undefined);
    if (found.length > 0) yield found;
  }
}

async function idsInOrder(context: CallContext, statement: WholeStatement, paging: Paging): Promise<Buffer> {
  const ordered = orderedRows({ ...statement, columns: sql`t.id as id` }, paging);
  const { rows } = await sql<{ ids: string | null }>`
    select string_agg(replace(id::text, '-', ''), '') as ids from (${ordered}) as ordered
  `.execute(heavyReads(context, "report"));
  return Buffer.from(rows[0]?.ids ?? "", "hex");
}

const dashed = (hex: string): string => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
