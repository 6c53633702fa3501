import { afterAll, beforeAll, expect, it } from "vitest";
import { call } from "../harness/call.ts";
import { copySeededData } from "../harness/seededData.ts";
import { startWithClock, type ServerWithClock } from "../harness/startWithClock.ts";
import { edited, folderFiles, projectFolder, readJson } from "./configServer.ts";

// The record is read by nobody's call yet, so the server runs in this process and its rows are looked at.
let server: ServerWithClock;
let admin = "";
beforeAll(async () => {
  server = await startWithClock({ fill: (dataDir) => copySeededData(dataDir, projectFolder) });
  admin = await signIn("admin");
});
afterAll(async () => await server?.close());

async function signIn(username: "admin" | "clerk"): Promise<string> {
  const body = { username, password: `config-${username}-1` };
  return (await call(server, "POST auth/login", { body, headers: { "device-id": "audit" } })).data.access_token;
}

/** What `work` leaves in the audit record, in order. */
async function recorded(work: () => Promise<unknown>) {
  const { database, reads } = server.server.services;
  await reads.flush();
  const { last } = await database.sql.selectFrom("platon.audit").select(({ fn }) => fn.max("id").as("last")).executeTakeFirstOrThrow();
  await work();
  await reads.flush();
  return database.sql.selectFrom("platon.audit").selectAll().where("id", ">", last ?? 0).orderBy("id").execute();
}

const places = { name: "places" };
const insert = (values: Record<string, unknown>) =>
  call(server, "POST forms/{name}", { params: places, body: { values }, token: admin });

it("AX10 insert, update, delete, restore and hard delete of a record stand in the audit record, with who and in which call", async () => {
  let id = "";
  const rows = await recorded(async () => {
    const saved = (await insert({ name: "Нурота", people: 1 })).data;
    id = saved.id;
    const params = { ...places, id };
    const { version } = (await call(server, "PUT forms/{name}/{id}", { params, body: { values: { people: 2 }, version: saved.version }, token: admin })).data;
    await call(server, "DELETE forms/{name}/{id}", { params, query: { version: String(version) }, token: admin });
    await call(server, "POST forms/{name}/{id}/restore", { params, token: admin });
    await call(server, "DELETE forms/{name}/{id}", { params, query: { hard: "1" }, token: admin });
  });
  expect(rows.map(({ event }) => event)).toEqual(["insert", "update", "delete", "restore", "hard delete"]);
  for (const row of rows) {
    expect(row).toMatchObject({ project_id: "project", object: "form:places", record_id: id, is_reported_by_client: false });
    expect([row.user_id, row.session_id, row.request_id]).toEqual([expect.any(String), expect.any(String), expect.any(String)]);
  }
  expect(new Set(rows.map(({ request_id: request }) => request)).size).toBe(5);
});

it("AX11 a change that is refused leaves no record", async () => {
  const { id, version } = (await insert({ name: "Газли" })).data;
  const params = { ...places, id };
  const rows = await recorded(async () => {
    expect((await insert({ name: "" })).status).toBe(422);
    const stale = { values: { people: 3 }, version: version + 1 };
    expect((await call(server, "PUT forms/{name}/{id}", { params, body: stale, token: admin })).status).toBe(409);
    expect((await call(server, "POST forms/{name}/{id}/restore", { params, token: admin })).status).toBe(409);
  });
  expect(rows).toEqual([]);
});

