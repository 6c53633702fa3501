import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer as createHttpServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { CompiledQuery } from "kysely";
import { readConfig } from "../../server/config.ts";
import { createLogger } from "../../server/createLogger.ts";
import { createServer } from "../../server/createServer.ts";
import type { Database } from "../../server/database/Database.ts";
import { openDatabase } from "../../server/database/openDatabase.ts";
import { copySeededData } from "../../tests/integration/harness/seededData.ts";
import { median } from "../harness/calibrate.ts";
import { atLeast, type Figure } from "../harness/Figure.ts";
import { recordQueries } from "../harness/recordQueries.ts";

const root = new URL("../../../", import.meta.url);
const log = createLogger({ write: () => undefined }, "info");
const rounds = 5;
const turn = 2_000;
const connections = 4;

/** A server under load, by what it answers a second. */
interface Rival {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Lists a second through the whole server, against a bare handler that runs the statements which the server ran, on the
 * same open database, and writes the same answer. `countries` is the hard one: its rows cost the database little.
 */
export async function measure(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "platon-bench-"));
  await copySeededData(folder);
  const database = await openDatabase({ dataDir: folder, log, workerFile: new URL("dist/server/database.worker.js", root) });
  const recorded = recordQueries(database);
  const server = await createServer({
    config: readConfig({ PORT: "0", DATA_DIR: folder }, folder),
    log,
    folders: { client: new URL("dist/client", root).pathname, sandbox: new URL("dist/sandbox", root).pathname },
    prepareDatabase: () => Promise.resolve(recorded.database),
  });
  const sender = new Worker(new URL("bench/harness/sendRequests.mjs", root));
  try {
    const url = `http://localhost:${server.port}`;
    const token = await signIn(url);
    const figures: Figure[] = [];
    for (const table of ["cities", "countries"]) {
      const ours = rivalFor(`${url}/api/tables/${table}/rows`, token);
      await ask(ours); // whatever is kept after the first time is kept now
      await server.services.reads.flush();
      const answer = await recorded.during(() => ask(ours));
      const bare = await startBare(database, answer);
      const theirs = rivalFor(`http://localhost:${(bare.address() as AddressInfo).port}`, token);
      if ((await ask(theirs)) !== answer.result) throw new Error("the two answers differ");
      const ratio = await compare(sender, ours, theirs);
      figures.push(atLeast(`list endpoint on ${table}: answers a second against a hand-written handler`, ratio, { unit: "times", limit: 0.7 }));
      bare.close();
    }
    return figures;
  } finally {
    await sender.terminate();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function signIn(url: string): Promise<string> {
  const body = JSON.stringify({ username: "clerk", password: "demo-clerk-1" });
  const response = await fetch(`${url}/api/auth/login`, { method: "POST", body, headers: { "content-type": "application/json" } });
  const { data } = (await response.json()) as { data: { token: string } };
  return data.token;
}

const rivalFor = (url: string, token: string): Rival => ({
  url, headers: { "content-type": "application/json", authorization: `Bearer ${token}` }, body: JSON.stringify({ pageSize: 50 }),
});

async function ask({ url, headers, body }: Rival): Promise<string> {
  const response = await fetch(url, { method: "POST", headers, body });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}

interface RecordedAnswer {
  readonly queries: readonly CompiledQuery[];
  readonly result: string;
}

/** What one would write by hand for this one list: no token, no permissions, no checks, no log. */
async function startBare(database: Database, { queries, result }: RecordedAnswer): Promise<Server> {
  const example = JSON.parse(result) as { data: { rows: Record<string, unknown>[] } };
  const names = Object.keys(example.data.rows[0] ?? {}).slice(2);
  // Numeric columns come from the database as text.
  const numbers = new Set(names.filter((name) => example.data.rows.some((row) => typeof row[name] === "number")));
  const server = createHttpServer(async (request, response) => {
    const pieces: Uint8Array[] = [];
    for await (const piece of request) pieces.push(piece as Uint8Array);
    const { pageSize } = JSON.parse(Buffer.concat(pieces).toString()) as { pageSize: number };
    const answers = [];
    for (const query of queries) answers.push((await database.sql.executeQuery<Record<string, unknown>>(query)).rows);
    const rows = (answers[0] ?? []).slice(0, pageSize).map((row) => {
      const shown: Record<string, unknown> = { $id: row["$id"], $version: row["$version"] };
      for (const [index, name] of names.entries()) shown[name] = present(numbers.has(name), row[`v${index}`]);
      return shown;
    });
    response.setHeader("content-type", "application/json; charset=utf-8");
    response.end(JSON.stringify({ ...example, data: { ...example.data, rows } }));
  });
  await once(server.listen(0, "localhost"), "listening");
  return server;
}

const present = (isNumber: boolean, value: unknown): unknown => (isNumber && value !== null ? Number(value) : value);

async function compare(sender: Worker, ours: Rival, theirs: Rival): Promise<number> {
  const run = async (rival: Rival, milliseconds: number): Promise<number> => {
    sender.postMessage({ ...rival, connections, milliseconds });
    const [perSecond] = (await once(sender, "message")) as [number];
    return perSecond;
  };
  for (const rival of [ours, theirs]) await run(rival, turn / 2);
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // Who goes first changes: the machine may be warmer for the second.
    const pair = round % 2 === 0 ? [ours, theirs] : [theirs, ours];
    const speeds = new Map<Rival, number>();
    for (const rival of pair) speeds.set(rival, await run(rival, turn));
    ratios.push((speeds.get(ours) ?? 0) / (speeds.get(theirs) ?? 1));
  }
  return median(ratios);
}
