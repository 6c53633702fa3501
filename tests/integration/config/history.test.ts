import { expect, it } from "vitest";
import type { ChangesBody } from "#contract/config.ts";
import type { RestoreBody } from "#contract/history.ts";
import { uuidv7 } from "#core/uuid/uuidv7.ts";
import { call } from "../harness/call.ts";
import { onEmbedded } from "../harness/onDatabases.ts";
import { edited, readJson, useConfigServer } from "./configServer.ts";

onEmbedded("history of configuration", (database) => {
  const server = useConfigServer(database);
  const token = () => server.token("admin");
  const change = (...changes: ChangesBody["changes"]) => call(server, "POST config/changes", { query: {}, body: { changes }, token: token(), locale: "en" });
  const restore = (entity: string, id: string, body: RestoreBody) =>
    call(server, "POST revisions/{entity}/{id}/restore", { params: { entity, id }, query: {}, body, token: token(), locale: "en" });
  const history = async (entity: string, id: string, query: { before?: string; limit?: string } = {}) =>
    (await call(server, "GET revisions/{entity}/{id}", { params: { entity, id }, query, token: token(), locale: "en" })).data;
  const differences = async (entity: string, id: string, query: { from?: string; to?: string }) =>
    (await call(server, "GET differences/{entity}/{id}", { params: { entity, id }, query, token: token(), locale: "en" })).data;
  const shown = async (name: string) => (await call(server, "GET tables/{name}", { params: { name }, token: token() })).data;

  /** A table over the places, with two columns. */
  async function makeTable(name: string) {
    const [tableId, nameId, peopleId] = [uuidv7(), uuidv7(), uuidv7()];
    const answer = await change(
      { change: "insert", entity: "tables", id: tableId, values: { name, title: "Рўйхат", source: { dataset: "places" } } },
      { change: "insert", entity: "table_columns", id: nameId, values: { tableId, title: "Номи", dataField: "name", width: 120 } },
      { change: "insert", entity: "table_columns", id: peopleId, values: { tableId, title: "Аҳоли", dataField: "people" } },
    );
    expect(answer.status).toBe(200);
    return { tableId, nameId, peopleId, moment: (await history("tables", tableId))[0]!.moment };
  }

  it("CF693 the history of an object has its parts, who with the name of that time, and names in place of ids, and comes in pages", async () => {
    const { tableId, nameId, moment } = await makeTable("listed");
    await change({ change: "update", entity: "table_columns", id: nameId, values: { width: 200, hint: "Қисқа" } });
    const [latest, ...first] = await history("tables", tableId);
    const me = (await call(server, "GET user-info", { token: token() })).data;
    expect(latest).toMatchObject({
      entity: "table_columns", id: nameId, change: "update", by: me.id, byName: me.fullName, kind: "Columns", name: "Номи", count: 2,
      owner: { entity: "tables", id: tableId, kind: "Table", name: "Рўйхат" },
    });
    expect(latest!.diff).toEqual([
      { path: "hint", title: "Hint", before: null, after: "Қисқа" }, { path: "width", title: "Width", before: 120, after: 200 },
    ]);
    expect(first.map(({ change: what, moment: at }) => [what, at])).toEqual([["insert", moment], ["insert", moment], ["insert", moment]]);
    const page = await history("tables", tableId, { limit: "2" });
    expect(page).toHaveLength(2);
    expect(await history("tables", tableId, { before: String(page[1]!.place) })).toEqual(first.slice(1));
    const all = (await call(server, "GET revisions", { query: { entity: "tables", by: me.id, limit: "1" }, token: token() })).data;
    expect(all).toMatchObject([{ place: latest!.place }]);
    expect((await call(server, "GET revisions", { query: { day: "2001-01-01" }, token: token() })).data).toEqual([]);
  });

  it("CF694 an object is seen as it was at a revision with its parts, and any two moments are compared", async () => {
    const { tableId, nameId, peopleId, moment } = await makeTable("compared");
    await change(
      { change: "update", entity: "tables", id: tableId, values: { title: "Бошқа рўйхат", searchFields: ["name"] } },
      { change: "update", entity: "table_columns", id: nameId, values: { width: 200 } },
      { change: "delete", entity: "table_columns", id: peopleId },
    );
    const { differences: found, latest, isDeleted } = await differences("tables", tableId, { from: String(moment) });
    expect([latest > moment, isDeleted]).toEqual([true, false]);
    expect(found.map(({ entity, change: what, name }) => [entity, what, name])).toEqual([
      ["tables", "update", "Бошқа рўйхат"], ["table_columns", "update", "Номи"], ["table_columns", "delete", "Аҳоли"],
    ]);
    expect(found[0]!.properties).toMatchObject([
      { path: "title", look: "value", before: "Рўйхат", after: "Бошқа рўйхат" }, { path: "searchFields", look: "list", before: [], after: ["name"] },
    ]);
    const back = await differences("tables", tableId, { from: String(latest), to: String(moment) });
    expect(back.differences[2]).toMatchObject({ change: "insert", name: "Аҳоли" });
    const state = await call(server, "GET revisions/{entity}/{id}/{revision}", { params: { entity: "tables", id: tableId, revision: "1" }, token: token() });
    expect(state.data).toMatchObject({ moment, values: { title: "Рўйхат" } });
    expect(state.data.parts.map(({ values }) => values["dataField"])).toEqual(["name", "people"]);
  });

  it("CF695 the whole of an object comes back with its parts as they were: what came since goes, what went comes back, and its id stays", async () => {
    const { tableId, nameId, peopleId, moment } = await makeTable("restored");
    await change(
      { change: "update", entity: "table_columns", id: nameId, values: { title: "Шаҳар" } },
      { change: "delete", entity: "table_columns", id: peopleId },
      { change: "insert", entity: "table_columns", values: { tableId, key: "people", title: "Янги", dataField: "people" } },
      { change: "insert", entity: "table_buttons", values: { tableId, key: "more", title: "Яна", action: "export", scope: "toolbar" } },
    );
    expect((await restore("tables", tableId, { moment })).status).toBe(200);
    const table = await shown("restored");
    expect(table.columns.map(({ id, title }) => [id, title])).toEqual([[nameId, "Номи"], [peopleId, "Аҳоли"]]);
    expect(table.buttons).toEqual([]);
    expect((await differences("tables", tableId, { from: String(moment) })).differences).toEqual([]);
    // Once more there is nothing to do.
    const before = (await history("tables", tableId)).length;
    expect((await restore("tables", tableId, { moment })).status).toBe(200);
    expect((await history("tables", tableId)).length).toBe(before);
  });

  it("CF696 some properties come back, and what stands beside them stays", async () => {
    const { nameId, moment } = await makeTable("partly");
    await change({ change: "update", entity: "table_columns", id: nameId, values: { title: "Шаҳар", width: 300, hint: "Изоҳ" } });
    expect((await restore("table_columns", nameId, { moment, paths: ["width"] })).data["values"]).toMatchObject({ title: "Шаҳар", width: 120, hint: "Изоҳ" });
    const nowhere = await restore("table_columns", nameId, { moment, paths: ["width", "nosuch"] });
    expect([nowhere.status, nowhere.failure?.code]).toEqual([400, "unknown_field"]);
  });

  it("CF697 what somebody else changed since the caller looked is not overwritten, and the answer says who it was", async () => {
    const { tableId, nameId, moment } = await makeTable("crossed");
    await change({ change: "update", entity: "table_columns", id: nameId, values: { width: 300 } });
    const refused = await restore("tables", tableId, { moment, latest: moment });
    const me = (await call(server, "GET user-info", { token: token() })).data;
    expect([refused.status, refused.failure?.code]).toEqual([409, "changed_since"]);
    expect(JSON.stringify(refused.body)).toContain(me.fullName);
    expect((await shown("crossed")).columns[0]!.width).toBe(300);
    const { latest } = await differences("tables", tableId, { from: String(moment) });
    expect((await restore("tables", tableId, { moment, latest })).status).toBe(200);
  });

  it("CF698 deleted objects of all entities are found in one list and come back with their parts; a part of what is deleted is not listed by itself", async () => {
    const { tableId, peopleId } = await makeTable("gone");
    await change({ change: "delete", entity: "table_columns", id: peopleId });
    const deleted = async () => (await call(server, "GET config/deleted", { query: {}, token: token(), locale: "en" })).data;
    expect((await deleted())[0]).toMatchObject({ entity: "table_columns", id: peopleId, kind: "Columns", name: "Аҳоли", owner: { name: "Рўйхат" } });
    await change({ change: "delete", entity: "tables", id: tableId });
    expect((await deleted()).filter(({ id }) => id === peopleId)).toEqual([]);
    expect((await deleted())[0]).toMatchObject({ entity: "tables", id: tableId, kind: "Table", name: "Рўйхат", owner: null });
    expect((await restore("tables", tableId, {})).status).toBe(200);
    expect((await shown("gone")).columns.map(({ title }) => title)).toEqual(["Номи"]);
    expect((await restore("table_columns", peopleId, {})).status).toBe(200);
    expect((await shown("gone")).columns.map(({ title }) => title)).toEqual(["Номи", "Аҳоли"]);
    expect((await deleted()).filter(({ id }) => id === tableId || id === peopleId)).toEqual([]);
  });

  it("CF699 settings of the project have a history, and come back by it; what is secret among them is not told", async () => {
    const files = await server.exported();
    const text = readJson(files, "project.json");
    const before = (await call(server, "GET revisions", { query: { limit: "1" }, token: token() })).data[0]!.moment;
    await server.apply(edited(files, { "project.json": { ...text, version: "9.0.0", oauth2: { google_client_id: "me", google_client_secret: "hush" } } }));
    const { differences: found } = await differences("projects", "project", { from: String(before) });
    expect(found[0]).toMatchObject({ entity: "projects", kind: "Project settings" });
    expect(JSON.stringify([found, await history("projects", "project")])).not.toContain("hush");
    expect((await restore("projects", "project", { moment: before, paths: ["settings.version"] })).status).toBe(200);
    expect(readJson(await server.exported(), "project.json")).toMatchObject({ version: text["version"], oauth2: { google_client_secret: { $secret: "oauth2.google_client_secret" } } });
    expect((await restore("projects", "project", { moment: before })).status).toBe(200);
    expect(await server.exported()).toEqual(files);
  });

  it("CF18 history, comparison and what was deleted are administrators' only", async () => {
    const clerk = server.token("clerk");
    const params = { entity: "menus", id: "x" };
    const calls = [
      call(server, "GET revisions", { query: {}, token: clerk }), call(server, "GET config/deleted", { query: {}, token: clerk }),
      call(server, "GET differences/{entity}/{id}", { params, query: {}, token: clerk }),
      call(server, "GET revisions/{entity}/{id}/{revision}", { params: { ...params, revision: "1" }, token: clerk }),
      call(server, "POST revisions/{entity}/{id}/restore", { params, query: {}, body: {}, token: clerk }),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    for (const entity of ["nosuch", "users"]) {
      expect((await call(server, "GET differences/{entity}/{id}", { params: { entity, id: "x" }, query: {}, token: token() })).status).toBe(404);
    }
  });
});
