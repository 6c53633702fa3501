import { beforeAll, expect, it } from "vitest";
import type { ActionBody, BulkBody, RowsQuery } from "#contract/table.ts";
import { call } from "../harness/call.ts";
import { forEachDatabase } from "../harness/onDatabases.ts";
import { useDataServer, type Who } from "./dataServer.ts";

/** Regions open towns, towns open visits; the table `desk_regions` shows the north alone. */
forEachDatabase("child tables", (database) => {
  const server = useDataServer(database);
  const regions = new Map<string, string>();
  const at = (name: string, who: Who) => ({ params: { name }, token: server.token(who), locale: "en" as const });
  const rows = (name: string, body: RowsQuery, who: Who = "clerk") => call(server, "POST tables/{name}/rows", { ...at(name, who), body });
  const config = async (name: string, who: Who = "clerk") => (await call(server, "GET tables/{name}", at(name, who))).data;
  const insert = async (form: string, values: Record<string, unknown>) =>
    (await call(server, "POST forms/{name}", { ...at(form, "admin"), body: { values } })).data.id;
  const below = (region: string, level = 2) => ({ level, parent: { id: regions.get(region) ?? "" } });

  beforeAll(async () => {
    for (const row of (await rows("regions", {}, "admin")).data.rows) regions.set(String(row["code"]), String(row["$id"]));
  });

  it("DA735 a row of the level above that its table does not show has no rows below it: in the list, the count, the ids, and for an action", async () => {
    const everything = (await rows("regions", { ...below("south"), count: true }, "clerk")).data.total ?? 0;
    expect(everything).toBeGreaterThan(0);
    await insert("towns", { name: "Қуйи жануб", region: "north", size: 77 });
    expect((await rows("desk_regions", below("north"))).data.total).toBeGreaterThan(0);
    expect((await rows("desk_regions", below("south"))).data.rows).toEqual([]);
    expect((await call(server, "POST tables/{name}/count", { ...at("desk_regions", "clerk"), body: below("south") })).data.total).toBe(0);
    expect((await call(server, "POST tables/{name}/ids", { ...at("desk_regions", "clerk"), body: below("south") })).data.ids).toEqual([]);
    const pressed = await call(server, "POST tables/{name}/actions/{button}", { ...at("desk_regions", "clerk"), params: { name: "desk_regions", button: "capital" }, body: { filters: {}, ...below("south") } });
    expect(pressed.data.affected).toBe(0);
    expect((await rows("desk_regions", { level: 2, parent: { id: "no id" } })).failure?.code).toBe("bad_request");
  });

  it("DA735 a deleted row has none either", async () => {
    const town = await insert("towns", { name: "Ўчирилган", region: "north" });
    await insert("visits", { note: "қуйида", town });
    const query = { level: 3, parent: { id: town } };
    expect((await rows("desk_regions", query)).data.total).toBe(1);
    await call(server, "DELETE forms/{name}/{id}", { params: { name: "towns", id: town }, token: server.token("admin") });
    expect((await rows("desk_regions", query)).data.total).toBe(0);
  });

  it("DA736 who may not read a table reads nothing below it, and is told of no such level", async () => {
    expect((await config("budget_regions", "admin")).levels).toEqual([
      { level: 2, table: "budgets", parentField: "region", parentKey: "code" },
      { level: 3, table: "visits", parentField: "town" },
    ]);
    expect((await config("budget_regions")).levels).toEqual([]);
    const town = await insert("towns", { name: "Ёпиқ", region: "north" });
    expect((await rows("budget_regions", below("north"))).failure?.code).toBe("forbidden");
    expect((await rows("budget_regions", { level: 3, parent: { id: town } })).failure?.code).toBe("forbidden");
    expect((await rows("budget_regions", below("north"), "admin")).status).toBe(200);
  });

  it("DA737 what the rows of the next level hold travels with a row, although no column shows it", async () => {
    const { rows: found } = (await rows("desk_regions", {})).data;
    expect(found).toMatchObject([{ title: "Шимол", code: "north" }]);
    expect((await config("desk_regions")).levels[0]).toMatchObject({ parentKey: "code" });
  });

  it("DA738 buttons and bulk changes of a level are the child table's, for the rows below one row", async () => {
    const press = async (body: ActionBody) => await call(server, "POST tables/{name}/actions/{button}", { ...at("desk_regions", "clerk"), params: { name: "desk_regions", button: "capital" }, body });
    const bulk = async (body: BulkBody) => await call(server, "POST tables/{name}/bulk", { ...at("desk_regions", "clerk"), body });
    const one = await insert("towns", { name: "Пастки амал", region: "north", size: 4_711 });
    const question = { filters: { size: 4_711 }, ...below("north") };
    expect((await press(question)).data).toMatchObject({ affected: 1, missing: 0 });
    const record = async () => (await call(server, "GET forms/{name}/{id}", { params: { name: "towns", id: one }, token: server.token("admin") })).data.values;
    expect(await record()).toMatchObject({ is_capital: true });
    expect((await bulk({ ...question, patch: { size: 4_712 } })).data).toMatchObject({ affected: 1, errors: [] });
    expect(await record()).toMatchObject({ size: 4_712 });
    expect((await press({ ids: [one], level: 1 })).failure?.code).toBe("not_found");
    expect((await press({ filters: {}, level: 4 })).failure?.code).toBe("bad_request");
    expect((await press({ filters: {}, level: 2 })).failure?.code).toBe("bad_request");
  });

  it("DA739 an export of a level has the rows below one row, by the child table's own permission", async () => {
    const ticket = (query: RowsQuery) => call(server, "POST export/{resource}/ticket", {
      params: { resource: "table:desk_regions" }, token: server.token("clerk"), locale: "en", body: { scope: "filter", locale: "uz", query },
    });
    expect((await ticket({})).failure?.code).toBe("forbidden");
    const { total } = (await rows("desk_regions", below("north"))).data;
    expect((await ticket(below("north"))).data.rows).toBe(total);
    expect((await ticket(below("south"))).data.rows).toBe(0);
  });

  it("DA740 preferences of a child table are those of its level", async () => {
    const { id } = await config("desk_towns");
    const column_config = { order: {}, titles: {}, hidden: ["x"] };
    expect((await call(server, "POST user/column", { body: { tableId: id, level: 2, column_config }, token: server.token("clerk") })).status).toBe(200);
    const read = async (level?: string) => (await call(server, "GET tables/{name}", { ...at("desk_towns", "clerk"), ...(level !== undefined && { query: { level } }) })).data.preferences;
    expect([await read(), await read("2"), await read("3")]).toEqual([null, column_config, null]);
  });
});
