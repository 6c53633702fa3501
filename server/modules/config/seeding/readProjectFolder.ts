import { readdir, readFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { ProjectFile } from "#contract/config.ts";
import { defaultLocale } from "#core/locale.ts";
import { nearest } from "../../../nearest.ts";
import { isBinaryFile, isCodeFile } from "../text/files/projectFiles.ts";
import { refuseText } from "../text/problems/refuseText.ts";
import { fileSchemas, folderSchemas, isObjectFile, isObjectFolder } from "../text/shapes/projectText.ts";

/**
 * The text of a project's folder (D43): the files at its top that are objects, and everything in the folders of objects.
 * What else lies there (`seed/`, `schemas/`, notes) is no configuration; what a slip made so (`tabels/cities.json`,
 * `menu.json`, `forms/city.jsn`) is read nevertheless, and refused by whoever reads the text.
 * @throws CallFailure `config_invalid` for a file that is not UTF-8
 */
export async function readProjectFolder(folder: string): Promise<ProjectFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((path) => isConfiguration(path) || isSlip(path))
    .sort();
  return Promise.all(paths.map(async (path) => ({ path, text: decode(path, await readFile(join(folder, path))) })));
}

function decode(file: string, bytes: Uint8Array): string {
  if (isBinaryFile(file)) return Buffer.from(bytes).toString("base64");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw refuseText([{ file, path: "$", reason: "notUtf8" }], defaultLocale);
  }
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
