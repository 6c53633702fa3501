import { readFileSync } from "node:fs";
import { join } from "node:path";

import { repositoryRoot } from "./listFiles.ts";

/** The documents' lists of plugins: the only files that name plugins. */
export const pluginLists = ["src/entries/app/plugins.ts", "src/entries/auth/plugins.ts"] as const;

const importLine = /^import \{ (?:\w+ as )?(\w+) \} from "(?:\.\.\/)+plugins\/([a-z0-9-]+)\//;

/** The folders of the first-party plugins, in the order of the application's list. */
export function listedPlugins(): string[] {
  const source = readFileSync(join(repositoryRoot, pluginLists[0]), "utf8");
  return [...new Set(source.split("\n").flatMap((line) => importLine.exec(line)?.[2] ?? []))];
}

/** A list without one plugin: its entry is gone, and the imports that only the entry used. */
export function withoutPlugin(source: string, plugin: string): string {
  const lines = source.split("\n");
  const names = lines.map((line) => importLine.exec(line)).flatMap((found) => (found?.[2] === plugin ? [found[1] ?? ""] : []));
  return lines.filter((line) => !names.some((name) => new RegExp(`\\b${name}\\b`).test(line))).join("\n");
}
