import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { cleanFiles } from "../../../server/modules/files/cleanFiles.ts";
import { UploadLock } from "../../../server/modules/files/resumable/UploadLock.ts";
import { call, readAnswer } from "../harness/call.ts";
import { copySeededData } from "../harness/seededData.ts";
import { offsetOf, tus, type TusPlace } from "./tusClient.ts";
import { startWithClock, type ServerWithClock } from "../harness/startWithClock.ts";

const project = fileURLToPath(new URL("./project", import.meta.url));
const hour = 3600;

// Time and rows are ours to look at, so the server runs in this process; what is tried is the same on both databases.
let server: ServerWithClock;
beforeAll(async () => {
  server = await startWithClock({ fill: (dataDir) => copySeededData(dataDir, project) });
});
afterAll(async () => await server?.close());

const filePath = (id: string): string => join(server.dataDir, "files", id.slice(0, 2), id);
const onDisk = (id: string): boolean => existsSync(filePath(id));
const rows = () => server.server.services.database.sql;

async function signIn(): Promise<string> {
  const { data } = await call(server, "POST auth/login", { body: { username: "clerk", password: "files-clerk-1" }, headers: { "device-id": "life" } });
  return data.access_token;
}

async function upload(form: string, field: string, token?: string): Promise<string> {
  const config = await call(server, "GET forms/{name}", { params: { name: form }, ...(token === undefined ? { isPublic: true } : { token }) });
  const all = config.data.elements.flatMap((element) => [element, ...element.children]);
  const body = new FormData();
  body.append("form_element_id", all.find(({ dataField }) => dataField === field)?.id ?? "");
  body.append("file", new Blob(["матн"]), "a.txt");
  const path = token === undefined ? "web/v1/public/forms/file/upload" : "files/upload/form";
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return (await readAnswer<{ id: string }>(await fetch(`${server.url}/api/${path}`, { method: "POST", headers, body }))).data.id;
}

async function clean(): Promise<number> {
  const { database, files, now } = server.server.services;
  return cleanFiles({ database, store: files, now: now() });
}

it("FI12 what no record claims goes: a guest's file after 24 hours, a user's after a week", async () => {
  const guests = await upload("posters", "proof");
  const users = await upload("papers", "scans", await signIn());
  const held = await upload("papers", "scans", await signIn());
  expect((await call(server, "POST forms/{name}", { params: { name: "papers" }, body: { values: { title: "Бор", scans: [held] } }, token: await signIn() })).status).toBe(201);
  const there = () => [guests, users, held].map(onDisk);
  server.forward(23 * hour);
  expect([await clean(), there()]).toEqual([0, [true, true, true]]);
  server.forward(hour + 1);
  const late = { subject: "Кеч", proof: [guests] };
  const claim = await call(server, "POST forms/{name}", { params: { name: "posters" }, body: { values: late }, isPublic: true });
  expect(claim.failure?.code).toBe("invalid_values");
  expect([await clean(), there()]).toEqual([1, [false, true, true]]);
  server.forward(6 * 24 * hour);
  expect([await clean(), there()]).toEqual([1, [false, false, true]]);
  server.forward(365 * 24 * hour);
  expect([await clean(), there()]).toEqual([0, [false, false, true]]);
  expect(await rows().selectFrom("platon.files").select("id").execute()).toEqual([{ id: held }]);
});

it("FI13 what a crash left, half written or half deleted, goes at the next start", async () => {
  const half = "11111111-1111-4111-8111-111111111111";
  const gone = await upload("papers", "scans", await signIn());
  const now = server.server.services.now();
  await rows().updateTable("platon.files").set({ state: "removed", expires_at: now.toISOString() }).where("id", "=", gone).execute();
  await rows()
    .insertInto("platon.files")
    .values({
      id: half, project_id: "project", state: "pending", created_at: now.toISOString(), uploaded_by: null, element_id: null,
      expires_at: new Date(now.getTime() + 900_000).toISOString(), source: null, record_id: null, field: null,
    })
    .execute();
  const partial = `${filePath(half)}.part`;
  await mkdir(dirname(partial), { recursive: true });
  await writeFile(partial, "half");
  expect((await call(server, "GET uploads/files/{id}", { params: { id: half }, query: {}, token: await signIn() })).status).toBe(404);
  await server.restart(hour);
  await expect.poll(async () => (await rows().selectFrom("platon.files").select("id").where("id", "in", [half, gone]).execute()).length).toBe(0);
  expect([existsSync(partial), onDisk(gone)]).toEqual([false, false]);
});

