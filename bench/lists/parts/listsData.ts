import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { openDatabase } from "../../../server/database/openDatabase.ts";
import { copySeededData } from "../../../tests/integration/harness/seededData.ts";
import { createSeededDatabase } from "../../../tests/integration/harness/seededPostgres.ts";
import { startPostgres } from "../../../tests/integration/postgres/startPostgres.ts";
import { runServer } from "../../../tests/integration/harness/serverProcess.ts";
import { fillRows, rowCount, words } from "./fillRows.ts";
import { askPage } from "./pageOf.ts";
import { signInTo } from "./signInTo.ts";
import { timeAnswer } from "./timeAnswer.ts";

export type DatabaseKind = "embedded" | "postgres";

/** A copy of the rows on one of the two databases, for one question, which may write. */
export interface ListsData {
  readonly dataDir: string;
  /** Of PostgreSQL. */
  readonly databaseUrl?: string;
  /** Ends PostgreSQL and throws the copy away. */
  end(): Promise<void>;
}

/** Milliseconds: a search that takes no longer has its index. */
const quick = 200;
const patience = 120_000;

const root = fileURLToPath(new URL("../../../", import.meta.url));
export const listsProject = join(root, "bench/lists/project");
export const workerFile = new URL("../../../dist/server/database.worker.js", import.meta.url);
export const silentLog = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** What the rows and their indexes follow from. */
const recipe = ["bench/lists/project", "bench/lists/parts/fillRows.ts", "server/database/migrations", "server/database/embedded", "server/modules/datasets", "contract/entities"];

/** The rows are made once for a recipe, which takes minutes, and copied for every question. */
export async function copyListsData(kind: DatabaseKind): Promise<ListsData> {
  const kept = join(root, ".cache/bench/lists", recipeMark(), kind);
  if (!existsSync(kept)) await makeKept(kind, kept);
  const folder = temporaryFolder();
  copyFolder(kept, folder);
  return kind === "embedded" ? { dataDir: folder, end: () => Promise.resolve(throwAway(folder)) } : await serveCopy(folder);
}

async function serveCopy(folder: string): Promise<ListsData> {
  const dataDir = temporaryFolder();
  const cluster = await startPostgres(folder);
  const databaseUrl = new URL(readFileSync(join(folder, "database"), "utf8"), cluster.url).href;
  return { dataDir, databaseUrl, end: () => cluster.stop().finally(() => [folder, dataDir].forEach(throwAway)) };
}

async function makeKept(kind: DatabaseKind, kept: string): Promise<void> {
  process.stderr.write(`${rowCount} rows are being made (${kind}) …\n`);
  for (const old of keptBefore()) throwAway(old);
  const folder = temporaryFolder();
  await (kind === "embedded" ? makeEmbedded(folder) : makePostgres(folder));
  mkdirSync(`${kept}.partial`, { recursive: true });
  copyFolder(folder, `${kept}.partial`);
  renameSync(`${kept}.partial`, kept);
  throwAway(folder);
}

/** As many rows by other recipes: they would fill the disk. */
function keptBefore(): string[] {
  const cache = join(root, ".cache/bench/lists");
  if (!existsSync(cache)) return [];
  const old = readdirSync(cache).filter((name) => name.startsWith(`${rowCount}-`) && name !== recipeMark());
  return old.map((name) => join(cache, name));
}

async function makeEmbedded(folder: string): Promise<void> {
  await copySeededData(folder, listsProject);
  const database = await openDatabase({ dataDir: folder, log: silentLog, workerFile });
  await fillRows(database).finally(() => database.close());
  await settle({ dataDir: folder });
}

async function makePostgres(folder: string): Promise<void> {
  const cluster = await startPostgres(folder);
  try {
    const url = await createSeededDatabase(cluster.url, listsProject);
    const database = await openDatabase({ url, dataDir: folder, log: silentLog });
    await fillRows(database).finally(() => database.close());
    await settle({ dataDir: join(folder, "server"), databaseUrl: url });
    writeFileSync(join(folder, "database"), new URL(url).pathname);
  } finally {
    await cluster.stop();
  }
}

/** What a server makes of its own accord beside its work, such as an index for searches, is there before anything is measured. */
async function settle({ dataDir, databaseUrl }: Omit<ListsData, "end">): Promise<void> {
  const server = await runServer({ dataDir, env: { PROJECT_DIR: listsProject, DATABASE_URL: databaseUrl } });
  try {
    const token = await signInTo(server.url, "clerk");
    const end = performance.now() + patience;
    while (performance.now() < end && (await timeAnswer(() => askPage(server.url, token, { search: words.none }))) > quick) await sleep(1_000);
  } finally {
    await server.stop();
  }
}

/** As the programs of the database own it: PostgreSQL's do not run as root. */
const copyFolder = (from: string, to: string): void => void execFileSync("cp", ["-a", `${from}/.`, to]);

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "platon-lists-"));
  process.once("exit", () => throwAway(folder));
  return folder;
}

const throwAway = (folder: string): void => rmSync(folder, { recursive: true, force: true });

function recipeMark(): string {
  const hash = createHash("sha256");
  for (const path of recipe) addText(hash, join(root, path));
  return `${rowCount}-${hash.digest("hex").slice(0, 16)}`;
}

function addText(hash: ReturnType<typeof createHash>, path: string): void {
  if (path.endsWith(".test.ts")) return;
  if (/\.\w+$/.test(path)) return void hash.update(readFileSync(path));
  for (const name of readdirSync(path).sort()) addText(hash.update(name), join(path, name));
}
