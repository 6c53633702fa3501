import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { projectFolder } from "../config/configServer.ts";
import { call } from "../harness/call.ts";
import { forEachDatabase, onEmbedded, type TestDatabase } from "../harness/onDatabases.ts";
import type { RunningServer } from "../harness/serverProcess.ts";
import { copyEmptyData } from "../harness/seededData.ts";
import { signIn } from "../harness/signIn.ts";
import { startServer } from "../harness/startServer.ts";

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const program = fileURLToPath(new URL("../../../dist/server/platon.js", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "platon-backup-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function platon(words: string, env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [program, ...words.split(" ")], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, DATABASE_URL: "", PLATON_URL: "", PLATON_TOKEN: "", PORT: "1", ...env },
  });
  let output = "";
  child.stdout.on("data", (piece) => (output += String(piece)));
  child.stderr.on("data", (piece) => (output += String(piece)));
  await once(child, "exit");
  return { code: child.exitCode, output };
}

forEachDatabase("what the database is made of", ({ server, kind }: TestDatabase) => {
  it("AX20 who may sees tables with rows, sizes, columns and relations, indexes with their uses, and migrations", async () => {
    const { data } = await call(server, "GET database", { token: await signIn(server, "admin"), locale: "en" });
    expect([data.kind, data.version.split(".")[0], data.mayBackUp]).toEqual([kind, expect.stringMatching(/^\d+$/), true]);
    const cities = data.tables.find(({ name }) => name === "cities");
    expect(cities).toMatchObject({ title: "Cities", bytes: expect.any(Number) });
    expect([Number(cities?.rows) > 100_000, Number(cities?.bytes) > 1_000_000, Number(cities?.indexBytes) < Number(cities?.bytes)]).toEqual([true, true, true]);
    expect(cities?.columns.find(({ name }) => name === "country")).toMatchObject({ references: "countries" });
    const key = cities?.indexes.find(({ name }) => name === "cities_pkey");
    expect(key).toMatchObject({ isRule: true, definition: expect.stringContaining("CREATE UNIQUE INDEX") });
    expect(cities?.indexes.every(({ uses }) => uses === null || uses >= 0)).toBe(true);
    expect(data.own.map(({ name }) => name)).toEqual(expect.arrayContaining(["audit", "events", "files", "revisions"]));
    expect(data.migrations.map(({ id }) => id)).toContain("0001-platon");
    expect(data.migrations[0]?.appliedAt).toMatch(/^\d{4}-.*Z$/);
  });

  it("AX20 AX21 nobody else sees it, or takes a backup", async () => {
    const token = await signIn(server, "clerk");
    const codes = await Promise.all([
      call(server, "GET database", { token }), call(server, "POST database/backup", { token, body: {} }), call(server, "GET database/backup", { token }),
      call(server, "GET database/backup"), call(server, "GET database/backup", { query: { ticket: "no-such-ticket" } }),
    ]);
    expect(codes.map(({ failure }) => failure?.code)).toEqual(["forbidden", "forbidden", "forbidden", "unauthenticated", "unauthenticated"]);
  });
});

