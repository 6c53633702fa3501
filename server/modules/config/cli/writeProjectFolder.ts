import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ProjectFile } from "#contract/config.ts";
import { isConfiguration, readProjectFolder } from "../seeding/readProjectFolder.ts";
import { editorSchemas } from "../text/editorSchemas.ts";
import { fileSet, plainText } from "../text/projectFiles.ts";
import { GateRefused } from "./ProjectGate.ts";

export interface FolderChange {
  readonly path: string;
  readonly change: "create" | "update" | "delete" | "kept";
}

interface WriteOptions {
  readonly deletions: boolean;
  readonly dryRun: boolean;
}

/**
 * Makes the folder hold exactly these files, with the schemas that editors read. Files of users are never touched, and
 * others that the text does not have go only when deleting was allowed.
 */
export async function writeProjectFolder(
  folder: string, files: readonly ProjectFile[], { deletions, dryRun }: WriteOptions,
): Promise<FolderChange[]> {
  const [foreign] = fileSet(files).problems;
  if (foreign !== undefined) throw new GateRefused(`The text names a file that cannot be written: ${foreign.file}`);
  const present = await readProjectFolder(folder).catch(() => []);
  const wanted = new Map(files.map(({ path, text }) => [path, text]));
  const changes: FolderChange[] = [];
  for (const { path, text } of [...files, ...editorSchemas()]) {
    const before = await readFile(join(folder, path), "utf8").catch(() => undefined);
    if (before !== undefined && plainText(before) === plainText(text)) continue;
    changes.push({ path, change: before === undefined ? "create" : "update" });
    if (!dryRun) await write(join(folder, path), text);
  }
  // What a slip of a name keeps out of the text is somebody's work.
  const others = present.filter(({ path }) => isConfiguration(path) && !wanted.has(path) && !path.startsWith("users/"));
  for (const { path } of others) {
    changes.push({ path, change: deletions ? "delete" : "kept" });
    if (deletions && !dryRun) await rm(join(folder, path));
  }
  return changes;
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
