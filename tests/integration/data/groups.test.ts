import { expect, it } from "vitest";
import type { QueryGroups, RowGroup, RowsQuery } from "#contract/table.ts";
import { call } from "../harness/call.ts";
import { forEachDatabase } from "../harness/onDatabases.ts";
import { useDataServer, type Who } from "./dataServer.ts";

forEachDatabase("groups", (database) => {
  const server = useDataServer(database);
  const ask = (body: RowsQuery, table = "towns", who: Who = "admin") =>
    call(server, "POST tables/{name}/rows", { params: { name: table }, body, token: server.token(who), locale: "uz" });
  const groupsOf = async (body: RowsQuery, table = "towns", who: Who = "admin"): Promise<RowGroup[]> =>
    (await ask({ pageSize: 1000, ...body }, table, who)).data.groups ?? [];
  const countOf = (groups: readonly RowGroup[]): number => groups.reduce((sum, { count }) => sum + count, 0);

  it("DA576 rows of one value are a group, also those without one; groups stand in the order of their values and hold every row", async () => {
    const { data } = await ask({ groupBy: ["region"] });
    expect(data.groups?.map(({ value, count, path }) => [value, count, path])).toEqual([["north", 20, ["north"]], ["south", 20, ["south"]], [null, 20, [null]]]);
    expect([data.rows, data.total, data.groupTotal, data.isCut]).toEqual([[], 60, 3, false]);
    const turned = await groupsOf({ groupBy: ["region"], sort: [{ field: "region", dir: "desc" }] });
    expect(turned.map(({ value }) => value)).toEqual(["south", "north", null]);
  });

  it("DA576 texts that differ in case, accents or letters alone are groups of their own", async () => {
    const names = (await groupsOf({ groupBy: ["name"] })).map(({ value }) => value);
    expect(names).toEqual(expect.arrayContaining(["Тошкент", "тошкент", "Қўқон", "Кўкон", "Ёзёвон", "Езевон"]));
    expect([names.length, new Set(names).size]).toEqual([60, 60]);
  });

  it.each(["region", "region.title", "size", "rate", "founded", "seen", "opens", "is_capital", "name"])(
    "DA577 a group of %s opens with as many rows as it counts, of its value",
    async (field) => {
      const groups = await groupsOf({ groupBy: [field] });
      expect(countOf(groups)).toBe(60);
      for (const { path, count, value } of groups.filter((_group, index) => index < 3 || index > groups.length - 3)) {
        const { data } = await ask({ groupBy: [field], groupPath: path, pageSize: 1000 });
        expect([data.total, new Set(data.rows.map((row) => row[field]))]).toEqual([count, new Set([value])]);
      }
    },
  );

  it("DA577 a group of texts in letters of two parts is opened by its own value", async () => {
    for (const name of ["e\u0301cole", "\u00e9cole", ""]) expect((await ask({ groupBy: ["name"], groupPath: [name] })).data.rows).toEqual([]);
  });

  it("DA578 levels open one by one under the same filters, and groups come in pages", async () => {
    const query: RowsQuery = { groupBy: ["region", "is_capital"], filters: { size: { op: "ge", value: 10_000 } } };
    const outer = await groupsOf(query);
    const total = (await ask({ filters: query.filters })).data.total;
    expect(countOf(outer)).toBe(total);
    for (const { path, count } of outer) {
      const inner = await groupsOf({ ...query, groupPath: path });
      expect(countOf(inner)).toBe(count);
      expect(inner.map(({ path: deeper }) => deeper[0])).toEqual(inner.map(() => path[0]));
      const leaf = inner[0];
      expect((await ask({ ...query, groupPath: leaf?.path ?? [] })).data.total).toBe(leaf?.count);
    }
    const pages = [1, 2, 3].map(async (page) => (await ask({ groupBy: ["name"], page, pageSize: 25 })).data);
    const [first, second, third] = await Promise.all(pages);
    const seen = [first, second, third].flatMap((page) => page?.groups?.map(({ value }) => value) ?? []);
    expect([seen.length, new Set(seen).size, first?.isCut, third?.isCut, third?.groupTotal]).toEqual([60, 60, true, false, 60]);
    const beyond = (await ask({ groupBy: ["name"], page: 9, pageSize: 25 })).data;
    expect([beyond.groups, beyond.groupTotal, beyond.total]).toEqual([[], 60, 60]);
  });

  it("DA578 rows of a group lead on by their cursor", async () => {
    const query: RowsQuery = { groupBy: ["region"], groupPath: [null], sort: [{ field: "size", dir: "desc" }], pageSize: 7 };
    const seen: unknown[] = [];
    let after: string | undefined;
    do {
      const { data } = await ask({ ...query, ...(after !== undefined && { after }) });
      seen.push(...data.rows.map((row) => row.$id));
      after = data.next;
    } while (after !== undefined);
    expect([seen.length, new Set(seen).size]).toEqual([20, 20]);
  });

  it("DA579 one call opens several groups, each as a call of its own does, and says where it cut", async () => {
    const query: RowsQuery = { groupBy: ["region", "is_capital"], sort: [{ field: "name" }], pageSize: 3 };
    const openGroups = [["south"], ["north", null], [null, true], [null], ["nowhere"], ["north", null]];
    const { data } = await ask({ ...query, openGroups });
    expect(data.opened?.map(({ path }) => path)).toEqual(openGroups);
    for (const { path, rows, groups, isCut, next } of data.opened ?? []) {
      const alone = (await ask({ ...query, groupPath: path })).data;
      expect([rows, groups]).toEqual([alone.rows, alone.groups]);
      expect(isCut).toBe(path.length === 1 ? alone.isCut : alone.next !== undefined);
      if (next !== undefined)
        expect((await ask({ ...query, groupPath: path, after: next })).data.rows).toEqual((await ask({ ...query, groupPath: path, page: 2 })).data.rows);
    }
    const many = await ask({ groupBy: ["code"], openGroups: Array.from({ length: 60 }, (_one, index) => [`t-${index}`]) });
    expect(many.data.opened?.map(({ rows }) => rows.length)).toEqual(Array(60).fill(1));
  });

  it("DA580 footers and figures of a group are those of its own rows", async () => {
    const { data } = await ask({
      groupBy: ["region.title"],
      aggregates: [{ name: "sum", field: "size" }, { name: "avg", field: "rate" }, { name: "min", field: "founded" }, { name: "valueCount", field: "size" }],
    }, "town_totals");
    for (const group of data.groups ?? []) {
      const { rows, footers } = (await ask({ groupBy: ["region.title"], groupPath: group.path, pageSize: 1000 }, "town_totals")).data;
      expect(group.footers).toEqual(footers);
      const sizes = rows.map((row) => row["size"]).filter((size) => size !== null).map(Number);
      const rates = rows.map((row) => row["rate"]).filter((rate) => rate !== null).map(Number);
      expect(group.aggregates?.["sum(size)"]).toBe(sizes.reduce((sum, size) => sum + size, 0));
      expect(group.aggregates?.["valueCount(size)"]).toBe(sizes.length);
      expect(Number(group.aggregates?.["avg(rate)"])).toBeCloseTo(rates.reduce((sum, rate) => sum + rate, 0) / rates.length, 9);
      expect(group.aggregates?.["min(founded)"]).toBe(rows.map((row) => row["founded"]).filter((day) => day !== null).map(String).toSorted()[0]);
    }
    expect(data.footers).toEqual((await ask({}, "town_totals")).data.footers);
    expect((await ask({ groupBy: ["region"], filters: { region: "north" } }, "town_totals")).failure?.code).toBe("unknown_field");
  });

  it("DA581 a group of a reference is called by the first text that the table shows of its record", async () => {
    expect((await groupsOf({ groupBy: ["region"] })).map(({ label }) => label)).toEqual(["Шимол", "Жануб", null]);
  });

  it("DA582 groups are made of the rows that the caller sees, by fields that the caller may read", async () => {
    expect((await groupsOf({ groupBy: ["region"] }, "north_towns", "clerk")).map(({ value, count }) => [value, count])).toEqual([["north", 20]]);
    expect((await ask({ groupBy: ["name"] }, "my_towns", "clerk")).data.groups).toEqual([]);
    const refused = async (body: RowsQuery) => (await ask(body, "towns", "clerk")).failure?.code;
    expect(await refused({ groupBy: ["budget"] })).toBe("unknown_field");
    expect(await refused({ groupBy: ["hidden"] })).toBe("unknown_field");
    expect(await refused({ groupBy: ["region"], sort: [{ field: "budget" }] })).toBe("unknown_field");
    expect(await refused({ groupBy: ["region"], aggregates: [{ name: "max", field: "budget" }] })).toBe("unknown_field");
    expect(await refused({ groupBy: ["region", "budget"], openGroups: [["north"]] })).toBe("unknown_field");
  });

  it("DA707 a query of an endpoint groups by several fields, and says when its limit cut the groups", async () => {
    const get = async (query: Record<string, string>): Promise<QueryGroups> =>
      (await call(server, "GET endpoints/{name}", { params: { name: "town_groups" }, query, token: server.token("clerk") })).data as QueryGroups;
    const cut = await get({});
    expect([cut.groups.length, cut.isCut]).toEqual([7, true]);
    expect(cut.groups.map(({ path, labels }) => [path[0], labels[0]])).toEqual(
      [...Array(3).fill(["south", "Жануб"]), ...Array(3).fill(["north", "Шимол"]), [null, null]]);
    const { groups, isCut } = await get({ least: "50000" });
    expect(isCut).toBe(false);
    for (const { path, count, aggregates } of groups) {
      const { rows } = (await ask({ groupBy: ["region", "is_capital"], groupPath: path, filters: { size: { op: "ge", value: 50_000 } }, pageSize: 1000 })).data;
      expect([count, aggregates?.["sum(size)"]]).toEqual([rows.length, rows.reduce((sum, row) => sum + Number(row["size"]), 0)]);
    }
  });

  it.each<RowsQuery>([
    { groupPath: ["north"] },
    { groupBy: ["region"], groupPath: ["north", "south"] },
    { groupBy: ["size"], groupPath: ["кўп"] },
    { groupBy: ["region"], groupPath: ["\u0000"] },
    { groupBy: ["region"], groupPath: [{ toString: 1 }] },
    { groupBy: ["region"], openGroups: [["north"], [["south"]]] },
    { groupBy: ["place"] },
    { groupBy: ["tags"] },
    { groupBy: ["region"], aggregates: [{ name: "sum", field: "name" }] },
  ])("DA60 %j is refused, not passed over", async (body) => {
    const answer = await ask(body);
    expect([answer.status, answer.failure?.code]).toEqual([400, "bad_request"]);
    expect((await ask({ groupBy: [] })).data.groups).toBeUndefined();
  });
});
