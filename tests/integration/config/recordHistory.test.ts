import { beforeAll, expect, it } from "vitest";
import { call } from "../harness/call.ts";
import { onEmbedded } from "../harness/onDatabases.ts";
import { edited, readJson, useConfigServer } from "./configServer.ts";

onEmbedded("history of records", (database) => {
  const server = useConfigServer(database);
  const places = { name: "places" };
  const token = () => server.token("admin");
  beforeAll(async () => {
    const files = await server.exported();
    const dataset = readJson<{ fields: { name: string }[] }>(files, "datasets/places.json");
    const fields = dataset.fields.map((field) => (field.name === "people" ? { ...field, readPermission: "places.secret" } : field));
    const form = readJson<{ rowRule?: unknown; permissions?: object }>(files, "forms/places.json");
    const table = readJson(files, "tables/places.json");
    const answer = await server.apply(edited(files, {
      "tables/places.json": { ...table, history: true, permissions: { ...(table["permissions"] as object), update: "places.read", delete: "platon.admin" } },
      "datasets/places.json": { ...dataset, fields },
      "forms/places.json": { ...form, permissions: { ...form.permissions, read: "places.read", update: "places.read", delete: "platon.admin" } },
    }));
    expect(answer.status).toBe(200);
  });

  const find = async (name: string) => (await server.rows("places")).find((row) => row["name"] === name);
  const save = async (id: string, values: Record<string, unknown>) => {
    const { data } = await call(server, "GET forms/{name}/{id}", { params: { ...places, id }, query: {}, token: token() });
    return call(server, "PUT forms/{name}/{id}", { params: { ...places, id }, body: { values, version: data.version }, token: token() });
  };
  const history = (id: string, who: "admin" | "clerk" = "admin", query: { before?: string } = {}) =>
    call(server, "GET forms/{name}/{id}/history", { params: { ...places, id }, query, token: server.token(who) });
  const fieldsOf = async (id: string, who: "admin" | "clerk") => (await history(id, who)).data.map(({ change, diff }) => [change, diff.map(({ field }) => field)]);

  it("F790 where a table says so each change of a record is kept in its transaction: who, when, and the values before and after", async () => {
    const id = String((await find("Бухоро"))?.["$id"]);
    expect((await save(id, { name: "Бухоро шаҳри", people: 281_000 })).status).toBe(200);
    const { data } = await history(id);
    const me = (await call(server, "GET user-info", { token: token() })).data;
    expect(data).toMatchObject([{ change: "update", byName: me.fullName }]);
    expect(data[0]!.diff.map(({ field, before, after }) => [field, before, after])).toEqual([["name", "Бухоро", "Бухоро шаҳри"], ["people", 280_000, 281_000]]);
    // What changes nothing, and what is refused, is no change.
    await save(id, { name: "Бухоро шаҳри" });
    expect((await save(id, { name: null })).status).toBe(422);
    expect((await history(id)).data).toHaveLength(1);
    const config = await call(server, "GET forms/{name}", { params: places, token: token() });
    expect(config.data.history).toBe("records");
  });

  it("F791 nobody is told anything of a field that they may not read, and a record that is not there for the caller has no history", async () => {
    const id = String((await find("Самарқанд"))?.["$id"]);
    await save(id, { name: "Самарқанд шаҳри" });
    await save(id, { people: 551_000 });
    expect(await fieldsOf(id, "admin")).toEqual([["update", ["people"]], ["update", ["name"]]]);
    expect(await fieldsOf(id, "clerk")).toEqual([["update", ["name"]]]);
    expect(JSON.stringify((await history(id, "clerk")).body)).not.toMatch(/people|551000|550000/);
    const version = String((await call(server, "GET forms/{name}/{id}", { params: { ...places, id }, query: {}, token: token() })).data.version);
    await call(server, "DELETE forms/{name}/{id}", { params: { ...places, id }, query: { version }, token: token() });
    expect((await history(id, "clerk")).status).toBe(404);
    expect((await history(id)).data[0]).toMatchObject({ change: "delete", diff: [] });
    expect((await history("019a0000-0000-7000-8000-000000000000")).status).toBe(404);
    expect((await history("x")).status).toBe(404);
    const guest = await call(server, "GET forms/{name}/{id}/history", { params: { ...places, id }, query: {} });
    expect(guest.status).toBe(401);
  });

  it("F792 changes of many records at once are kept of each; what is deleted for good takes its history with it", async () => {
    const rows = (await server.rows("places")).filter(({ name }) => name === "Бухоро шаҳри" || name === "Ғиждувон");
    const ids = rows.map(({ $id }) => String($id));
    const many = await call(server, "POST tables/{name}/bulk", { params: places, body: { ids, patch: { name: "Бирлашган" } }, token: token() });
    expect(many.status).toBe(200);
    for (const id of ids) expect((await history(id)).data[0]).toMatchObject({ change: "update", diff: [{ field: "name", after: "Бирлашган" }] });
    const id = ids[0]!;
    const version = String((await call(server, "GET forms/{name}/{id}", { params: { ...places, id }, query: {}, token: token() })).data.version);
    expect((await call(server, "DELETE forms/{name}/{id}", { params: { ...places, id }, query: { version, hard: "1" }, token: token() })).status).toBe(200);
    expect((await history(id)).status).toBe(404);
    expect((await history(ids[1]!)).data).not.toEqual([]);
  });
});
