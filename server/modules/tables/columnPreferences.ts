import { coerceJson } from "#core/coercion/coerceJson.ts";
import type { ColumnPreferences } from "#contract/table.ts";
import { isAllowed } from "../../access/objectPolicy.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { callerOf } from "../../http/callerOf.ts";
import { platformProject } from "../projects/index.ts";

/** What the user changed of a table's columns at a level (spec §3 Table column config). */
export async function readPreferences(context: CallContext, tableId: string, level = 1): Promise<ColumnPreferences | undefined> {
  if (!context.caller) return undefined;
  const row = await context.services.database.sql
    .selectFrom("platon.column_preferences")
    .select("config")
    .where("user_id", "=", context.caller.userId)
    .where("table_id", "=", tableId)
    .where("level", "=", level)
    .executeTakeFirst();
  return row?.config as ColumnPreferences | undefined;
}

/** @throws CallFailure `not_found` for what is no table that the caller may read: nothing is kept for it; `bad_request` */
export async function savePreferences(
  context: CallContext, { tableId, level, config }: { tableId: string; level: number; config: ColumnPreferences },
): Promise<void> {
  const { userId } = callerOf(context);
  if (!coerceJson(config).ok) throw new CallFailure("bad_request", { params: { where: "body.column_config" } });
  if (!(await isReadable(context, tableId))) throw new CallFailure("not_found");
  const values = { config: JSON.stringify(config), updated_at: context.services.now().toISOString() };
  await context.services.database.sql
    .insertInto("platon.column_preferences")
    .values({ user_id: userId, table_id: tableId, level, ...values })
    .onConflict((conflict) => conflict.columns(["user_id", "table_id", "level"]).doUpdateSet(values))
    .execute();
}

async function isReadable(context: CallContext, tableId: string): Promise<boolean> {
  const { configuration } = context.services;
  const configs = await Promise.all([configuration.of(context.project.id), configuration.of(platformProject)]);
  const table = configs.flatMap(({ tables }) => [...tables.values()]).find(({ id }) => id === tableId);
  return table !== undefined && isAllowed(table, "read", context);
}
