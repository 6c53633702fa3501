import type { ComponentContent } from "#contract/page.ts";
import type { ProjectPlugin } from "#contract/plugin.ts";
import { pluginComponent, type PluginComponent } from "#core/components/pluginComponent.ts";

type LoadSource = (hash: string) => Promise<ComponentContent>;

/**
 * A module of a plugin as a component, with the style sheet of the same name; undefined when the plugin has no such module.
 * @throws PlatonError of the call
 */
export async function loadPluginComponent(
  load: LoadSource, { id, modules }: Pick<ProjectPlugin, "id" | "modules">, module: string,
): Promise<PluginComponent | undefined> {
  const wanted = [module, module.replace(/\.[a-z]+$/, ".css")];
  const found = modules.filter(({ name }) => wanted.includes(name));
  const texts = await Promise.all(found.map(async ({ name, hash }) => [name, textOf(await load(hash))] as const));
  return pluginComponent(id, module, Object.fromEntries(texts));
}

/** A module is served as a component: code is its only script, a style sheet its css. */
const textOf = ({ scripts, css }: ComponentContent): string => scripts[0] ?? css;
