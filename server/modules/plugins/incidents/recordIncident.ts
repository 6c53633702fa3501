import { sql, type Kysely } from "kysely";
import type { IncidentReport } from "#contract/plugin.ts";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { storableText } from "../../config/index.ts";

type Transaction = Kysely<PlatonSchema>;

/** An error of the component's own code (D75): it is shown to administrators, and is no strike (ours). */
export const plainError = "error";

/** One version of what a project configured. */
export interface Version {
  readonly plugin: string;
  readonly scope: string;
  readonly component: string;
  readonly hash: string;
}

type Happening = Pick<IncidentReport, "why" | "message" | "line" | "column">;

/**
 * Writes down what happened to a version, and to whom of those who have signed in.
 * @returns whether the version was stopped before
 */
export async function recordIncident(
  tx: Transaction, context: CallContext, { version, happening }: { version: Version; happening: Happening },
): Promise<boolean> {
  await forgetOtherVersions(tx, context, version);
  return await count(tx, context, { version, happening });
}

/** An edited component begins anew (D74). */
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

export const incidentKey = ({ project }: Pick<CallContext, "project">, { plugin, scope, component, hash }: Version) =>
  ({ project_id: project.id, plugin_id: plugin, scope, component, hash });

async function count(
  tx: Transaction, context: CallContext, { version, happening }: { version: Version; happening: Happening },
): Promise<boolean> {
  const key = incidentKey(context, version);
  const { why, message, line = null, column = null } = happening;
  const latest = { why, message: message === undefined ? null : storableText(message), line, column, at: context.services.now().toISOString() };
  const row = await tx
    .insertInto("platon.plugin_incidents")
    .values({ ...key, ...latest, quarantined_at: null })
    .onConflict((conflict) => conflict
      .columns(["project_id", "plugin_id", "scope", "component", "hash"])
      .doUpdateSet({ ...latest, count: sql<number>`plugin_incidents.count + 1` }))
    .returning("quarantined_at")
    .executeTakeFirstOrThrow();
  if (context.caller) await countUser(tx, { ...key, user_id: context.caller.userId, is_strike: why !== plainError });
  return row.quarantined_at !== null;
}

type UserOfIncident = ReturnType<typeof incidentKey> & { readonly user_id: string; readonly is_strike: boolean };

async function countUser(tx: Transaction, user: UserOfIncident): Promise<void> {
  await tx
    .insertInto("platon.plugin_incident_users")
    .values(user)
    .onConflict((conflict) => conflict
      .columns(["project_id", "plugin_id", "scope", "component", "hash", "user_id"])
      .doUpdateSet({ is_strike: sql<boolean>`plugin_incident_users.is_strike or excluded.is_strike` }))
    .execute();
}
