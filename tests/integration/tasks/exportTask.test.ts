import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { call } from "../harness/call.ts";
import { copySeededData } from "../harness/seededData.ts";
import { sheetCalls } from "../harness/sheetCalls.ts";
import { startServer } from "../harness/startServer.ts";

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "platon-export-"));
  await copySeededData(dataDir);
});
afterAll(async () => await rm(dataDir, { recursive: true, force: true }));

it("TS12 TS13 IM49 an export above 50,000 rows is a task, which a server that was killed in the middle goes on with, and so is a table of a file; the file and the table have every row", async () => {
  const first = await startServer({ dataDir });
  const signIn = async (server: { url: string }): Promise<string> =>
    (await call(server, "POST auth/login", { body: { username: "clerk", password: "demo-clerk-1" }, headers: { "device-id": "tasks" } })).data.access_token;
  const token = await signIn(first);
  const administrator = async (server: { url: string }) => {
    const { access_token: own } = (await call(server, "POST auth/login", { body: { username: "admin", password: "demo-admin-1" }, headers: { "device-id": "tables" } })).data;
    return sheetCalls(server, () => own);
  };
  const sheets = await administrator(first);
  const { data: found } = await sheets.drop(["Номи;Сони", ...Array.from({ length: 4_000 }, (_, index) => `Ном ${index};${index}`)].join("\n"));
  const { taskId: tableId } = (await sheets.make(found, "killed")).data;
  const asked = await call(first, "POST export/{resource}/ticket", { params: { resource: "table:cities" }, body: { scope: "all", locale: "uz", format: "csv" }, token });
  const { rows, ticket, taskId: id = "" } = asked.data;
  expect([ticket, rows > 50_000]).toEqual(["", true]);
  const read = async (server: { url: string }, bearer: string) => (await call(server, "GET tasks/{id}", { params: { id }, token: bearer })).data;
  await vi.waitFor(async () => expect([(await read(first, token)).done > 0, (await sheets.task(tableId)).done > 0]).toEqual([true, true]), { timeout: 20_000, interval: 50 });
  await first.kill();

  const second = await startServer({ dataDir });
  const own = await signIn(second);
  const later = await administrator(second);
  expect(await later.ended(tableId)).toMatchObject({ state: "done", attempt: 2, counts: { inserted: 4_000 } });
  expect((await later.rows("killed")).total).toBe(4_000);
  await vi.waitFor(async () => expect(await read(second, own)).toMatchObject({ state: "done", attempt: 2 }), { timeout: 60_000, interval: 200 });
  expect(await read(second, own)).toMatchObject({ subject: "Шаҳарлар", done: rows, total: rows, counts: { rows } });
  const { data } = await call(second, "POST tasks/{id}/ticket", { params: { id }, token: own });
  const file = await (await fetch(`${second.url}/api/tasks/${id}/result?ticket=${data.ticket}`)).text();
  expect(file.trimEnd().split("\r\n").length).toBe(rows + 1);
  await second.stop();
});
