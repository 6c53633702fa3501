import type { Incident } from "#contract/plugin.ts";
import { demandAdministrator } from "../../../access/objectPolicy.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { findPlugin } from "../patchPlugin.ts";

/** What a plugin's components did, the latest first. @throws CallFailure forbidden, not_found */
export async function listIncidents(context: CallContext, plugin: string): Promise<Incident[]> {
  const { project, services } = context;
  demandAdministrator(context);
  await findPlugin(context, plugin);
  const rows = await services.database.sql
    .selectFrom("platon.plugin_incidents as i")
    .select(["i.scope", "i.component", "i.hash", "i.why", "i.message", "i.line", "i.column", "i.count", "i.at", "i.quarantined_at"])
    .select(({ selectFrom }) => selectFrom("platon.plugin_incident_users as u")
      .select(({ fn }) => fn.countAll<number>().as("users"))
      .whereRef("u.project_id", "=", "i.project_id")
      .whereRef("u.plugin_id", "=", "i.plugin_id")
      .whereRef("u.scope", "=", "i.scope")
      .whereRef("u.component", "=", "i.component")
      .whereRef("u.hash", "=", "i.hash")
      .as("users"))
    .where("i.project_id", "=", project.id)
    .where("i.plugin_id", "=", plugin)
    .orderBy("i.at", "desc")
    .execute();
  return rows.map(({ quarantined_at, users, ...row }) => ({ ...row, users: Number(users), quarantined: quarantined_at !== null }));
}
