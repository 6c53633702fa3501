import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import readWorkbook from "read-excel-file/node";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { ImportAnswer } from "#contract/import.ts";
import type { Task } from "#contract/task.ts";
import { call, readAnswer } from "../harness/call.ts";
import { onEmbedded } from "../harness/onDatabases.ts";
import { copySeededData } from "../harness/seededData.ts";
import type { RunningServer } from "../harness/serverProcess.ts";
import { startServer } from "../harness/startServer.ts";

const project = fileURLToPath(new URL("./project", import.meta.url));
/** Enough for a task. */
const count = 5_200;
const isBad = (index: number): boolean => index % 1_000 === 7;
const bad = Array.from({ length: count }, (_, index) => index).filter(isBad);

onEmbedded("an import whose server is killed", () => {
  let dataDir: string;
  let server: RunningServer;
  let tokens: Record<"admin" | "clerk", string>;

  const start = async (): Promise<void> => {
    server = await startServer({ dataDir, project });
    const token = async (who: "admin" | "clerk"): Promise<string> => (await call(server, "POST auth/login", { body: { username: who, password: `imports-${who}-1` }, headers: { "device-id": who } })).data.access_token;
    tokens = { admin: await token("admin"), clerk: await token("clerk") };
  };
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), "platon-killed-import-"));
    await copySeededData(dataDir, project);
    await start();
  });
  afterAll(async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const send = async (config: string, titles: string, line: (index: number) => string): Promise<string> => {
    const body = new FormData();
    body.set("file", new Blob([[titles, ...Array.from({ length: count }, (_, index) => line(index))].join("\n")]), "файл.csv");
    const headers = { authorization: `Bearer ${tokens.clerk}`, "accept-language": "en" };
    return (await readAnswer<ImportAnswer>(await fetch(`${server.url}/api/import/${config}`, { method: "POST", body, headers }))).data.taskId ?? "";
  };
  const task = async (id: string): Promise<Task> => (await call(server, "GET tasks/{id}", { params: { id }, token: tokens.admin })).data;
  const progress = (id: string) => expect.poll(async () => (await task(id)).done, { timeout: 50_000, interval: 20 });
  const ended = (id: string) => expect.poll(async () => (await task(id)).state, { timeout: 50_000, interval: 100 });
  const counted = async (filters: Record<string, { op: "startsWith"; value: string }> = {}): Promise<number | null | undefined> =>
    (await call(server, "POST tables/{name}/rows", { params: { name: "towns" }, body: { pageSize: 1, filters }, token: tokens.admin })).data.total;
  const clerk = async (): Promise<string> => {
    const { data } = await call(server, "POST tables/{name}/rows", { params: { name: "users" }, body: { search: "clerk" }, token: tokens.admin });
    return String(data.rows[0]?.$id);
  };

  it("IM70 after the upload and between its pieces: it goes on behind them, writes each row once, and has all bad rows in its file", async () => {
    const id = await send("towns", "Код;Номи;Аҳолиси", (index) => `K${index};Шаҳар ${index};${isBad(index) ? `икки ${index}` : index}`);
    await server.kill();
    await start();
    await progress(id).toBeGreaterThan(2_000);
    await server.kill();
    await start();
    await ended(id).toBe("done");
    const { counts, problems, problemList } = (await call(server, "GET tasks/{id}", { params: { id }, token: tokens.clerk })).data;
    expect([counts, problems, problemList.map(({ row, value }) => [row, value])]).toEqual([
      { inserted: count - bad.length, updated: 0, failed: bad.length }, bad.length, bad.map((index) => [index + 2, `икки ${index}`]),
    ]);
    expect(await counted()).toBe(count - bad.length);
    const { data: { ticket } } = await call(server, "POST tasks/{id}/ticket", { params: { id }, token: tokens.clerk });
    const file = Buffer.from(await (await fetch(`${server.url}/api/tasks/${id}/result?ticket=${ticket}`)).arrayBuffer());
    const [sheet] = await readWorkbook(file);
    const rows = (sheet?.data ?? []).slice(1);
    expect(rows.map(([code, , population]) => [code, population])).toEqual(bad.map((index) => [`K${index}`, `икки ${index}`]));
  }, 90_000);

  it("IM71 while it is taken back: after the start no row is left as the file had it", async () => {
    const id = await send("towns", "Код;Номи", (index) => `K${index};Бошқа ${index}`);
    await progress(id).toBeGreaterThan(2_000);
    await call(server, "DELETE tasks/{id}", { params: { id }, token: tokens.clerk });
    await server.kill();
    await start();
    await ended(id).toBe("cancelled");
    expect([await counted({ name: { op: "startsWith", value: "Бошқа" } }), await counted({ name: { op: "startsWith", value: "Шаҳар" } })]).toEqual([0, count - bad.length]);
  }, 90_000);

  it("IM72 whoever is disabled in the middle of all or nothing leaves nothing", async () => {
    const before = await counted();
    const id = await send("new_towns", "Код;Номи", (index) => `N${index};Янги ${index}`);
    await expect.poll(counted, { timeout: 50_000, interval: 50 }).toBeGreaterThan(Number(before));
    const user = { name: "users", id: await clerk() };
    const { data: { version } } = await call(server, "GET forms/{name}/{id}", { params: user, token: tokens.admin });
    const disabled = await call(server, "PUT forms/{name}/{id}", { params: user, body: { values: { isDisabled: true }, version }, token: tokens.admin });
    expect(disabled.status).toBe(200);
    await ended(id).toBe("failed");
    expect([(await task(id)).failure?.code, await counted()]).toEqual(["forbidden", before]);
  }, 90_000);
});
