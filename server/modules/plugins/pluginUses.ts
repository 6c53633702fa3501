import type { PluginUse, PluginUses } from "#contract/plugin.ts";
import { demandAdministrator } from "../../access/objectPolicy.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { translator } from "../config/index.ts";
import { findPlugin } from "./patchPlugin.ts";
import { usesOf } from "./usesOf.ts";

/** So many are named; of the others only the number is told. */
const mostNamed = 8;

/**
 * What of the project would be without the plugin if it were switched off, in the caller's language.
 * @throws CallFailure forbidden, not_found: as the switch itself
 */
export async function pluginUses(context: CallContext, id: string): Promise<PluginUses> {
  demandAdministrator(context);
  await findPlugin(context, id);
  const config = await context.services.configuration.of(context.project.id);
  const translate = translator(config, context);
  const uses = usesOf(id, config).map(({ kind, name }): PluginUse => ({ kind, name: translate(name) }));
  return { total: uses.length, named: uses.slice(0, mostNamed) };
}
