import { sql } from "kysely";
import type { CapabilityUsage, UsageReport } from "#contract/plugin.ts";
import { demandAdministrator } from "../../access/objectPolicy.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallLimit } from "../../http/CallLimit.ts";
import { callerOf } from "../../http/callerOf.ts";
import { findPlugin } from "./patchPlugin.ts";

/** Once a minute, and what a reload or a second tab sends in between (ours). */
const reports = new CallLimit({ atMost: 5, windowMs: 60_000 });

/** Adds what a browser counted; of plugins that there are not, nothing is kept. @throws CallFailure too_many_requests */
export async function addUsage(context: CallContext, report: UsageReport): Promise<void> {
  const { project, services } = context;
  reports.admit(callerOf(context).sessionId, services.now());
  const known = new Set((await services.plugins.of(project)).map(({ id }) => id));
  const last_at = services.now().toISOString();
  const rows = Object.entries(report).filter(([plugin]) => known.has(plugin)).flatMap(([plugin_id, counts]) =>
    counts.map(({ capability, calls, refused }) => ({ project_id: project.id, plugin_id, capability, calls, refused, last_at })));
  // In one order everywhere, so that no two wait for each other.
  rows.sort((a, b) => (`${a.plugin_id}/${a.capability}` < `${b.plugin_id}/${b.capability}` ? -1 : 1));
  await services.database.transaction(async (tx) => {
    for (const row of rows) {
      await tx
        .insertInto("platon.plugin_usage")
        .values(row)
        .onConflict((conflict) => conflict.columns(["project_id", "plugin_id", "capability"]).doUpdateSet({
          calls: sql<number>`plugin_usage.calls + excluded.calls`,
          refused: sql<number>`plugin_usage.refused + excluded.refused`,
          last_at: row.last_at,
        }))
        .execute();
    }
  });
}

/** What a plugin really used, the most used first. @throws CallFailure forbidden, not_found */
export async function listUsage(context: CallContext, plugin: string): Promise<CapabilityUsage[]> {
  const { project, services } = context;
  demandAdministrator(context);
  await findPlugin(context, plugin);
  const rows = await services.database.sql
    .selectFrom("platon.plugin_usage")
    .select(["capability", "calls", "refused", "last_at"])
    .where("project_id", "=", project.id)
    .where("plugin_id", "=", plugin)
    .orderBy("calls", "desc")
    .orderBy("capability")
    .execute();
  return rows.map(({ last_at, ...row }) => ({ ...row, lastAt: last_at }));
}
