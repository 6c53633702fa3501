import { PluginManifest, type PluginText } from "#contract/plugin.ts";
import type { RealmLimits } from "#core/limits/realmLimits.ts";
import type { Locale } from "#core/locale.ts";
import type { Plugin } from "../ProjectConfig.ts";
import { checkPlugins } from "./checkPlugins.ts";
import { checkPluginStyles } from "./checkStyles.ts";
import type { Placed } from "./projectText.ts";
import { refuseText } from "./refuseText.ts";
import { schemaProblems } from "./schemaProblems.ts";
import { storableText } from "./storableText.ts";

interface Neighbours {
  /** The project's plugins as they are. */
  readonly plugins: ReadonlyMap<string, Plugin>;
  readonly locale: Locale;
  readonly limits: RealmLimits;
}

/**
 * A plugin's manifest with its modules, from whoever made it: as strict as a project's text, and without a say in what it
 * is granted.
 * @throws CallFailure `config_invalid` with every mistake in `data.problems`
 */
export function readPluginText(value: unknown, { plugins, locale, limits }: Neighbours): PluginManifest {
  const said = typeof value === "object" && value !== null && "id" in value ? String(value.id).slice(0, 40) : "";
  const file = `plugins/${said}.json`;
  const text = withStorableTexts(value);
  const problems = schemaProblems(PluginManifest, text, file);
  if (problems.length > 0) throw refuseText(problems, locale);
  const manifest = text as PluginManifest;
  demandPlugin({ file, value: manifest }, { plugins, locale, limits });
  return manifest;
}

/**
 * That the plugin may stand beside the project's others.
 * @throws CallFailure `config_invalid`
 */
export function demandPlugin(placed: Placed<PluginText>, { plugins, locale, limits }: Neighbours): void {
  const { id } = placed.value;
  const others = [...plugins.values()].filter(({ name }) => name !== id).map(({ name, manifest, modules, grants }) => {
    const value: PluginText = { id: name, ...manifest, modules, grants: [...grants] };
    return [name, { file: `plugins/${name}.json`, value }] as const;
  });
  const all = new Map<string, Placed<PluginText>>([...others, [id, placed]]);
  const problems = [...checkPlugins(all, limits).filter(({ file }) => file === placed.file), ...checkPluginStyles(placed, limits).problems];
  if (problems.length > 0) throw refuseText(problems, locale);
}

/** Every text in it, names of properties too. */
function withStorableTexts(value: unknown): unknown {
  if (typeof value === "string") return storableText(value);
  if (Array.isArray(value)) return value.map(withStorableTexts);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [storableText(key), withStorableTexts(item)]));
}
