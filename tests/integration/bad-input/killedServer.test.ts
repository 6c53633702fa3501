import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Client } from "pg";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { call } from "../harness/call.ts";
import { forEachDatabase } from "../harness/onDatabases.ts";
import { copySeededData } from "../harness/seededData.ts";
import { createSeededDatabase } from "../harness/seededPostgres.ts";
import type { RunningServer } from "../harness/serverProcess.ts";
import { startServer } from "../harness/startServer.ts";

const project = fileURLToPath(new URL("../data/project", import.meta.url));
const atOnce = 200;
/** After how many acknowledged saves the server is killed, each time: among the inserts, soon behind them, and later. */
const kills = [150, 300, 450];

async function signIn(server: RunningServer): Promise<string> {
  const { data } = await call(server, "POST auth/login", { body: { username: "clerk", password: "data-clerk-1" } });
  return data.access_token;
}

interface Saves {
  /** Names of inserted records whose insert was acknowledged. */
  readonly inserted: Set<string>;
  /** By id, the last acknowledged size. */
  readonly updated: Map<string, number>;
}

/** 200 callers, each inserts a record and then updates it again and again, until the server is gone. */
async function saveUntilKilled(server: RunningServer, enough: number): Promise<Saves> {
  const token = await signIn(server);
  const saves: Saves = { inserted: new Set(), updated: new Map() };
  let count = 0;
  const note = (): void => {
    count += 1;
    if (count === enough) void server.kill();
  };
  const saveOn = async (caller: number): Promise<void> => {
    const name = `Сақлаш ${server.pid} ${caller}`;
    const { data } = await call(server, "POST forms/{name}", { params: { name: "towns" }, body: { values: { name, size: 0 } }, token });
    saves.inserted.add(name);
    note();
    for (let { version } = data, size = 1; ; size += 1) {
      const body = { values: { size, name: `${name}` }, version };
      const answer = await call(server, "PUT forms/{name}/{id}", { params: { name: "towns", id: data.id }, body, token });
      if (answer.status !== 200) throw new Error(answer.body.message);
      saves.updated.set(data.id, size);
      ({ version } = answer.data);
      note();
    }
  };
  await Promise.allSettled(Array.from({ length: atOnce }, (_, caller) => saveOn(caller)));
  await server.kill();
  return saves;
}

/** Whatever the server told after its last restart stands among the events, once for each acknowledged update or more. */
async function untold(url: string, { updated }: Saves): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const query = `select payload->>'recordId' as id, count(*)::int as count from platon.events
    where payload->>'change' = 'update' group by 1`;
  try {
    await expect.poll(async () => (await client.query("select 1 from platon.unnumbered_events")).rowCount, { timeout: 10_000 }).toBe(0);
    const { rows } = await client.query<{ id: string; count: number }>(query);
    const told = new Map(rows.map(({ id, count }) => [id, count]));
    return [...updated].filter(([id, size]) => (told.get(id) ?? 0) < size).map(([id]) => id);
  } finally {
    await client.end();
  }
}

forEachDatabase("a server that is killed", ({ kind }) => {
  let dataDir: string;
  let url: string | undefined;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "platon-killed-"));
    const { postgres } = inject("servers");
    if (kind === "embedded") await copySeededData(dataDir, project);
    else if (!("missing" in postgres)) url = await createSeededDatabase(postgres.adminUrl, project);
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  const start = (): Promise<RunningServer> => startServer({ dataDir, project, env: { DATABASE_URL: url } });

  it("BI6 what was acknowledged before kill -9 is there after the restart, time and again", async () => {
    const all: Saves = { inserted: new Set(), updated: new Map() };
    for (const enough of kills) {
      const saves = await saveUntilKilled(await start(), enough);
      for (const name of saves.inserted) all.inserted.add(name);
      for (const [id, size] of saves.updated) all.updated.set(id, size);
    }
    expect(all.inserted.size).toBeGreaterThan(250);
    expect(all.updated.size).toBeGreaterThan(50);

    const server = await start();
    const token = await signIn(server);
    const rows = [];
    for (let after: string | undefined, isLast = false; !isLast; ) {
      const { data } = await call(server, "POST tables/{name}/rows", {
        params: { name: "towns" }, token, body: { pageSize: 1000, ...(after !== undefined && { after }), filters: { name: { op: "startsWith", value: "Сақлаш" } } },
      });
      rows.push(...data.rows);
      after = data.next;
      isLast = after === undefined;
    }
    const names = rows.map((row) => row["name"]);
    expect([...all.inserted].filter((name) => !names.includes(name))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
    const sizes = new Map(rows.map((row) => [row.$id, row["size"]]));
    // One more than was acknowledged is possible: saved, and killed before it could say so.
    expect([...all.updated].filter(([id, size]) => ![size, size + 1].includes(Number(sizes.get(id))))).toEqual([]);
    if (url !== undefined) expect(await untold(url, all)).toEqual([]);
    await server.stop();
  }, 180_000);
});
