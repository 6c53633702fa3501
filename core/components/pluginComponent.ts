import type { VersionedSource } from "./sourceVersion.ts";

/** A module of a project's plugin as a component that a realm can mount. */
export interface PluginComponent extends VersionedSource {
  /** The module of the same name that ends in `.css`; empty where there is none. */
  readonly css: string;
}

/** All code of a plugin is one trust group (D72); its modules find each other by relative names within this scope. */
export const pluginScope = (pluginId: string): string => `plugin:${pluginId}`;

/** `stars.tsx` → `stars`, which is what incidents and error places call it. */
export const componentOfModule = (module: string): string => module.replace(/\.[a-z]+$/, "");

/**
 * The component that a module of code is; style sheets are none.
 * @example pluginComponent("stars", "Board.tsx", { "Board.tsx": "…", "Board.css": "…" }) // scope plugin:stars, name Board
 */
export function pluginComponent(
  pluginId: string, module: string, modules: Readonly<Record<string, string>>,
): PluginComponent | undefined {
  const text = Object.hasOwn(modules, module) ? modules[module] : undefined;
  if (text === undefined || module.endsWith(".css")) return undefined;
  const name = componentOfModule(module);
  const sheet = `${name}.css`;
  return { scope: pluginScope(pluginId), name, scripts: [text], css: (Object.hasOwn(modules, sheet) && modules[sheet]) || "" };
}