it("AX12 changes of the configuration stand in the audit record: applied, saved by a form, restored, a plugin switched", async () => {
  const files = folderFiles();
  const applied = await recorded(() => call(server, "POST config/apply", {
    body: { files: edited(files, { "roles/auditor.json": { title: "Аудитор", permissions: [] } }) }, token: admin,
  }));
  expect(applied).toMatchObject([
    { event: "insert", object: "entity:roles", user_id: expect.any(String) },
    { event: "config applied", object: null, details: { changes: 1, ddl: 0 } },
  ]);
  const same = () => call(server, "POST config/apply", { body: { files }, token: admin });
  expect(await recorded(same)).toEqual([]);
  const tried = edited(files, { "tables/places.json": { ...readJson<Record<string, unknown>>(files, "tables/places.json"), title: "Бошқа" } });
  expect(await recorded(() => call(server, "POST config/apply", { body: { files: tried }, query: { dryRun: "1" }, token: admin }))).toEqual([]);

  const { data } = await call(server, "POST tables/{name}/rows", { params: { name: "menus" }, body: { pageSize: 1 }, token: admin });
  const [id, version] = [String(data.rows[0]?.$id), Number(data.rows[0]?.$version)];
  const saved = await recorded(() => call(server, "PUT forms/{name}/{id}", {
    params: { name: "menus", id }, body: { values: { name: "Бошқа" }, version }, token: admin,
  }));
  expect(saved).toMatchObject([{ project_id: "project", event: "update", object: "entity:menus", record_id: id }]);
  const restored = await recorded(() => call(server, "POST revisions/{entity}/{id}/restore", {
    params: { entity: "menus", id }, query: {}, body: { revision: version }, token: admin,
  }));
  expect(restored).toMatchObject([{ event: "update", object: "entity:menus", record_id: id }]);
  const switched = await recorded(() => call(server, "PUT plugins/{id}", { params: { id: "pages" }, body: { state: "disabled" }, token: admin }));
  expect(switched).toMatchObject([{ event: "plugin changed", object: "plugin:pages" }]);
  await call(server, "PUT plugins/{id}", { params: { id: "pages" }, body: { state: "enabled" }, token: admin });
});

const table = (token: string) => call(server, "GET tables/{name}", { params: places, token });
const page = (token: string, number: number) =>
  call(server, "POST tables/{name}/rows", { params: places, body: { page: number, pageSize: 1 }, token });

it("AX13 opening a table is one record of each session, however many pages of rows are read", async () => {
  const clerk = await signIn("clerk");
  server.forward(60);
  const rows = await recorded(async () => {
    for (const token of [admin, clerk]) {
      await table(token);
      for (const number of [1, 2, 3]) await page(token, number);
    }
  });
  expect(rows).toMatchObject([{ event: "table read", object: "table:places" }, { event: "table read", object: "table:places" }]);
  expect(new Set(rows.map(({ session_id: session }) => session)).size).toBe(2);
  // Whoever goes on reading has opened it once; after a quiet minute it is opened anew.
  server.forward(45);
  expect(await recorded(() => page(clerk, 1))).toEqual([]);
  server.forward(45);
  expect(await recorded(() => page(clerk, 2))).toEqual([]);
  server.forward(60);
  expect(await recorded(() => page(clerk, 3))).toHaveLength(1);
});

it("AX14 opening a form, reading a record and opening a page are recorded, a guest's with the address", async () => {
  const { id } = (await insert({ name: "Қоракўл" })).data;
  server.forward(60);
  const rows = await recorded(async () => {
    await call(server, "GET forms/{name}", { params: places, token: admin });
    await call(server, "GET forms/{name}/{id}", { params: { ...places, id }, query: {}, token: admin });
    await call(server, "GET pages/{name}", { params: { name: "overview" }, query: {}, token: admin });
    await call(server, "GET public/main", { query: {} });
  });
  expect(rows).toMatchObject([
    { event: "form read", object: "form:places", record_id: null },
    { event: "form read", object: "form:places", record_id: id },
    { event: "page read", object: "page:overview", details: {} },
    { event: "page read", object: "page:main", user_id: null, session_id: null, address: expect.stringMatching(/127\.0\.0\.1|::1/) },
  ]);
  expect(new Date(rows[0]?.at ?? 0).getTime()).toBeGreaterThan(Date.now() + 1000);
});

