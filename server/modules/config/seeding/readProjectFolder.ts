import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { ProjectFile } from "#contract/config.ts";
import { nearest } from "../text/nearest.ts";
import { isCodeFile } from "../text/projectFiles.ts";
import { fileSchemas, folderSchemas, isObjectFile, isObjectFolder } from "../text/projectText.ts";

/**
 * The text of a project's folder (D43): the files at its top that are objects, and everything in the folders of objects.
 * What else lies there (`seed/`, `schemas/`, notes) is no configuration; what a slip made so (`tabels/cities.json`,
 * `menu.json`, `forms/city.jsn`) is read nevertheless, and refused by whoever reads the text.
 */
export async function readProjectFolder(folder: string): Promise<ProjectFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((path) => isConfiguration(path) || isSlip(path))
    .sort();
  return Promise.all(paths.map(async (path) => ({ path, text: await readFile(join(folder, path), "utf8") })));
}

/** Whether a name at the top of a folder is one of a project's text. */
export const isProjectEntry = (name: string): boolean => isObjectFolder(name) || isConfiguration(name);

/** Whether a path is one of a project's text. */
export function isConfiguration(path: string): boolean {
  const [first = "", second] = path.split("/");
  if (second === undefined) return first.endsWith(".json") && isObjectFile(first.slice(0, -".json".length));
  return isObjectFolder(first) && (path.endsWith(".json") || isCodeFile(path));
}

/** Whether a path is nearly one of configuration. */
function isSlip(path: string): boolean {
  const [first = "", second] = path.split("/");
  if (second === undefined) return nearest(first, Object.keys(fileSchemas).map((name) => `${name}.json`)) !== undefined;
  if (!isObjectFolder(first)) return path.endsWith(".json") && nearest(first, Object.keys(folderSchemas)) !== undefined;
  return nearest(path.slice(path.lastIndexOf(".") + 1), ["json"]) !== undefined;
}
