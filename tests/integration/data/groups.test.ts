import { describe, expect, it } from "vitest";
import type { RowGroup, RowsQuery } from "#contract/table.ts";
import { call } from "../harness/call.ts";
import { forEachDatabase } from "../harness/onDatabases.ts";
import { useDataServer, type Who } from "./dataServer.ts";

forEachDatabase("groups of rows", (database) => {
  const server = useDataServer(database);
  const ask = (body: RowsQuery, { table = "towns", who = "admin" }: { table?: string; who?: Who } = {}) =>
    call(server, "POST tables/{name}/rows", { params: { name: table }, body, token: server.token(who) });
  const groupsOf = async (body: RowsQuery, options?: { table?: string; who?: Who }): Promise<RowGroup[]> => (await ask({ pageSize: 1000, ...body }, options)).data.groups ?? [];
  const sum = (groups: readonly RowGroup[]): number => groups.reduce((all, { count }) => all + count, 0);

  describe.each(["name", "code", "size", "rate", "founded", "seen", "opens", "is_capital", "region", "region.title"])("by %s", (field) => {
    it("DA60 each group opens with as many rows as it counts, all of one value, and together they are all rows", async () => {
      const groups = await groupsOf({ groupBy: [field] });
      expect(sum(groups)).toBe((await ask({ pageSize: 1 })).data.total);
      for (const { path, count, value } of groups.slice(0, 12).concat(groups.slice(-2))) {
        const { rows, groups: none, total } = (await ask({ groupBy: [field], groupPath: path, pageSize: 100 })).data;
        expect([path, none, rows.length, total]).toEqual([path, undefined, count, count]);
        expect(new Set(rows.map((row) => JSON.stringify(row[field] ?? null)))).toEqual(new Set([JSON.stringify(value)]));
      }
    });
  });

  it("DA620 groups stand in the order of their values, the one without a value last, and page without gaps", async () => {
    const all = await groupsOf({ groupBy: ["region"] });
    const values = all.map(({ value }) => value);
    expect(values.slice(0, -1)).toEqual(values.slice(0, -1).map(String).sort());
    const turned = await groupsOf({ groupBy: ["region"], sort: [{ field: "region", dir: "desc" }] });
    expect(turned.filter(({ value }) => value !== null).map(({ value }) => value)).toEqual(values.filter((value) => value !== null).toReversed());
    const paged: RowGroup[] = [];
    for (let page = 1; page < 50; page += 1) {
      const { groups = [], next, total } = (await ask({ groupBy: ["size"], page, pageSize: 7 })).data;
      paged.push(...groups);
      if (next === undefined) {
        expect(total).toBe(paged.length);
        break;
      }
    }
    expect(paged.map(({ value }) => value)).toEqual((await groupsOf({ groupBy: ["size"] })).map(({ value }) => value));
  });

  it("DA621 groups stand in groups, and filters and search hold in all of them", async () => {
    const filters = { size: { op: "ge", value: 1000 } };
    const outer = await groupsOf({ groupBy: ["region", "is_capital"], filters });
    expect(sum(outer)).toBe((await ask({ filters, pageSize: 1 })).data.total);
    const [first] = outer;
    const inner = await groupsOf({ groupBy: ["region", "is_capital"], groupPath: first?.path ?? [], filters });
    expect([sum(inner), inner.every(({ path }) => path.length === 2 && path[0] === first?.value)]).toEqual([first?.count, true]);
    const searched = await groupsOf({ groupBy: ["region"], search: "қўқон" });
    expect(sum(searched)).toBe((await ask({ search: "қўқон", pageSize: 1 })).data.total);
  });

  it("DA622 footers of a group are over its rows alone, under the formulas of the table", async () => {
    const table = "town_totals";
    const { footers } = (await ask({ pageSize: 1000 }, { table })).data;
    const groups = await groupsOf({ groupBy: ["region.title"] }, { table });
    for (const { path, footers: own } of groups.slice(0, 3)) {
      const inside = (await ask({ groupBy: ["region.title"], groupPath: path, pageSize: 1000 }, { table })).data;
      if (inside.rows.length > 1) expect(own).toEqual(inside.footers);
    }
    expect(groups[0]?.footers).not.toEqual(footers);
    expect((await groupsOf({ groupBy: ["region.title"], footers: false }, { table }))[0]?.footers).toEqual([]);
  });

  it("DA623 nobody groups by a column that is not theirs to read, and row rules hold for groups", async () => {
    expect((await ask({ groupBy: ["budget"] }, { who: "clerk" })).failure?.code).toBe("unknown_field");
    const north = await groupsOf({ groupBy: ["region"] }, { table: "north_towns", who: "clerk" });
    expect([sum(north), (await ask({ pageSize: 1 }, { table: "north_towns", who: "clerk" })).data.total]).toEqual([sum(north), sum(north)]);
  });

  it.each([
    ["bad_request", { groupPath: ["north"] }], ["bad_request", { groupBy: ["region"], groupPath: ["a", "b"] }],
    ["bad_request", { groupBy: ["size"], groupPath: ["many"] }], ["bad_request", { groupBy: ["size"], groupPath: [{}] }],
    ["bad_request", { groupBy: ["tags"] }], ["bad_request", { groupBy: ["place"] }], ["bad_request", { groupBy: ["region"], after: "x" }],
    ["unknown_field", { groupBy: ["nowhere"] }], ["bad_request", { groupBy: ["__proto__"] }],
  ])("DA624 a path that leads to no group is refused: %s %j", async (code, body) => {
    expect((await ask(body)).failure?.code).toBe(code);
    // One that leads to an empty group is none.
    expect((await ask({ groupBy: ["region"], groupPath: ["'; drop table"] })).data).toMatchObject({ rows: [], total: 0 });
  });
});
