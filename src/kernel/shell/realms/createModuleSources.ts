import type { ProjectPlugin } from "#contract/plugin.ts";
import { componentOfModule, pluginScope } from "#core/components/pluginComponent.ts";
import type { ModuleSources, RealmComponent } from "#sandbox/host/index.ts";
import { readStaticText } from "../../services/http/readStaticText.ts";
import { loadPluginComponent } from "../../services/plugins/project/loadPluginComponent.ts";
import type { KernelServices } from "../KernelServices.ts";
import { projectManifest } from "./realmsManifest.ts";

/** Scope of a project's own components, which all of its pages share (spec §3 Project info). */
const projectScope = "project";

type Sources = Pick<KernelServices, "project" | "http">;

/**
 * Where the modules of a trust group's components come from: the project's other components, or those of the plugin, by
 * `/info` and their hash; approved libraries from our own origin. Groups do not find each other's code.
 */
export const createModuleSources = (services: Sources, group: string): ModuleSources => ({
  findComponent: async (scope, name) => {
    if (group === projectManifest.id) return scope === projectScope ? await findProjectComponent(services, name) : undefined;
    const plugin = services.project.peek()?.projectPlugins.find(({ id }) => id === group);
    return plugin && scope === pluginScope(group) ? await findPluginComponent(services, plugin, name) : undefined;
  },
  loadCatalogue: async () => (await import("./libraryCatalogue.ts")).libraryCatalogue,
  loadLibrary: async ({ address }) => await readStaticText(address),
});

/** A component of the project by its name. */
export async function findProjectComponent({ project, http }: Sources, name: string): Promise<RealmComponent | undefined> {
  const scope = projectScope;
  const listed = project.peek()?.components.find((component) => component.name === name);
  if (!listed) return undefined;
  if (!("hash" in listed)) return { scope, name, scripts: [listed.js], content: listed.content, css: listed.css };
  const { scripts, content, css, realm } = await http.call("GET components/{hash}", { params: { hash: listed.hash } });
  return { scope, name, scripts, content, css, ...(realm !== undefined && { realm }) };
}

/** A component of a plugin by the name of its module, with or without its ending. */
export async function findPluginComponent({ http }: Sources, plugin: ProjectPlugin, name: string): Promise<RealmComponent | undefined> {
  const isCode = (module: string): boolean => !module.endsWith(".css");
  const module = plugin.modules.find((one) => isCode(one.name) && (one.name === name || componentOfModule(one.name) === name));
  const load = async (hash: string) => await http.call("GET components/{hash}", { params: { hash } });
  return module && (await loadPluginComponent(load, plugin, module.name));
}
