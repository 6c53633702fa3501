import { isObject } from "#core/isObject.ts";
import type { PluginSource } from "#sdk/capabilities/plugins.ts";

export interface ChosenFile {
  readonly name: string;
  readonly text: string;
}

/** What is wrong with the files, as a wording below `system.plugins.setup`. */
export interface FilesProblem {
  readonly problem: "noManifest" | "badManifest" | "missingModule";
  readonly file: string;
}

/** What stands in a project's text and is not the author's to say. */
const ofProject = new Set(["$schema", "grants"]);

/**
 * Puts a plugin together from the files of its author: one `.json`, which describes it, and its modules. The manifest names
 * them as texts, by `{ "$file": "stars/Board.tsx" }`, or not at all, and then the other files are its modules.
 * Everything else is checked by the server.
 */
export function readPluginFiles(files: readonly ChosenFile[]): PluginSource | FilesProblem {
  const [description, ...others] = files.filter(({ name }) => name.endsWith(".json"));
  if (!description || others.length > 0) return { problem: "noManifest", file: "" };
  const manifest = parse(description.text);
  if (!manifest) return { problem: "badManifest", file: description.name };
  const texts = new Map(files.filter((file) => file !== description).map(({ name, text }) => [name, text]));
  const named = isObject(manifest["modules"]) ? manifest["modules"] : Object.fromEntries(Array.from(texts.keys(), (name) => [name, { $file: name }]));
  const modules: Record<string, unknown> = {};
  for (const [name, module] of Object.entries(named)) {
    const file = isObject(module) && typeof module["$file"] === "string" ? module["$file"].slice(module["$file"].lastIndexOf("/") + 1) : undefined;
    if (file !== undefined && !texts.has(file)) return { problem: "missingModule", file };
    modules[name] = file === undefined ? module : texts.get(file);
  }
  const own = Object.entries(manifest).filter(([key]) => !ofProject.has(key));
  // The server reads every field of it and says what is wrong.
  return { ...Object.fromEntries(own), modules } as unknown as PluginSource;
}

function parse(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
