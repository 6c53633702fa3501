import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ProjectFile } from "#contract/config.ts";
import type { EntityDescription } from "#contract/entities/describe.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { isConfiguration, readProjectFolder } from "../seeding/readProjectFolder.ts";
import { entityOf } from "../entities/entities.ts";
import { editorSchemas } from "../text/files/editorSchemas.ts";
import { fileSet, isBinaryFile, plainText } from "../text/files/projectFiles.ts";
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

/**
 * Makes the folder hold these objects as the files do, and leaves the others as they are. What an object has in a file with others
 * (a menu item) comes with that whole file.
 * @param objects as an answer to applying has them
 */
export async function writeObjects(
  folder: string, files: readonly ProjectFile[], objects: readonly { readonly entity: string; readonly name: string }[],
): Promise<FolderChange[]> {
  const [foreign] = fileSet(files).problems;
  if (foreign !== undefined) throw new GateRefused(`The text names a file that cannot be written: ${foreign.file}`);
  const isTheirs = ({ path }: { readonly path: string }): boolean => objects.some((object) => isOfObject(path, object));
  const wanted = files.filter(isTheirs);
  const present = (await readProjectFolder(folder)).filter(isTheirs);
  const steps = [...await changesOf(folder, wanted, []), ...leftOver(present, wanted, true)];
  for (const step of steps) await carryOut(folder, step);
  return steps.map(({ path, change }) => ({ path, change }));
}

/** Whether a file is an object's own, or has its code, or has it among others. */
function isOfObject(path: string, { entity, name }: { readonly entity: string; readonly name: string }): boolean {
  if (entity === "projects") return path === "project.json";
  const { place } = entityOf(entity).description as EntityDescription;
  if (!("folder" in place)) return path === `${place.file}.json`;
  return path.startsWith(`${place.folder}/${name}.`) || path.startsWith(`${place.folder}/${name}/`);
}

interface Step extends FolderChange {
  /** What the file shall hold. */
  readonly text?: string;
}

/** What is written, found before anything is: a file that cannot be read ends it. */
async function changesOf(folder: string, files: readonly ProjectFile[], schemas: readonly ProjectFile[] = editorSchemas()): Promise<Step[]> {
  const changes: Step[] = [];
  for (const { path, text } of [...files, ...schemas]) {
    const place = join(folder, path);
    const before = await readWhatIs(readFile(place, isBinaryFile(path) ? "base64" : "utf8"), place);
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
  await writeFile(place, text, isBinaryFile(path) ? "base64" : "utf8");
}
