import type { SavedView, ViewState } from "#contract/table.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import type { Table } from "../../config/index.ts";
import { mayShareViews } from "./mayShareViews.ts";

export interface ViewsOf {
  readonly context: CallContext;
  readonly table: Pick<Table, "id">;
}

/** The caller's own views of a table and those that are shared in the project, in the order of their making; a guest has none. */
export async function listViews(context: CallContext, table: Pick<Table, "id">): Promise<SavedView[]> {
  const { caller, project, services } = context;
  if (!caller) return [];
  const rows = await services.database.sql
    .selectFrom("platon.table_views as v")
    .leftJoin("platon.table_view_defaults as d", (join) => join.onRef("d.view_id", "=", "v.id").on("d.user_id", "=", caller.userId))
    .select(["v.id", "v.title", "v.is_shared", "v.is_default_for_all", "v.state", "d.user_id as wanted_by"])
    .where("v.project_id", "=", project.id)
    .where("v.table_id", "=", table.id)
    .where((where) => where.or([where("v.is_shared", "=", true), where("v.owner_id", "=", caller.userId)]))
    .orderBy("v.id")
    .execute();
  const mayShare = mayShareViews(context);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    shared: row.is_shared,
    mayChange: !row.is_shared || mayShare,
    isDefault: row.wanted_by !== null,
    isDefaultForAll: row.is_default_for_all,
    state: row.state as ViewState,
  }));
}
