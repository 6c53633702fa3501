import type { ColumnPreferences, KeptPreferences } from "#contract/table.ts";
import { coerceJson } from "#core/coercion/coerceJson.ts";
import { longestTitle } from "#core/limits/columnTitles.ts";
import { platformProject } from "#core/platformProject.ts";
import { demandAdministrator, isAllowed } from "../../access/objectPolicy.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { callerOf } from "../../http/callerOf.ts";
import { recordAudit } from "../audit/index.ts";
import type { Table } from "../config/index.ts";

/** What a table's columns look like at a level (spec §3 Table column config): to the caller, and to who has changed nothing. */
export interface Preferences {
  readonly own: ColumnPreferences | undefined;
  readonly forAll: ColumnPreferences | undefined;
}

export async function readPreferences(context: CallContext, tableId: string, level: number): Promise<Preferences> {
  const [own, forAll] = await Promise.all([ownOf(context, tableId, level), defaultOf(context, tableId, level)]);
  return { own, forAll };
}

async function ownOf({ caller, services }: CallContext, tableId: string, level: number): Promise<ColumnPreferences | undefined> {
  if (!caller) return undefined;
  const kept = services.database.sql.selectFrom("platon.column_preferences").select("config");
  const row = await kept.where("user_id", "=", caller.userId).where("table_id", "=", tableId).where("level", "=", level).executeTakeFirst();
  return row?.config as ColumnPreferences | undefined;
}

async function defaultOf({ services }: CallContext, tableId: string, level: number): Promise<ColumnPreferences | undefined> {
  const kept = services.database.sql.selectFrom("platon.column_defaults").select("config");
  const row = await kept.where("table_id", "=", tableId).where("level", "=", level).executeTakeFirst();
  return row?.config as ColumnPreferences | undefined;
}

/**
 * Keeps what the caller changed of the columns of a table; without any the default is the caller's again.
 * @throws CallFailure `not_found` for what is no table that the caller may read: nothing is kept for it; `bad_request`,
 * `title_too_long`
 */
export async function savePreferences(context: CallContext, { tableId, level, column_config: config }: KeptPreferences): Promise<void> {
  const { userId } = callerOf(context);
  demandStorable(config);
  const table = await findTable(context, tableId, [context.project.id, platformProject]);
  if (!table || !isAllowed(table, "read", context)) throw new CallFailure("not_found");
  const { sql } = context.services.database;
  if (!config) {
    await sql.deleteFrom("platon.column_preferences").where("user_id", "=", userId).where("table_id", "=", tableId).where("level", "=", level).execute();
    return;
  }
  const values = { config: JSON.stringify(config), updated_at: context.services.now().toISOString() };
  await sql
    .insertInto("platon.column_preferences")
    .values({ user_id: userId, table_id: tableId, level, ...values })
    .onConflict((conflict) => conflict.columns(["user_id", "table_id", "level"]).doUpdateSet(values))
    .execute();
}

/**
 * Keeps the columns of a table for everyone who has changed nothing, or forgets them. It takes the permission
 * `platon.admin`, and a table of the caller's own project: those of the platform belong to every project.
 * @throws CallFailure `forbidden`; `not_found` for a table of another project; `bad_request`, `title_too_long`
 */
export async function saveDefault(context: CallContext, { tableId, level, column_config: config }: KeptPreferences): Promise<void> {
  demandAdministrator(context);
  demandStorable(config);
  const table = await findTable(context, tableId, [context.project.id]);
  if (!table) throw new CallFailure("not_found");
  const { userId } = callerOf(context);
  const values = { config: JSON.stringify(config), updated_at: context.services.now().toISOString(), updated_by: userId };
  await context.services.database.transaction(async (tx) => {
    if (!config) await tx.deleteFrom("platon.column_defaults").where("table_id", "=", tableId).where("level", "=", level).execute();
    else {
      await tx
        .insertInto("platon.column_defaults")
        .values({ project_id: context.project.id, table_id: tableId, level, ...values })
        .onConflict((conflict) => conflict.columns(["table_id", "level"]).doUpdateSet(values))
        .execute();
    }
    await recordAudit(tx, context, { event: "update", object: `table:${table.name}`, details: { columns: config, level } });
  });
}

function demandStorable(config: ColumnPreferences | null): void {
  if (!coerceJson(config).ok) throw new CallFailure("bad_request", { params: { where: "body.column_config" } });
  const isLong = Object.values(config?.titles ?? {}).some((title) => title.length > longestTitle);
  if (isLong) throw new CallFailure("title_too_long", { params: { max: longestTitle } });
}

async function findTable({ services }: CallContext, tableId: string, projects: readonly string[]): Promise<Table | undefined> {
  const configs = await Promise.all(projects.map((project) => services.configuration.of(project)));
  return configs.flatMap(({ tables }) => [...tables.values()]).find(({ id }) => id === tableId);
}