async function beginResumable(token: string, size: number): Promise<TusPlace> {
  const config = await call(server, "GET forms/{name}", { params: { name: "papers" }, token });
  const all = config.data.elements.flatMap((element) => [element, ...element.children]);
  const fields = { filename: "a.txt", form_element_id: all.find(({ dataField }) => dataField === "scans")?.id ?? "" };
  const headers = { authorization: `Bearer ${token}` };
  const { headers: told } = await tus.create({ url: `${server.url}/api/files/tus`, headers }, { size, fields });
  return { url: told.get("location") ?? "", headers };
}

/** The server may have another port by now. */
const again = ({ url, headers }: TusPlace): TusPlace => ({ url: `${server.url}${url}`, headers });

it("FI110 an upload outlives the server, and goes 24 hours after it began if it is not whole", async () => {
  const token = await signIn();
  const place = await beginResumable(token, 8);
  const id = place.url.split("/").at(-1) ?? "";
  expect((await tus.patch(again(place), { offset: 0, bytes: "ма" })).status).toBe(204);
  await server.restart(23 * hour);
  const fresh = { ...place, headers: { authorization: `Bearer ${await signIn()}` } };
  expect(offsetOf(await tus.head(again(fresh)))).toBe(4);
  expect([await clean(), existsSync(`${filePath(id)}.part`)]).toEqual([0, true]);
  server.forward(hour + 1);
  expect((await tus.head(again({ ...place, headers: { authorization: `Bearer ${await signIn()}` } }))).status).toBe(404);
  expect([await clean(), existsSync(`${filePath(id)}.part`)]).toEqual([1, false]);
  expect(await rows().selectFrom("platon.resumable_uploads").select("id").execute()).toEqual([]);
});

it("FI102 an upload that was whole when the server ended becomes a file when it is asked for", async () => {
  const place = await beginResumable(await signIn(), 4);
  const id = place.url.split("/").at(-1) ?? "";
  await writeFile(`${filePath(id)}.part`, "ма");
  const head = await tus.head(again(place));
  expect([head.status, head.headers.get("x-file-id"), onDisk(id)]).toEqual([200, id, true]);
});

it("FI108 what a node held when it died is free when its lease is over", async () => {
  const place = await beginResumable(await signIn(), 4);
  const id = place.url.split("/").at(-1) ?? "";
  const lease = { lock_owner: id, lock_until: sql<string>`now() + interval '2 seconds'` };
  await rows().updateTable("platon.resumable_uploads").set(lease).where("id", "=", id).execute();
  expect((await tus.patch(again(place), { offset: 0, bytes: "ма" })).status).toBe(409);
  expect((await tus.head(again(place))).status).toBe(200);
  expect((await tus.patch(again(place), { offset: 0, bytes: "ма" })).headers.get("x-file-id")).toBe(id);
});

it("FI107 a lock that one node holds is asked for by another, and given up", async () => {
  const place = await beginResumable(await signIn(), 4);
  const id = place.url.split("/").at(-1) ?? "";
  const { database } = server.server.services;
  const [here, there] = [false, true].map((insists) => new UploadLock({ database, id, insists }));
  const { signal } = new AbortController();
  await here?.lock(signal, () => void here.unlock());
  await expect(new UploadLock({ database, id, insists: false }).lock(signal, () => undefined)).rejects.toThrow("upload_conflict");
  await there?.lock(signal, () => undefined);
  await there?.unlock();
});

it("FI23 a ticket holds for ten minutes", async () => {
  const token = await signIn();
  const id = await upload("papers", "scans", token);
  const { ticket } = (await call(server, "POST files/{id}/ticket", { params: { id }, token })).data;
  const status = async (): Promise<number> => (await fetch(`${server.url}/api/uploads/files/${id}?ticket=${ticket}`)).status;
  server.forward(595);
  expect(await status()).toBe(200);
  server.forward(6);
  expect(await status()).toBe(401);
});

it("FI52 uploading and deleting are in the audit record", async () => {
  const token = await signIn();
  const id = await upload("papers", "scans", token);
  await call(server, "DELETE files/{id}", { params: { id }, token });
  const entries = await rows().selectFrom("platon.audit").select(["event", "object", "details"]).where("record_id", "=", id).orderBy("id").execute();
  expect(entries).toMatchObject([
    { event: "insert", object: "files", details: { name: "a.txt", size: 8, kind: "text" } },
    { event: "delete", object: "files", details: { name: "a.txt" } },
  ]);
});
