import { createHash } from "node:crypto";
import { once } from "node:events";
import { cpSync, existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { openDatabase } from "../../../server/database/openDatabase.ts";
import { launchServer, runServer } from "./serverProcess.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const workerFile = new URL("../../../dist/server/database.worker.js", import.meta.url);
const cache = join(root, ".cache/test/seeded");

export const demoProject = join(root, "projects/demo");

/** Fills a folder with the embedded database of a seeded project. Seeding itself happens once for a build. */
export async function copySeededData(folder: string, project?: string): Promise<void> {
  copyFolder(await seededData(project), folder);
}

/**
 * The folder of seeded data that belongs to the present build and to a project's text; made when it is not there yet.
 * Both kinds of tests call this first of all for the demo project (global setup): making that one takes long.
 */
export async function seededData(project: string = demoProject): Promise<string> {
  const present = fingerprint();
  return await madeOnce(`${present}-${projectMark(project)}`, present, async (dataDir) => {
    await copyBareData(dataDir);
    const server = await runServer({ dataDir, env: { PROJECT_DIR: project }, deadline: 180_000 });
    const code = await server.stop();
    if (code !== 0) throw new Error(`The seeding server ended with ${code}:\n${server.output()}`);
  });
}

/**
 * Fills a folder with an embedded database that has its schema and no project: making one takes seconds that hardly any
 * test is about. It is what a start leaves behind whose project cannot be read.
 */
export async function copyBareData(folder: string): Promise<void> {
  const present = fingerprint();
  const bare = await madeOnce(`${present}-bare`, present, async (dataDir) => {
    await copyEmptyData(dataDir);
    const unreadable = await mkdtemp(join(tmpdir(), "platon-unreadable-"));
    await writeFile(join(unreadable, "project.json"), "{");
    const { child, output } = launchServer({ dataDir, env: { PROJECT_DIR: unreadable } });
    const [code] = (await once(child, "exit")) as [number | null];
    await rm(unreadable, { recursive: true });
    if (code !== 1 || !existsSync(join(dataDir, "database"))) throw new Error(`No bare database was made:\n${output()}`);
  });
  copyFolder(bare, folder);
}

/** Fills a folder with an embedded database that nothing was done to yet. */
export async function copyEmptyData(folder: string): Promise<void> {
  const present = fingerprint();
  const empty = await madeOnce(`${present}-empty`, present, async (dataDir) => {
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
    await (await openDatabase({ dataDir, workerFile, log })).close();
  });
  copyFolder(empty, folder);
}

/** Of thousands of files; the asynchronous way takes twice as long. */
function copyFolder(from: string, to: string): void {
  cpSync(from, to, { recursive: true, force: true });
}

async function madeOnce(name: string, present: string, fill: (dataDir: string) => Promise<void>): Promise<string> {
  const finished = join(cache, name);
  if (existsSync(finished)) return finished;
  await removeOthers(present);
  const partial = `${finished}.partial-${process.pid}`;
  await mkdir(partial, { recursive: true });
  await fill(partial);
  await rename(partial, finished).catch(async (error: unknown) => {
    // Another process was faster.
    if (!existsSync(finished)) throw error;
    await rm(partial, { recursive: true });
  });
  return finished;
}

/** Tells projects apart, by where they stand and by every byte of them. */
export function projectMark(project: string): string {
  const hash = createHash("sha256").update(project);
  addFolder(hash, project);
  return hash.digest("hex").slice(0, 16);
}

/** What seeded data depends on: the built server, the projects' text and the packages that the rows come from. */
function fingerprint(): string {
  const hash = createHash("sha256");
  hash.update(readFileSync(join(root, "package-lock.json")));
  for (const folder of ["dist/server", "projects"]) addFolder(hash, join(root, folder));
  return hash.digest("hex").slice(0, 16);
}

function addFolder(hash: ReturnType<typeof createHash>, folder: string): void {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => a.name.localeCompare(b.name))) {
    const path = join(folder, entry.name);
    hash.update(entry.name);
    if (entry.isDirectory()) addFolder(hash, path);
    else hash.update(readFileSync(path));
  }
}

async function removeOthers(present: string): Promise<void> {
  if (!existsSync(cache)) return;
  const old = (await readdir(cache)).filter((name) => !name.startsWith(present));
  await Promise.all(old.map((name) => rm(join(cache, name), { recursive: true, force: true })));
}
