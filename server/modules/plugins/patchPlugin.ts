import type { Kysely } from "kysely";
import type { PluginPatch, PluginRecord } from "#contract/plugin.ts";
import { grantNames } from "#core/grants/guestGrants.ts";
import { say } from "#core/wording/say.ts";
import { sayError } from "#core/wording/sayError.ts";
import { demandAdministrator } from "../../access/objectPolicy.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { recordAudit } from "../audit/index.ts";
import { translator } from "../config/index.ts";
import { lockProject } from "../projects/index.ts";
import { reaches, readDecisions } from "./pluginDecision.ts";
import { acceptSettings } from "./pluginSettings.ts";
import type { KnownPlugin } from "./PluginStates.ts";
import { presentRecord } from "./presentPlugin.ts";
import { saveDecision, type DecisionChange } from "./saveDecision.ts";

/**
 * Switches a plugin, and decides on its grants and settings; open tabs learn of it by an event (D73).
 * @throws CallFailure forbidden, not_found, invalid_values: a required plugin is to be switched, a capability is granted
 *   that the plugin does not ask for, or a value does not suit its setting
 */
export async function patchPlugin(context: CallContext, id: string, patch: PluginPatch): Promise<PluginRecord> {
  const { project, services } = context;
  demandAdministrator(context);
  const present = await findPlugin(context, id);
  await services.database.transaction(async (tx) => {
    // Of two that change settings at once the second adds to what the first left.
    await lockProject(tx, project.id);
    const change = await accept(tx, context, { present, patch });
    await saveDecision(tx, context, { id, change });
    const details = { state: patch.state ?? present.state, grants: patch.grants ?? present.grants, settings: change.settings };
    await recordAudit(tx, context, { event: "plugin changed", object: `plugin:${id}`, details });
    await services.events.record(tx, project.id, { kind: "plugin", plugin: id, state: patch.state ?? present.state });
  });
  services.plugins.forget(project.id);
  const translate = translator(await services.configuration.of(project.id), context);
  return presentRecord(await findPlugin(context, id), translate);
}

/** @throws CallFailure not_found */
export async function findPlugin({ project, services }: CallContext, wanted: string): Promise<KnownPlugin> {
  const plugin = (await services.plugins.of(project)).find(({ id }) => id === wanted);
  if (plugin === undefined) throw new CallFailure("not_found");
  return plugin;
}

async function accept(
  tx: Kysely<PlatonSchema>, context: CallContext, { present, patch }: { present: KnownPlugin; patch: PluginPatch },
): Promise<DecisionChange> {
  const { locale, project } = context;
  if (present.required && patch.state !== undefined) {
    throw new CallFailure("invalid_values", { fields: { state: [say(locale, "error.forbidden")] } });
  }
  const kept = (await readDecisions(tx, project.id)).get(present.id)?.settings ?? {};
  return {
    ...(patch.state && { state: patch.state }),
    ...(patch.grants && { granted: acceptGrants(context, present, patch.grants), grantedTo: present.installed?.id }),
    ...(patch.settings && {
      settings: acceptSettings(present.installed?.manifest.settings, kept, { change: patch.settings, locale }),
    }),
  };
}

/** How far each of them reaches now, which is as far as it is granted. */
function acceptGrants({ locale }: CallContext, { id, installed }: KnownPlugin, names: readonly string[]): Record<string, unknown> {
  const ownCode = id === "project" ? grantNames : [];
  const asked = installed?.manifest.capabilities.map(({ name }) => name) ?? ownCode;
  const foreign = names.filter((name) => !asked.some((one) => one === name));
  if (foreign.length > 0) {
    const texts = foreign.map((field) => sayError(locale, "unknown_field", { field }));
    throw new CallFailure("invalid_values", { fields: { grants: texts } });
  }
  if (installed === undefined) return Object.fromEntries(names.map((name) => [name, true]));
  return reaches(installed.manifest.capabilities.filter(({ name }) => names.includes(name)));
}
