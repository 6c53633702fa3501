import type { ModuleReference } from "#contract/plugin.ts";
import type { Plugin } from "../config/index.ts";
import { componentHash, moduleSource } from "./componentHash.ts";

const known = new WeakMap<Plugin, readonly ModuleReference[]>();

/** The plugin's modules by hash; computed once for each version that is in memory. */
export function moduleReferences(plugin: Plugin): readonly ModuleReference[] {
  const references = known.get(plugin) ?? Object.entries(plugin.modules).map(
    ([name, text]) => ({ name, hash: componentHash(moduleSource(name, text)) })
  );
  known.set(plugin, references);
  return references;
}
