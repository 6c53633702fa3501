import { sql } from "kysely";
import type { NewView } from "#contract/table.ts";
import { uuidv7 } from "#core/uuid/uuidv7.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { callerOf } from "../../../http/callerOf.ts";
import type { Table } from "../../config/index.ts";
import { checkView } from "./checkView.ts";
import { mayShareViews } from "./mayShareViews.ts";

/** Of one user and table: a menu with more is read by nobody. */
const mostViews = 100;

/**
 * Keeps a view of a table. @returns its id
 * @throws CallFailure `forbidden` for a shared one without the permission, `too_many_views`, `bad_request`, `payload_too_large`
 */
export async function insertView(context: CallContext, table: Pick<Table, "id">, view: NewView): Promise<string> {
  const { userId } = callerOf(context);
  checkView(context, view);
  if (view.shared && !mayShareViews(context)) throw new CallFailure("forbidden");
  const id = uuidv7();
  const { numAffectedRows } = await sql`
    insert into platon.table_views (id, project_id, table_id, owner_id, title, is_shared, state)
    select ${id}, ${context.project.id}, ${table.id}, ${userId}, ${view.title.trim()}, ${view.shared ?? false}, cast(${JSON.stringify(view.state)} as jsonb)
    where (select count(*) from platon.table_views where project_id = ${context.project.id} and table_id = ${table.id} and owner_id = ${userId}) < ${mostViews}
  `.execute(context.services.database.sql);
  if (numAffectedRows !== 1n) throw new CallFailure("too_many_views", { params: { max: mostViews } });
  return id;
}
