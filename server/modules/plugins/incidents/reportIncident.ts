import { sql, type Kysely } from "kysely";
import type { IncidentReport } from "#contract/plugin.ts";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import { isAdministrator } from "../../../access/objectPolicy.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { countCall } from "../../../http/countCall.ts";
import { callerOf } from "../../../http/callerOf.ts";
import { recordAudit } from "../../audit/index.ts";
import { storableText } from "../../config/index.ts";
import { componentVersion, scopeOf } from "./componentVersion.ts";

type Transaction = Kysely<PlatonSchema>;

/** Strikes from so many different users stop a version of a component for the whole project (D74). */
const usersToQuarantine = 5;

/** A page with many broken components tells of each of them; a loop that reports is none of ours. */
const reports = { atMost: 30, windowMs: 600_000 };

/** An error of the component's own code (D75): it is shown to administrators, and is no strike (ours). */
const plainError = "error";
/** An administrator stops it. */
const byAdministrator = "administrator";

interface Version {
  readonly plugin: string;
  readonly scope: string;
  readonly component: string;
  readonly hash: string;
}

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
  const { isStopped, isNew } = await services.database.transaction(async (tx) => {
    await forgetOtherVersions(tx, context, version);
    const wasStopped = await count(tx, context, { version, report });
    if (wasStopped) return { isStopped: true, isNew: false };
    const isStopped = report.why === byAdministrator || (await countStrikes(tx, context, version)) >= usersToQuarantine;
    if (isStopped) await stop(tx, context, { version, why: report.why });
    return { isStopped, isNew: isStopped };
  });
  if (isNew) services.plugins.forget(project.id);
  return { quarantined: isStopped };
}

/** Whoever edits a component begins anew (D74). */
async function forgetOtherVersions(tx: Transaction, { project }: CallContext, version: Version): Promise<void> {
  await tx
    .deleteFrom("platon.plugin_incidents")
    .where("project_id", "=", project.id)
    .where("plugin_id", "=", version.plugin)
    .where("scope", "=", version.scope)
    .where("component", "=", version.component)
    .where("hash", "!=", version.hash)
    .execute();
}

const keyOf = ({ project }: Pick<CallContext, "project">, { plugin, scope, component, hash }: Version) =>
  ({ project_id: project.id, plugin_id: plugin, scope, component, hash });

/** @returns whether the version was stopped before */
async function count(
  tx: Transaction, context: CallContext, { version, report }: { version: Version; report: IncidentReport },
): Promise<boolean> {
  const key = keyOf(context, version);
  const { why, message, line = null, column = null } = report;
  const latest = { why, message: message === undefined ? null : storableText(message), line, column, at: context.services.now().toISOString() };
  const row = await tx
    .insertInto("platon.plugin_incidents")
    .values({ ...key, ...latest, quarantined_at: null })
    .onConflict((conflict) => conflict
      .columns(["project_id", "plugin_id", "scope", "component", "hash"])
      .doUpdateSet({ ...latest, count: sql<number>`plugin_incidents.count + 1` }))
    .returning("quarantined_at")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("platon.plugin_incident_users")
    .values({ ...key, user_id: context.caller?.userId ?? "", is_strike: why !== plainError })
    .onConflict((conflict) => conflict
      .columns(["project_id", "plugin_id", "scope", "component", "hash", "user_id"])
      .doUpdateSet({ is_strike: sql<boolean>`plugin_incident_users.is_strike or excluded.is_strike` }))
    .execute();
  return row.quarantined_at !== null;
}

async function countStrikes(tx: Transaction, context: CallContext, version: Version): Promise<number> {
  const { users } = await versionQuery(tx.selectFrom("platon.plugin_incident_users"), keyOf(context, version))
    .where("is_strike", "=", true)
    .select(({ fn }) => fn.countAll<number>().as("users"))
    .executeTakeFirstOrThrow();
  return Number(users);
}

async function stop(
  tx: Transaction, context: CallContext, { version, why }: { version: Version; why: string },
): Promise<void> {
  const { project, services } = context;
  const key = keyOf(context, version);
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
function versionQuery<Query extends Narrowable<Query>>(query: Query, key: ReturnType<typeof keyOf>): Query {
  return query
    .where("project_id", "=", key.project_id)
    .where("plugin_id", "=", key.plugin_id)
    .where("scope", "=", key.scope)
    .where("component", "=", key.component)
    .where("hash", "=", key.hash);
}
