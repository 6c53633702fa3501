import { sql, type RawBuilder, type SqlBool } from "kysely";
import { isRecordId } from "../../../access/isRecordId.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { callerOf } from "../../../http/callerOf.ts";
import type { Table } from "../../config/index.ts";
import { listViews } from "./listViews.ts";
import { mayShareViews } from "./mayShareViews.ts";

export interface OneView {
  readonly table: Pick<Table, "id">;
  readonly id: string;
}

/** That a row of `platon.table_views` is this view and the caller may change it: a private one is its maker's. */
export function isChangeable(context: CallContext, { table, id }: OneView): RawBuilder<SqlBool> {
  const { userId } = callerOf(context);
  if (!isRecordId(id)) throw new CallFailure("not_found");
  return sql<SqlBool>`(id = ${id} and project_id = ${context.project.id} and table_id = ${table.id}
    and case when is_shared then ${mayShareViews(context)} else owner_id = ${userId} end)`;
}

/** Why nothing was changed: the view is not there for the caller, or is somebody else's to change. */
export async function whyNot(context: CallContext, { table, id }: OneView): Promise<CallFailure> {
  const isSeen = (await listViews(context, table)).some((view) => view.id === id);
  return new CallFailure(isSeen ? "forbidden" : "not_found");
}
