import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { ProjectFile } from "#contract/config.ts";
import { isCodeFile } from "../text/projectFiles.ts";
import { isObjectFile, isObjectFolder } from "../text/projectText.ts";

/**
 * The text of a project's folder (D43): the files at its top that are objects, and everything in the folders of objects.
 * What else lies there (`seed/`, `schemas/`, notes) is no configuration.
 */
export async function readProjectFolder(folder: string): Promise<ProjectFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter(isConfiguration)
    .sort();
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(join(folder, path), "utf8") })));
}

/** Whether a name at the top of a folder is one of a project's text. */
export const isProjectEntry = (name: string): boolean => isObjectFolder(name) || isConfiguration(name);

function isConfiguration(path: string): boolean {
  const [first = "", second] = path.split("/");
  if (second === undefined) return first.endsWith(".json") && isObjectFile(first.slice(0, -".json".length));
  return isObjectFolder(first) && (path.endsWith(".json") || isCodeFile(path));
}
