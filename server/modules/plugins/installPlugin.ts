import { sql, type Kysely } from "kysely";
import type { CapabilityDifference, InstalledPlugin, PluginManifest } from "#contract/plugin.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import { tryTransaction } from "../../database/tryTransaction.ts";
import { demandAdministrator } from "../../access/objectPolicy.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { changeEntity, readPluginText, translator, type Plugin } from "../config/index.ts";
import { lockProject } from "../projects/index.ts";
import { compareCapabilities } from "./capabilityReach.ts";
import { knownPlugin } from "./knownPlugin.ts";
import { decisionFor, grantedCapabilities, reaches, readDecisions, type PluginDecision } from "./pluginDecision.ts";
import { presentRecord } from "./presentPlugin.ts";
import { saveDecision } from "./saveDecision.ts";

type Transaction = Kysely<PlatonSchema>;

interface Wish {
  readonly id: string;
  readonly isDryRun: boolean;
  /** What the plugin is to be. */
  find(tx: Transaction, present: Plugin | undefined): Promise<PluginManifest>;
}

/**
 * Installs a plugin of the project, or another version of it, as a change of configuration like any other: revision, audit
 * record and event (D42). A new one is granted nothing but the harmless; of a present one stays granted what still reaches
 * no further.
 * @throws CallFailure forbidden, config_invalid
 */
export function installPlugin(context: CallContext, text: unknown, options: { isDryRun: boolean }): Promise<InstalledPlugin> {
  demandAdministrator(context);
  const manifest = readPluginText(text, context.locale);
  return change(context, { ...options, id: manifest.id, find: () => Promise.resolve(manifest) });
}

/**
 * Makes a plugin what it was at a revision, the one before the present unless said; what it is granted is no part of that.
 * @throws CallFailure forbidden, not_found; config_invalid when it does not suit what is there now
 */
export function rollBackPlugin(
  context: CallContext, id: string, { revision, isDryRun }: { revision: number | undefined; isDryRun: boolean },
): Promise<InstalledPlugin> {
  demandAdministrator(context);
  return change(context, {
    id,
    isDryRun,
    find: async (tx, present) => {
      const past = present && (await readPast(tx, present, revision));
      if (past === undefined) throw new CallFailure("not_found");
      return past;
    },
  });
}

/** Removes a plugin with what was decided about it; it can be restored as it was. @throws CallFailure forbidden, not_found */
export async function removePlugin(context: CallContext, id: string): Promise<void> {
  const { project, services } = context;
  demandAdministrator(context);
  await services.database.transaction(async (tx) => {
    const present = (await lockPlugins(tx, project.id)).get(id);
    if (present === undefined) throw new CallFailure("not_found");
    for (const table of ["platon.plugin_states", "platon.plugin_incidents", "platon.plugin_usage"] as const) {
      await tx.deleteFrom(table).where("project_id", "=", project.id).where("plugin_id", "=", id).execute();
    }
    await changeEntity(tx, context, { change: "delete", entity: "plugins", id: present.id });
  });
  services.plugins.forget(project.id);
}

async function change(context: CallContext, wish: Wish): Promise<InstalledPlugin> {
  const { project, services } = context;
  // Read before: within the transaction the embedded database has no second connection for it.
  const translate = translator(await services.configuration.of(project.id), context);
  const answer = await tryTransaction(services.database, async (tx): Promise<InstalledPlugin> => {
    const { plugin, decision, difference } = await changeWithin(tx, context, wish);
    return { ...presentRecord(knownPlugin(plugin, decision), translate), difference };
  }, { isDryRun: wish.isDryRun });
  services.plugins.forget(project.id);
  return answer;
}

interface Changed {
  readonly plugin: Plugin;
  readonly decision: PluginDecision | undefined;
  readonly difference: CapabilityDifference;
}

async function changeWithin(tx: Transaction, context: CallContext, { id, find }: Wish): Promise<Changed> {
  const { project } = context;
  const plugins = await lockPlugins(tx, project.id);
  const present = plugins.get(id);
  const { id: _id, modules, ...manifest } = await find(tx, present);
  if (present !== undefined) await keepGrants(tx, context, present);
  const decision = (await readDecisions(tx, project.id)).get(id);
  const values = { manifest, modules };
  const changed = await changeEntity(tx, context, present === undefined
    ? { change: "insert", entity: "plugins", values: { name: id, ...values } }
    : { change: "update", entity: "plugins", id: present.id, values });
  const plugin: Plugin = {
    id: changed.id, name: id, projectId: project.id, manifest, modules, grants: present?.grants ?? [],
  };
  return { plugin, decision, difference: compareCapabilities(present?.manifest.capabilities ?? [], manifest.capabilities) };
}

/**
 * What the project's text grants becomes a decision before another version comes: that version has been granted nothing by
 * anybody, and keeps what the present one has.
 */
async function keepGrants(tx: Transaction, context: CallContext, present: Plugin): Promise<void> {
  const decision = (await readDecisions(tx, context.project.id)).get(present.name);
  if (decisionFor(present, decision) !== undefined) return;
  const granted = reaches(grantedCapabilities(present, decision));
  await saveDecision(tx, context, { id: present.name, change: { granted, grantedTo: present.id } });
}

/** The project's plugins as they are; whoever else changes its configuration waits, and nobody else does. */
async function lockPlugins(tx: Transaction, projectId: string): Promise<ReadonlyMap<string, Plugin>> {
  await lockProject(tx, projectId);
  const rows = await tx
    .selectFrom("platon.plugins")
    .select(["id", "name", "manifest", "modules", "grants"])
    .where("project_id", "=", projectId)
    .where("deleted_at", "is", null)
    .orderBy("name")
    .execute();
  return new Map(rows.map(({ name, ...row }) => [name, { ...row, name, projectId } as unknown as Plugin]));
}

async function readPast(tx: Transaction, present: Plugin, revision: number | undefined): Promise<PluginManifest | undefined> {
  const row = await tx
    .selectFrom("platon.revisions")
    .select("snapshot")
    .where("project_id", "=", present.projectId)
    .where("entity", "=", "plugins")
    .where("entity_id", "=", present.id)
    .where("snapshot", "is not", null)
    .where((where) => revision === undefined
      ? where("revision", "<", sql<number>`(select version from platon.plugins where id = ${present.id})`)
      : where("revision", "=", revision))
    .orderBy("revision", "desc")
    .limit(1)
    .executeTakeFirst();
  if (row?.snapshot === undefined || row.snapshot === null) return undefined;
  const { manifest, modules } = row.snapshot as Pick<Plugin, "manifest" | "modules">;
  return { id: present.name, ...manifest, modules };
}
