import { isAdministrator } from "../../access/objectPolicy.ts";
import type { Routes } from "../../http/Routes.ts";
import { translator } from "../config/index.ts";
import { addUsage, listUsage } from "./capabilityUsage.ts";
import { listIncidents } from "./incidents/listIncidents.ts";
import { releaseComponent } from "./incidents/releaseComponent.ts";
import { reportIncident } from "./incidents/reportIncident.ts";
import { installPlugin, removePlugin, rollBackPlugin } from "./installPlugin.ts";
import { patchPlugin } from "./patchPlugin.ts";
import { pluginUses } from "./pluginUses.ts";
import { presentOutline, presentRecord } from "./presentPlugin.ts";

export { createPluginStates } from "./createPluginStates.ts";
export { recordIncident } from "./incidents/recordIncident.ts";
export { visibleQuarantine } from "./incidents/visibleQuarantine.ts";
export { presentRunning } from "./presentPlugin.ts";

type PluginCalls =
  | "GET plugins"
  | "PUT plugins/{id}"
  | "POST plugins"
  | "POST plugins/{id}/rollback"
  | "DELETE plugins/{id}"
  | "POST plugins/{id}/incidents"
  | "GET plugins/{id}/incidents"
  | "DELETE plugins/{id}/incidents/{component}"
  | "POST plugins/usage"
  | "GET plugins/{id}/usage"
  | "GET plugins/{id}/uses";

export const pluginRoutes: Routes<PluginCalls> = {
  "GET plugins": async (context) => {
    const { caller, project, services } = context;
    const plugins = await services.plugins.of(project);
    if (caller === undefined) return plugins.map(({ id, state }) => ({ id, state }));
    const translate = translator(await services.configuration.of(project.id), context);
    const present = isAdministrator(caller) ? presentRecord : presentOutline;
    return plugins.map((plugin) => present(plugin, translate));
  },
  "PUT plugins/{id}": (context, { params, body }) => patchPlugin(context, params.id, body),
  "POST plugins": (context, { query, body }) => installPlugin(context, body, { isDryRun: query.dryRun === "1" }),
  "POST plugins/{id}/rollback": (context, { params, query, body }) =>
    rollBackPlugin(context, params.id, { revision: body.revision, isDryRun: query.dryRun === "1" }),
  "DELETE plugins/{id}": async (context, { params }) => {
    await removePlugin(context, params.id);
    return null;
  },
  "POST plugins/{id}/incidents": (context, { params, body }) => reportIncident(context, params.id, body),
  "GET plugins/{id}/incidents": (context, { params }) => listIncidents(context, params.id),
  "DELETE plugins/{id}/incidents/{component}": async (context, { params, query }) => {
    await releaseComponent(context, { plugin: params.id, component: params.component, scope: query.scope });
    return null;
  },
  "POST plugins/usage": async (context, { body }) => {
    await addUsage(context, body);
    return null;
  },
  "GET plugins/{id}/uses": (context, { params }) => pluginUses(context, params.id),
  "GET plugins/{id}/usage": (context, { params }) => listUsage(context, params.id),
};
