import type { Kysely } from "kysely";
import type { IncidentReport } from "#contract/plugin.ts";
import { formOfScope } from "#core/components/validatorSource.ts";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import { isAdministrator } from "../../../access/objectPolicy.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { countCall } from "../../../http/countCall.ts";
import { callerOf } from "../../../http/callerOf.ts";
import { recordAudit } from "../../audit/index.ts";
import { componentVersion, scopeOf } from "./componentVersion.ts";
import { incidentKey, plainError, recordIncident, type Version } from "./recordIncident.ts";

type Transaction = Kysely<PlatonSchema>;

/** Strikes from so many different users stop a version of a component for the whole project (D74). */
const usersToQuarantine = 5;

/** A page with many broken components tells of each of them; a loop that reports is none of ours. */
const reports = { atMost: 30, windowMs: 600_000 };

/** An administrator stops it. */
const byAdministrator = "administrator";

/**
 * Counts what a browser saw a component do. A user counts once for each version of it.
 * @returns whether that version is stopped for the whole project now
 * @throws CallFailure not_found when it is not the present version of a component that the caller may see,
 *   plugin_disabled, forbidden, too_many_requests
 */
export async function reportIncident(
  context: CallContext, plugin: string, report: IncidentReport,
): Promise<{ quarantined: boolean }> {
  const { project, services } = context;
  const caller = callerOf(context);
  await countCall(context, `incidents:${caller.sessionId}`, reports);
  if (report.why === byAdministrator && !isAdministrator(caller)) throw new CallFailure("forbidden");
  const { component, hash, scope = scopeOf(plugin) } = report;
  const config = await services.configuration.of(project.id);
  if (componentVersion(config, context, { plugin, scope, component }) !== hash) throw new CallFailure("not_found");
  if (!(await services.plugins.isEnabled(project.id, plugin))) throw new CallFailure("plugin_disabled");
  const version: Version = { plugin, scope, component, hash };
  // Without its validator a form would take anything: it is mended, never stopped.
  const why = formOfScope(scope) === undefined ? report.why : plainError;
  const { isStopped, isNew } = await services.database.transaction(async (tx) => {
    const wasStopped = await recordIncident(tx, context, { version, happening: { ...report, why } });
    if (wasStopped) return { isStopped: true, isNew: false };
    const isStopped = why === byAdministrator || (await countStrikes(tx, context, version)) >= usersToQuarantine;
    if (isStopped) await stop(tx, context, { version, why });
    return { isStopped, isNew: isStopped };
  });
  if (why !== plainError) services.counters.realmEnded(why);
  if (isNew) services.plugins.forget(project.id);
  return { quarantined: isStopped };
}

async function countStrikes(tx: Transaction, context: CallContext, version: Version): Promise<number> {
  const { users } = await versionQuery(tx.selectFrom("platon.plugin_incident_users"), incidentKey(context, version))
    .where("is_strike", "=", true)
    .select(({ fn }) => fn.countAll<number>().as("users"))
    .executeTakeFirstOrThrow();
  return Number(users);
}

async function stop(
  tx: Transaction, context: CallContext, { version, why }: { version: Version; why: string },
): Promise<void> {
  const { project, services } = context;
  const key = incidentKey(context, version);
  await versionQuery(tx.updateTable("platon.plugin_incidents"), key).set({ quarantined_at: services.now().toISOString() }).execute();
  const { plugin, ...details } = version;
  await recordAudit(tx, context, {
    event: "plugin changed", object: `plugin:${plugin}`, details: { ...details, why, quarantined: true },
  });
  await services.events.record(tx, project.id, { kind: "plugin", plugin, state: "enabled" });
}

interface Narrowable<Self> {
  where(column: "project_id" | "plugin_id" | "scope" | "component" | "hash", operator: "=", value: string): Self;
}

/** Narrows a query to one version of one component. */
function versionQuery<Query extends Narrowable<Query>>(query: Query, key: ReturnType<typeof incidentKey>): Query {
  return query
    .where("project_id", "=", key.project_id)
    .where("plugin_id", "=", key.plugin_id)
    .where("scope", "=", key.scope)
    .where("component", "=", key.component)
    .where("hash", "=", key.hash);
}
