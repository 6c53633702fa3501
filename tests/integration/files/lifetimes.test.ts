import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readConfig } from "../../../server/config.ts";
import { createLogger } from "../../../server/createLogger.ts";
import { createServer, type RunningServer } from "../../../server/createServer.ts";
import { openDatabase } from "../../../server/database/openDatabase.ts";
import { cleanFiles } from "../../../server/modules/files/cleanFiles.ts";
import { call, readAnswer } from "../harness/call.ts";
import { startServer } from "../harness/startServer.ts";

const project = fileURLToPath(new URL("./project", import.meta.url));
const workerFile = new URL("../../../dist/server/database.worker.js", import.meta.url);
const log = createLogger({ write: () => undefined }, "silent");
const hour = 3600;

// Time and rows are ours to look at, so the server runs in this process; what is tried is the same on both databases.
let dataDir = "";
let server: RunningServer | undefined;
let ahead = 0;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "platon-files-"));
  await (await startServer({ dataDir, env: { PROJECT_DIR: project } })).stop();
  await start();
});
afterAll(async () => {
  await server?.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(): Promise<void> {
  server = await createServer({
    config: readConfig({ PORT: "0", DATA_DIR: dataDir }, dataDir),
    log,
    folders: { client: join(dataDir, "client"), sandbox: join(dataDir, "sandbox") },
    prepareDatabase: () => openDatabase({ dataDir, log, workerFile }),
    now: () => new Date(Date.now() + ahead),
  });
}

const running = (): RunningServer => server ?? expect.fail("the server has not started");
const here = () => ({ url: `http://localhost:${running().port}` });
const forward = (seconds: number): void => void (ahead += seconds * 1000);
const onDisk = (id: string): boolean => existsSync(join(dataDir, "files", id.slice(0, 2), id));
const rows = () => running().services.database.sql;

async function signIn(): Promise<string> {
  const { data } = await call(here(), "POST auth/login", { body: { username: "clerk", password: "files-clerk-1" }, headers: { "device-id": "life" } });
  return data.access_token;
}

async function upload(form: string, field: string, token?: string): Promise<string> {
  const config = await call(here(), "GET forms/{name}", { params: { name: form }, ...(token === undefined ? { isPublic: true } : { token }) });
  const all = config.data.elements.flatMap((element) => [element, ...element.children]);
  const body = new FormData();
  body.append("form_element_id", all.find(({ dataField }) => dataField === field)?.id ?? "");
  body.append("file", new Blob(["матн"]), "a.txt");
  const path = token === undefined ? "web/v1/public/forms/file/upload" : "files/upload/form";
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return (await readAnswer<{ id: string }>(await fetch(`${here().url}/api/${path}`, { method: "POST", headers, body }))).data.id;
}

async function clean(): Promise<number> {
  const { database, files, now } = running().services;
  return cleanFiles({ database, store: files, now: now() });
}

it("FI12 what no record claims goes: a guest's file after 24 hours, a user's after 30 days", async () => {
  const guests = await upload("posters", "proof");
  const users = await upload("papers", "scans", await signIn());
  const held = await upload("papers", "scans", await signIn());
  expect((await call(here(), "POST forms/{name}", { params: { name: "papers" }, body: { values: { title: "Бор", scans: [held] } }, token: await signIn() })).status).toBe(201);
  const there = () => [guests, users, held].map(onDisk);
  forward(23 * hour);
  expect([await clean(), there()]).toEqual([0, [true, true, true]]);
  forward(hour + 1);
  const late = { subject: "Кеч", proof: [guests] };
  const claim = await call(here(), "POST forms/{name}", { params: { name: "posters" }, body: { values: late }, isPublic: true });
  expect(claim.failure?.code).toBe("invalid_values");
  expect([await clean(), there()]).toEqual([1, [false, true, true]]);
  forward(29 * 24 * hour);
  expect([await clean(), there()]).toEqual([1, [false, false, true]]);
  forward(365 * 24 * hour);
  expect([await clean(), there()]).toEqual([0, [false, false, true]]);
  expect(await rows().selectFrom("platon.files").select("id").execute()).toEqual([{ id: held }]);
});

it("FI13 what a crash left, half written or half deleted, goes at the next start", async () => {
  const half = "11111111-1111-4111-8111-111111111111";
  const gone = await upload("papers", "scans", await signIn());
  const now = running().services.now();
  await rows().updateTable("platon.files").set({ state: "removed", expires_at: now.toISOString() }).where("id", "=", gone).execute();
  await rows()
    .insertInto("platon.files")
    .values({
      id: half, project_id: "project", state: "pending", created_at: now.toISOString(), uploaded_by: null, element_id: null,
      expires_at: new Date(now.getTime() + 900_000).toISOString(), source: null, record_id: null, field: null,
    })
    .execute();
  const partial = join(dataDir, "files", half.slice(0, 2), `${half}.part`);
  await mkdir(dirname(partial), { recursive: true });
  await writeFile(partial, "half");
  expect((await call(here(), "GET uploads/files/{id}", { params: { id: half }, query: {}, token: await signIn() })).status).toBe(404);
  await server?.close();
  forward(hour);
  await start();
  await expect.poll(async () => (await rows().selectFrom("platon.files").select("id").where("id", "in", [half, gone]).execute()).length).toBe(0);
  expect([existsSync(partial), onDisk(gone)]).toEqual([false, false]);
});

it("FI23 a ticket holds for ten minutes", async () => {
  const token = await signIn();
  const id = await upload("papers", "scans", token);
  const { ticket } = (await call(here(), "POST files/{id}/ticket", { params: { id }, token })).data;
  const status = async (): Promise<number> => (await fetch(`${here().url}/api/uploads/files/${id}?ticket=${ticket}`)).status;
  forward(595);
  expect(await status()).toBe(200);
  forward(6);
  expect(await status()).toBe(401);
});

it("FI52 uploading and deleting are in the audit record", async () => {
  const token = await signIn();
  const id = await upload("papers", "scans", token);
  await call(here(), "DELETE files/{id}", { params: { id }, token });
  const entries = await rows().selectFrom("platon.audit").select(["event", "object", "details"]).where("record_id", "=", id).orderBy("id").execute();
  expect(entries).toMatchObject([
    { event: "insert", object: "files", details: { name: "a.txt", size: 8, kind: "text" } },
    { event: "delete", object: "files", details: { name: "a.txt" } },
  ]);
});
