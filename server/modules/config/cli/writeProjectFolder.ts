import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ProjectFile } from "#contract/config.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { isConfiguration, readProjectFolder } from "../seeding/readProjectFolder.ts";
import { editorSchemas } from "../text/files/editorSchemas.ts";
import { fileSet, plainText } from "../text/files/projectFiles.ts";
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
  const present = await readWhatIs(readProjectFolder(folder), folder) ?? [];
  const changes = [...await changesOf(folder, files), ...leftOver(present, files, deletions)];
  if (!dryRun) for (const change of changes) await carryOut(folder, change);
  return changes.map(({ path, change }) => ({ path, change }));
}

interface Step extends FolderChange {
  /** What the file shall hold. */
  readonly text?: string;
}

/** What is written, found before anything is: a file that cannot be read ends it. */
async function changesOf(folder: string, files: readonly ProjectFile[]): Promise<Step[]> {
  const changes: Step[] = [];
  for (const { path, text } of [...files, ...editorSchemas()]) {
    const place = join(folder, path);
    const before = await readWhatIs(readFile(place, "utf8"), place);
    if (before !== undefined && plainText(before) === plainText(text)) continue;
    changes.push({ path, change: before === undefined ? "create" : "update", text });
  }
  return changes;
}

/** What a slip of a name keeps out of the text is somebody's work. */
function leftOver(present: readonly ProjectFile[], files: readonly ProjectFile[], deletions: boolean): Step[] {
  const wanted = new Set(files.map(({ path }) => path));
  const others = present.filter(({ path }) => isConfiguration(path) && !wanted.has(path) && !path.startsWith("users/"));
  return others.map(({ path }) => ({ path, change: deletions ? "delete" : "kept" }));
}

/**
 * What is read, or undefined where nothing is.
 * @throws GateRefused for what is there and cannot be read: it may be anything, and would be lost
 */
async function readWhatIs<What>(reading: Promise<What>, place: string): Promise<What | undefined> {
  return await reading.catch((error: unknown) => {
    if (error instanceof CallFailure) throw error;
    const { code, path = place, message } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" && path === place) return undefined;
    throw new GateRefused(`${path} cannot be read: ${message}`);
  });
}

async function carryOut(folder: string, { path, change, text }: Step): Promise<void> {
  const place = join(folder, path);
  if (change === "delete") await rm(place);
  if (text === undefined) return;
  await mkdir(dirname(place), { recursive: true });
  await writeFile(place, text);
}