it("AX15 what the caller may not read, or is not there, is no reading", async () => {
  const clerk = await signIn("clerk");
  server.forward(60);
  const rows = await recorded(async () => {
    expect((await call(server, "GET pages/{name}", { params: { name: "closed" }, query: {}, token: clerk })).status).toBe(403);
    expect((await call(server, "GET tables/{name}", { params: { name: "nowhere" }, token: clerk })).status).toBe(404);
    expect((await call(server, "GET forms/{name}/{id}", { params: { ...places, id: crypto.randomUUID() }, query: {}, token: clerk })).status).toBe(404);
  });
  expect(rows).toEqual([]);
});

it("AX16 what still waits is written when the server stops", async () => {
  server.forward(60);
  const last = () =>
    server.server.services.database.sql.selectFrom("platon.audit").select(["event", "user_id"]).orderBy("id", "desc").limit(1).executeTakeFirstOrThrow();
  await insert({ name: "Ғиждувон" });
  await table(admin);
  await server.restart();
  expect(await last()).toMatchObject({ event: "table read", user_id: expect.any(String) });
});

it("AX31 what changed in a record is told by its fields' labels with values before and after; of a field that the reader may not read, and of a password, nothing is", async () => {
  const apply = async (edits: (files: Parameters<typeof edited>[0]) => Record<string, unknown>) => {
    const { data: files } = await call(server, "GET config/export", { token: admin });
    expect((await call(server, "POST config/apply", { body: { files: edited(files, edits(files)) }, token: admin })).failure).toBeUndefined();
  };
  await apply((files) => {
    const dataset = readJson<{ fields: { name: string }[] }>(files, "datasets/places.json");
    const form = readJson<{ elements: object[] }>(files, "forms/places.json");
    return {
      "datasets/places.json": {
        ...dataset, fields: [...dataset.fields.map((field) => (field.name === "people" ? { ...field, readPermission: "places.count" } : field)), { name: "pin", type: "password" }, { name: "note", type: "text" }],
      },
      "forms/places.json": { ...form, elements: [...form.elements, { type: "password", dataField: "pin", label: "ПИН" }, { type: "textarea", dataField: "note", label: "Изоҳ" }] },
      "roles/clerk.json": { title: "Ходим", permissions: ["places.read", "platon.logs"] },
    };
  });
  const { data: saved } = await insert({ name: "Ғиждувон", people: 7, pin: "1234-abcd" });
  const note = "ў".repeat(5_000);
  const changed = await call(server, "PUT forms/{name}/{id}", {
    params: { ...places, id: saved.id }, body: { values: { name: "Ғиждувон", people: 9, region: null, post_code: "Г-1", pin: "9876-abcd", note }, version: saved.version }, token: admin,
  });
  expect(changed.failure).toBeUndefined();
  const clerk = await signIn("clerk");
  const differences = async (token: string): Promise<[string, string]> => {
    const { data } = await call(server, "POST tables/{name}/rows", { params: { name: "user_logs" }, body: { filters: { recordId: saved.id, event: "update" } }, token });
    const { data: record } = await call(server, "GET forms/{name}/{id}", { params: { name: "user_logs", id: String(data.rows[0]?.$id) }, token });
    expect(record.values["difference"]).toBe(data.rows[0]?.["difference"]);
    return [String(record.values["difference"]), JSON.stringify([data.rows, record])];
  };
  const [ofAdmin, allOfAdmin] = await differences(admin);
  expect(ofAdmin.split("\n").sort()).toEqual(["Аҳоли: 7 → 9", `Изоҳ: — → ${"ў".repeat(200)}…`, "Индекс: — → Г-1"]);
  const [ofClerk, allOfClerk] = await differences(clerk);
  expect(ofClerk.split("\n").sort()).toEqual([`Изоҳ: — → ${"ў".repeat(200)}…`, "Индекс: — → Г-1"]);
  expect([allOfAdmin, allOfClerk].map((text) => [text.includes("abcd"), text.includes("argon"), text.includes("ў".repeat(300))])).toEqual([[false, false, false], [false, false, false]]);
});
