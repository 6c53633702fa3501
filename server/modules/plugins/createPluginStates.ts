import type { QuarantinedComponent } from "#contract/plugin.ts";
import type { Database } from "../../database/Database.ts";
import type { ConfigReader } from "../config/index.ts";
import type { EventHub } from "../events/index.ts";
import { readQuarantine } from "./incidents/readQuarantine.ts";
import { knownPlugin } from "./knownPlugin.ts";
import { pluginCatalogue, type CataloguedPlugin } from "./pluginCatalogue.ts";
import { projectGrants, readDecisions, type PluginDecision } from "./pluginDecision.ts";
import type { GrantingProject, KnownPlugin, PluginStates } from "./PluginStates.ts";

interface Foundation {
  readonly database: Database;
  readonly events: Pick<EventHub, "onEvent">;
  readonly configuration: Pick<ConfigReader, "of">;
}

type Decisions = ReadonlyMap<string, PluginDecision>;

/** Keeps decisions in memory until an event tells of a change, on this node or another. */
export function createPluginStates({ database, events, configuration }: Foundation): PluginStates {
  const decisions = new Kept<Decisions>((projectId) => readDecisions(database.sql, projectId));
  const quarantine = new Kept<readonly QuarantinedComponent[]>((projectId) => readQuarantine(database.sql, projectId));
  const forget = (projectId: string): void => {
    decisions.forget(projectId);
    quarantine.forget(projectId);
  };
  events.onEvent(({ event, projectId }) => {
    if (event.kind === "plugin") forget(projectId);
  });
  return {
    of: async (project) => {
      const [decided, { plugins }] = await Promise.all([decisions.of(project.id), configuration.of(project.id)]);
      return [
        ...pluginCatalogue.map((plugin) => cataloguedPlugin(plugin, project, decided.get(plugin.id))),
        ...[...plugins.values()].map((plugin) => knownPlugin(plugin, decided.get(plugin.name))),
      ];
    },
    isEnabled: async (projectId, pluginId) => {
      const catalogued = pluginCatalogue.find(({ id }) => id === pluginId);
      if (pluginId === "kernel" || catalogued?.required === true) return true;
      const isThere = catalogued !== undefined || (await configuration.of(projectId)).plugins.has(pluginId);
      return isThere && ((await decisions.of(projectId)).get(pluginId)?.state ?? "enabled") === "enabled";
    },
    quarantined: (projectId) => quarantine.of(projectId),
    forget,
  };
}

/** One value a project, read once until it is forgotten. */
class Kept<Value> {
  readonly #read: (projectId: string) => Promise<Value>;
  readonly #values = new Map<string, Promise<Value>>();

  constructor(read: (projectId: string) => Promise<Value>) {
    this.#read = read;
  }

  of(projectId: string): Promise<Value> {
    const known = this.#values.get(projectId);
    if (known) return known;
    const reading = this.#read(projectId);
    this.#values.set(projectId, reading);
    reading.catch(() => this.forget(projectId));
    return reading;
  }

  forget(projectId: string): void {
    this.#values.delete(projectId);
  }
}

function cataloguedPlugin(
  { id, kind, required }: CataloguedPlugin, project: GrantingProject, decision: PluginDecision | undefined,
): KnownPlugin {
  return {
    id, kind, required,
    state: required ? "enabled" : (decision?.state ?? "enabled"),
    installed: undefined,
    capabilities: [],
    grants: id === "project" ? projectGrants(project, decision) : [],
    settings: {},
  };
}
