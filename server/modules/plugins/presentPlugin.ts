import type { PluginContributions, PluginOutline, PluginRecord, PresentedManifest, ProjectPlugin } from "#contract/plugin.ts";
import { reachOf } from "#core/grants/reach.ts";
import { moduleReferences } from "../components/index.ts";
import type { Plugin } from "../config/index.ts";
import type { KnownPlugin } from "./PluginStates.ts";

/** A text of the project in the caller's language. */
type Translate = (text: string) => string;

/** For administrators. */
export function presentRecord(plugin: KnownPlugin, translate: Translate): PluginRecord {
  const { id, kind, state, required, installed, grants, settings } = plugin;
  return {
    id, kind, state, required, ...identity(plugin, translate),
    manifest: installed === undefined ? null : presentManifest(installed, translate),
    revisions: installed?.id ?? null,
    grants: [...grants],
    settings: { ...settings },
  };
}

/** For everybody else who has signed in. */
export function presentOutline(plugin: KnownPlugin, translate: Translate): PluginOutline {
  const { id, kind, state, required, installed } = plugin;
  const contributes = installed === undefined ? null : presentContributions(installed.manifest.contributes, translate);
  return { id, kind, state, required, ...identity(plugin, translate), contributes };
}

/** What a tab needs to run it; undefined of one that is off, or that brings no code of its own. */
export function presentRunning(plugin: KnownPlugin, translate: Translate): ProjectPlugin | undefined {
  const { id, state, installed, capabilities, settings } = plugin;
  if (installed === undefined || state !== "enabled") return undefined;
  const { version, name, contributes } = installed.manifest;
  return {
    id, version, name: translate(name),
    contributes: presentContributions(contributes, translate),
    capabilities: capabilities.map((one) => {
      const reach = reachOf(one);
      const reason = translate(one.reason);
      return reach === true ? { ...one, reason } : { ...one, reason, [one.name]: reach };
    }),
    modules: [...moduleReferences(installed)],
    settings: { ...settings },
  };
}

const identity = ({ installed }: KnownPlugin, translate: Translate): { version: string | null; name: string | null } => ({
  version: installed?.manifest.version ?? null,
  name: installed === undefined ? null : translate(installed.manifest.name),
});

function presentManifest(plugin: Plugin, translate: Translate): PresentedManifest {
  const { name, description, capabilities, contributes, settings, ...rest } = plugin.manifest;
  return {
    id: plugin.name,
    ...rest,
    name: translate(name),
    ...(description !== undefined && { description: translate(description) }),
    capabilities: capabilities.map((one) => ({ ...one, reason: translate(one.reason) })),
    contributes: presentContributions(contributes, translate),
    ...(settings && { settings: presentSettings(settings, translate) }),
    modules: [...moduleReferences(plugin)],
  };
}

/** Whatever has a title. */
function presentContributions(contributes: PluginContributions, translate: Translate): PluginContributions {
  const points = Object.entries(contributes).map(([point, list]) => [
    point,
    list.map((one) => ("title" in one ? { ...one, title: translate(one.title) } : one)),
  ]);
  return Object.fromEntries(points) as PluginContributions;
}

function presentSettings(
  settings: NonNullable<Plugin["manifest"]["settings"]>, translate: Translate,
): NonNullable<PresentedManifest["settings"]> {
  return Object.fromEntries(Object.entries(settings).map(([key, { title, options, ...rest }]) => [key, {
    ...rest,
    title: translate(title),
    ...(options && { options: options.map(({ id, name }) => ({ id, name: translate(name) })) }),
  }]));
}