onEmbedded("a backup of a running server", (database) => {
  const dataDir = join(folder, "data");
  const file = join(folder, "platon.backup");
  let server: RunningServer | undefined;
  let token = "";
  // A small project: what a large one is like, `tests/integration/database/backup.test.ts` knows.
  const signInAs = async (at: RunningServer): Promise<string> => {
    const body = { username: "admin", password: "config-admin-1" };
    return (await call(at, "POST auth/login", { body, headers: { "device-id": "backup-admin-0001" } })).data.access_token;
  };
  beforeAll(async () => {
    server = await startServer({ project: projectFolder });
    token = await signInAs(server);
  });
  afterAll(async () => await server?.stop());
  const here = (): RunningServer => server as RunningServer;

  it("AX21 a ticket opens it once, says how far it is, and the audit record names who took it", async () => {
    const large = await call(database.server, "POST database/backup", { token: await signIn(database.server, "admin"), body: {} });
    expect(large.data.rows).toBeGreaterThan(100_000);
    const { data } = await call(here(), "POST database/backup", { token, body: {} });
    const address = `${here().url}/api/database/backup?ticket=${data.ticket}`;
    const first = await fetch(address);
    expect([first.status, first.headers.get("content-disposition")]).toEqual([200, expect.stringMatching(/platon-\d{4}-\d\d-\d\d\.backup/)]);
    writeFileSync(file, new Uint8Array(await first.arrayBuffer()));
    expect((await fetch(address)).status).toBe(401);
    const state = await call(here(), "GET database/backup/ticket", { token, query: { ticket: data.ticket } });
    expect([state.data.state, state.data.written > 100]).toEqual(["done", true]);
  });

  it("CF640 restore fills an empty server: people sign in with their passwords, sessions have ended, files are there", async () => {
    const form = new FormData();
    form.set("category", "");
    form.set("file", new File(["what it says"], "note.txt", { type: "text/plain" }));
    const sent = await fetch(`${here().url}/api/files/upload/form`, { method: "POST", body: form, headers: { authorization: `Bearer ${token}` } });
    const { data: uploaded } = (await sent.json()) as { data: { id: string } };
    expect(sent.status).toBe(200);
    const whole = join(folder, "whole.backup");
    const backup = await platon(`backup ${whole} --files`, { PLATON_URL: here().url, PLATON_TOKEN: token, DATA_DIR: join(folder, "nothing") });
    expect(backup).toEqual({ code: 0, output: expect.stringMatching(/: project\n\d+ tables, \d+ rows\n1 files, 0\.0 MB\nWritten to /) });
    await copyEmptyData(dataDir);
    const restored = await platon(`restore ${whole}`, { DATA_DIR: dataDir });
    expect(restored).toEqual({ code: 0, output: expect.stringMatching(/Restored into .*Everybody signs in anew\n$/) });
    const second = await startServer({ dataDir, project: projectFolder });
    try {
      expect((await call(second, "GET user-info", { token })).status).toBe(401);
      const fresh = await signInAs(second);
      const rows = async (at: RunningServer, by: string) => (await call(at, "POST tables/{name}/rows", { params: { name: "places" }, body: { pageSize: 200 }, token: by })).data.rows;
      expect(await rows(second, fresh)).toEqual(await rows(here(), token));
      const { data } = await call(second, "POST files/{id}/ticket", { params: { id: uploaded.id }, token: fresh });
      const text = await (await fetch(`${second.url}/api/uploads/auth/files/${uploaded.id}?ticket=${data.ticket}`)).text();
      expect(text).toBe("what it says");
      const refused = await platon(`restore ${file}`, { DATA_DIR: dataDir });
      expect(refused).toEqual({ code: 2, output: expect.stringContaining("in use by another process: stop the server first") });
    } finally {
      await second.stop();
    }
    const full = await platon(`restore ${file}`, { DATA_DIR: dataDir });
    expect(full).toEqual({ code: 2, output: expect.stringContaining('holds project "project"') });
  });

  it("CF641 without a server the data directory is read itself, and says how large the files are that it leaves", async () => {
    const own = join(folder, "own.backup");
    expect(await platon(`backup ${own}`, { DATA_DIR: dataDir })).toEqual({
      code: 0, output: expect.stringContaining("1 files, 0.0 MB, are not in it: take the folder FILES_DIR with you"),
    });
    expect(existsSync(`${own}.part`)).toBe(false);
    const nowhere = await platon(`backup ${own}`, { DATA_DIR: join(folder, "nothing") });
    expect(nowhere).toEqual({ code: 2, output: expect.stringContaining("there is no database in") });
  });

  it("CF642 a file that is cut off is refused before a data directory is made", async () => {
    const cut = join(folder, "cut.backup");
    writeFileSync(cut, readFileSync(file).subarray(0, statSync(file).size / 2));
    const fresh = join(folder, "fresh");
    mkdirSync(fresh);
    expect(await platon(`restore ${cut}`, { DATA_DIR: fresh })).toEqual({ code: 2, output: expect.stringContaining("cut off") });
    expect(existsSync(join(fresh, "database"))).toBe(false);
    expect((await platon("restore", {})).output).toContain("npm run platon -- backup FILE");
  });
});
