import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { call, type Answer } from "../harness/call.ts";
import { forEachDatabase } from "../harness/onDatabases.ts";
import type { RunningServer } from "../harness/serverProcess.ts";
import { EventReader } from "../server/EventReader.ts";
import { dataProject } from "./dataServer.ts";

const secrets = ["first-secret-зф", "second-secret-зф", "guest-secret-зф", "seeded-secret"];
/** What of a secret, or of its hash, would be in a text that tells it. */
const isTold = (text: string): boolean => text.includes("argon2") || secrets.some((secret) => text.includes(secret));

async function filesBelow(folder: string): Promise<Buffer[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return Promise.all(entries.filter((entry) => entry.isFile()).map(async (entry) => await readFile(join(entry.parentPath, entry.name))));
}

forEachDatabase("passwords in forms", (database) => {
  let server: RunningServer;
  let token: string;
  /** All that the server has answered, word for word. */
  const told: string[] = [];
  const heard = <Data,>(answer: Answer<Data>): Answer<Data> => {
    told.push(JSON.stringify([answer.body, [...answer.headers]]));
    return answer;
  };
  const insert = async (values: Record<string, unknown>, more: { isPublic?: boolean; key?: string } = {}) =>
    heard(await call(server, "POST forms/{name}", {
      params: { name: "safes" }, body: { values, ...(more.key && { idempotencyKey: more.key }) }, ...(more.isPublic ? { isPublic: true } : { token }),
    }));
  const update = async (id: string, version: number, values: Record<string, unknown>) =>
    heard(await call(server, "PUT forms/{name}/{id}", { params: { name: "safes", id }, body: { values, version }, token }));
  const rows = async (body: object) => heard(await call(server, "POST tables/{name}/rows", { params: { name: "safes" }, body, token }));

  beforeAll(async () => {
    server = await database.startServer({ project: dataProject });
    const body = { username: "admin", password: "data-admin-1" };
    token = (await call(server, "POST auth/login", { body, headers: { "device-id": "passwords" } })).data.access_token;
  });
  afterAll(() => server.stop());

  it("DA452 a password goes in and nothing of it comes out: of a form only whether there is one, of all else nothing", async () => {
    const reader = await EventReader.open(server, token);
    const made = await insert({ title: "Биринчи", pin: secrets[0] });
    expect(made.data.values).toEqual({ title: "Биринчи", pin: "" });
    const { id } = made.data;
    expect((await update(id, 1, { pin: secrets[1] })).data).toMatchObject({ version: 2, values: { pin: "" } });
    expect((await update(id, 1, { title: "Эски" })).status).toBe(409);
    const read = heard(await call(server, "GET forms/{name}/{id}", { params: { name: "safes", id }, token }));
    expect(read.data.values).toEqual({ title: "Биринчи", pin: "" });
    for (const ask of [{ filters: { pin: secrets[1] } }, { filters: { pin: { op: "notEmpty" } } }, { sort: [{ field: "pin" }] }])
      expect([ask, (await rows(ask)).failure?.code]).toEqual([ask, "unknown_field"]);
    expect((await rows({ search: secrets[1] })).data.rows).toEqual([]);
    expect((await rows({})).data.rows).toHaveLength(2);
    heard(await call(server, "GET forms/{name}", { params: { name: "safes" }, token }));
    heard(await call(server, "GET endpoints/{name}", { params: { name: "safes" }, token }));
    heard(await call(server, "GET config/export", { token }));
    await reader.until(() => reader.events.filter((event) => event.kind === "record" && event.recordId === id).length > 1);
    told.push(JSON.stringify(reader.events), server.output());
    reader.close();
    expect(told.filter(isTold)).toEqual([]);
  });

  it("DA453 a password that is left empty stays as it is, and that is no change", async () => {
    const { data: { id } } = await insert({ title: "Иккинчи", pin: secrets[0] });
    for (const pin of ["", null]) expect((await update(id, 1, { pin })).data).toMatchObject({ version: 1, values: { pin: "" } });
    expect((await update(id, 1, { title: "Янги", pin: "" })).data).toMatchObject({ version: 2, values: { title: "Янги", pin: "" } });
  });

  it("DA454 a password of a new record that is too short, too long or no text is refused at its field", async () => {
    for (const pin of ["12345", "", null, "x".repeat(1_001), "x".repeat(100_000), 123_456, { toString: "x" }, ["123456"], "abcdef\ud800", "abcdef\u0000", true]) {
      const { status, body } = await insert({ title: "Хато", pin });
      const said = JSON.stringify(pin).slice(0, 12);
      expect([said, status, Object.keys(body.errors)]).toEqual([said, 422, ["pin"]]);
    }
  });

  it("DA455 what is kept of a password, of people, of guests and of seeds, is its argon2id hash", async () => {
    await insert({ title: "Меҳмонники", pin: secrets[2] }, { isPublic: true, key: "guest-key-1" });
    const kept = await filesBelow(server.dataDir);
    expect(kept.filter((bytes) => secrets.some((secret) => bytes.includes(secret)))).toEqual([]);
    if (database.kind === "embedded") expect(kept.some((bytes) => bytes.includes("$argon2id$v=19$"))).toBe(true);
    expect(isTold(server.output())).toBe(false);
  });

  it("CF434 text that would show, filter, default or copy a password is refused", async () => {
    const { data: files } = await call(server, "GET config/export", { token });
    const edits: [string, (value: Record<string, unknown>) => void][] = [
      ["tables/safes.json", (table) => (table["columns"] = [{ title: "x", dataField: "pin" }])],
      ["tables/safes.json", (table) => (table["searchFields"] = ["pin"])],
      ["tables/safes.json", (table) => (table["sort"] = [{ field: "pin" }])],
      ["tables/safes.json", (table) => (table["rowRule"] = { pin: "x" })],
      ["forms/safes.json", (form) => (form["elements"] = [{ type: "text", dataField: "pin" }])],
      ["forms/safes.json", (form) => (form["elements"] = [{ type: "password", dataField: "title" }])],
      ["datasets/safes.json", (dataset) => (dataset["fields"] = [{ name: "title", type: "text" }, { name: "pin", type: "password", default: "x" }])],
      ["datasets/safes.json", (dataset) => (dataset["rowRule"] = { pin: { op: "empty" } })],
    ];
    for (const [path, edit] of edits) {
      const changed = files.map((file) => {
        if (file.path !== path) return file;
        const value = JSON.parse(file.text) as Record<string, unknown>;
        edit(value);
        return { ...file, text: JSON.stringify(value) };
      });
      const answer = await call(server, "POST config/apply", { body: { files: changed }, query: { dryRun: "1" }, token });
      expect([path, String(edit), answer.failure?.code]).toEqual([path, String(edit), "config_invalid"]);
    }
  });

  it("DS357 a column that is a password no more, or becomes one, begins anew and counts as a loss", async () => {
    const { data: { id } } = await insert({ title: "Учинчи", pin: secrets[0] });
    const { data: files } = await call(server, "GET config/export", { token });
    const changed = files.map((file) =>
      file.path === "datasets/safes.json" || file.path === "forms/safes.json"
        ? { ...file, text: file.text.replace('"type": "password"', '"type": "text"') }
        : file,
    );
    const apply = (destructive: boolean) => call(server, "POST config/apply", { body: { files: changed, ...(destructive && { destructive }) }, token });
    expect((await apply(false)).failure?.code).toBe("destructive_change");
    expect((await apply(true)).status).toBe(200);
    const read = await call(server, "GET forms/{name}/{id}", { params: { name: "safes", id }, token });
    expect(read.data.values).toEqual({ title: "Учинчи", pin: null });
  });
});
