import { beforeAll, expect, it } from "vitest";
import type { RowsQuery } from "#contract/table.ts";
import { call } from "../harness/call.ts";
import { forEachDatabase } from "../harness/onDatabases.ts";
import { EventReader } from "../server/EventReader.ts";
import { useRulesServer, type Person } from "./rulesServer.ts";

/** Two members, each of a firm that the other does not see, with two tasks each; one task is of a member without name, one of none. */
forEachDatabase("row rules along references", (database) => {
  const server = useRulesServer(database);
  const ids: Record<string, string> = {};

  const insert = async (form: string, values: Record<string, unknown>, who: Person = "admin") =>
    await call(server, "POST forms/{name}", { params: { name: form }, body: { values }, token: server.token(who), locale: "en" });
  const rows = async (table: string, who: Person, query: RowsQuery = {}) =>
    (await call(server, "POST tables/{name}/rows", { params: { name: table }, body: query, token: server.token(who) })).data;
  const titles = async (table: string, who: Person, query: RowsQuery = {}): Promise<unknown[]> =>
    (await rows(table, who, { sort: [{ field: "title" }], ...query })).rows.map(({ title }) => title);

  beforeAll(async () => {
    for (const who of ["north", "south"] as const) {
      const firm = (await insert("firms", { code: who, title: `Firm ${who}`, org: server.orgId(who) })).data.id;
      const member = (await insert("members", { name: who, user: server.userId(who), firm })).data.id;
      for (const number of [1, 2]) ids[`${who} ${number}`] = (await insert("tasks", { title: `${who} ${number}`, hours: number, member })).data.id;
    }
    const nameless = (await insert("members", { name: "" })).data.id;
    await insert("tasks", { title: "nameless", hours: 10, member: nameless });
    await insert("tasks", { title: "nobody's", hours: 20 });
  });

  it("DA705 a row rule follows a path over relations, whether the caller sees what it leads over or not", async () => {
    expect(await titles("my_tasks", "north")).toEqual(["north 1", "north 2"]);
    expect(await titles("firm_tasks", "south")).toEqual(["south 1", "south 2"]);
    for (const table of ["my_tasks", "firm_tasks"]) {
      expect(await titles(table, "nobody")).toEqual([]);
      expect((await titles(table, "admin")).length).toBe(6);
    }
  });

  it("MT5 a metric counts the rows of its caller: a kept answer is nobody's whose rows are others", async () => {
    const firms = async (who: Person): Promise<unknown> =>
      (await call(server, "GET metrics/{name}", { params: { name: "firms" }, token: server.token(who) })).data;
    expect([await firms("north"), await firms("nobody"), await firms("south")]).toMatchObject([{ value: 1 }, { value: 0 }, { value: 1 }]);
  });

  it("DA705 count, footers, groups, filters and search are those of the rows of the rule, each once", async () => {
    for (const table of ["my_tasks", "firm_tasks"]) {
      const { total, footers } = await rows(table, "north");
      expect([total, footers[0]?.[0]?.value]).toEqual([2, 3]);
      const { groups } = await rows(table, "north", { groupBy: ["member.name"], aggregates: [{ name: "sum", field: "hours" }] });
      expect(groups?.map(({ value, count, aggregates }) => [value, count, aggregates])).toEqual([["north", 2, { "sum(hours)": 3 }]]);
      const counted = await call(server, "POST tables/{name}/count", { params: { name: table }, body: {}, token: server.token("north") });
      expect([counted.data.total, counted.data.footers[0]?.[0]?.value]).toEqual([2, 3]);
      expect(await titles(table, "north", { filters: { "member.name": "south" } })).toEqual([]);
      expect(await titles(table, "north", { filters: { or: [{ "member.firm.title": "Firm north" }, { hours: 2 }] } })).toEqual(["north 1", "north 2"]);
    }
  });

  it("DA705 a path that leads nowhere and one to an empty value are empty", async () => {
    expect(await titles("free_tasks", "north")).toEqual(["nameless", "nobody's"]);
    const all = (await rows("tasks", "north")).total ?? 0;
    for (const path of ["member.name", "member.firm.title"]) {
      const empty = await titles("tasks", "north", { filters: { [path]: { op: "empty" } } });
      const full = await titles("tasks", "north", { filters: { [path]: { op: "notEmpty" } } });
      expect([empty.length + full.length, all]).toEqual([6, 6]);
    }
    expect(await titles("tasks", "admin", { filters: { "member.name": { op: "empty" } } })).toEqual(["nameless", "nobody's"]);
  });

  it("DA705 a record is read, changed and made under a rule of its dataset that follows a path", async () => {
    const made = await insert("remarks", { text: "Бор", task: ids["north 1"] }, "north");
    expect(made.status).toBe(201);
    expect((await insert("remarks", { text: "Йўқ", task: ids["south 1"] }, "north")).status).toBe(403);
    expect((await insert("remarks", { text: "Йўқ" }, "north")).status).toBe(403);
    expect((await rows("remarks", "north")).rows.map(({ text }) => text)).toEqual(["Бор"]);
    expect((await rows("remarks", "south")).total).toBe(0);
    const at = { params: { name: "remarks", id: made.data.id } };
    const change = async (who: Person, values: Record<string, unknown>) =>
      (await call(server, "PUT forms/{name}/{id}", { ...at, body: { values, version: 1 }, token: server.token(who) })).status;
    expect(await change("south", { text: "Бошқа" })).toBe(404);
    expect(await change("north", { task: ids["south 1"] })).toBe(403);
    expect((await call(server, "DELETE forms/{name}/{id}", { ...at, token: server.token("south") })).status).toBe(404);
    expect(await change("north", { text: "Янги" })).toBe(200);
  });

  it("DA706 who saw a record by a path is told that it was deleted for ever, and nobody else is", async () => {
    const { data } = await insert("remarks", { text: "Кетади", task: ids["north 2"] }, "north");
    const [north, south] = await Promise.all((["north", "south"] as const).map((who) => EventReader.open(server, server.token(who))));
    const at = { params: { name: "remarks", id: data.id }, query: { hard: "1" } };
    expect((await call(server, "DELETE forms/{name}/{id}", { ...at, token: server.token("north") })).status).toBe(200);
    // A change that both see, so that all before it has been told.
    const seen = (await insert("tasks", { title: "seen" })).data.id;
    const told = (reader: EventReader | undefined): unknown[] =>
      reader?.events.flatMap((event) => (event.kind === "record" && [data.id, seen].includes(event.recordId) ? [event.recordId] : [])) ?? [];
    for (const reader of [north, south]) await reader?.until(() => told(reader).includes(seen));
    expect([told(north), told(south)]).toEqual([[data.id, seen], [seen]]);
    for (const reader of [north, south]) reader?.close();
  });
});
