import { expect, it } from "vitest";
import type { RowsQuery } from "#contract/table.ts";
import { call } from "../harness/call.ts";
import { forEachDatabase } from "../harness/onDatabases.ts";
import { useDataServer, type Who } from "./dataServer.ts";

const byRegion = "towns_by_region";

forEachDatabase("queries as sources of tables", (database) => {
  const server = useDataServer(database);
  const ask = (table: string, body: RowsQuery = {}, who: Who = "admin") =>
    call(server, "POST tables/{name}/rows", { params: { name: table }, body: { pageSize: 1000, ...body }, token: server.token(who), locale: "en" });
  const all = async (table: string, body: RowsQuery = {}, who: Who = "admin") => (await ask(table, body, who)).data;
  const sumOf = (rows: readonly Record<string, unknown>[], field: string): number => rows.reduce((sum, row) => sum + Number(row[field] ?? 0), 0);

  it("DA760 groups have the count and the figures of the dataset's rows, by references and by months", async () => {
    const { rows, total } = await all(byRegion);
    const towns = (await all("towns")).rows;
    expect(total).toBe(rows.length);
    expect([sumOf(rows, "towns"), sumOf(rows, "people"), sumOf(rows, "money")]).toEqual([60, sumOf(towns, "size"), sumOf(towns, "budget")]);
    const [north] = rows.filter(({ region, month }) => region === "north" && month === "2026-02-01");
    const ofNorth = towns.filter(({ region, seen }) => region === "north" && inTashkent(seen).startsWith("2026-02"));
    expect(north).toMatchObject({ region_title: ofNorth[0]?.["region.title"], towns: ofNorth.length, people: String(sumOf(ofNorth, "size")) });
    expect(north?.["oldest"]).toBe(ofNorth.map(({ founded }) => founded).filter(Boolean).toSorted()[0]);
  });

  it("DA760 filters, search, order, groups, footers and pages hold for a query's rows", async () => {
    const filtered = await all(byRegion, { filters: { towns: { op: "ge", value: 3 }, region: "north" } });
    expect(filtered.rows.every(({ towns, region }) => Number(towns) >= 3 && region === "north")).toBe(true);
    expect(filtered.rows.length).toBeGreaterThan(0);
    expect(filtered.footers.flat().find(({ label }) => label !== "")?.value).toBe(sumOf(filtered.rows, "towns"));
    const found = await all(byRegion, { search: String(filtered.rows[0]?.["region_title"]) });
    expect(new Set(found.rows.map(({ region }) => region))).toEqual(new Set(["north"]));
    const counts = (await all(byRegion, { sort: [{ field: "towns", dir: "desc" }] })).rows.map(({ towns }) => Number(towns));
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    const { groups = [] } = await all(byRegion, { groupBy: ["region"], aggregates: [{ name: "sum", field: "towns" }] });
    expect(groups.map(({ value, aggregates }) => [value, Number(aggregates?.["sum(towns)"])])).toEqual([["north", 20], ["south", 20], [null, 20]]);
  });

  it("DA760 pages and cursors lead through every group once; count, ids and export say the same", async () => {
    const whole = (await all(byRegion)).rows.map(({ $id }) => $id);
    const seen: unknown[] = [];
    for (let after: string | undefined, more = true; more;) {
      const { data } = await ask(byRegion, { pageSize: 2, ...(after !== undefined && { after }) });
      seen.push(...data.rows.map(({ $id }) => $id));
      after = data.next;
      more = after !== undefined;
    }
    expect([seen, new Set(seen).size]).toEqual([whole, whole.length]);
    const at = { params: { name: byRegion }, token: server.token("admin") };
    expect((await call(server, "POST tables/{name}/count", { ...at, body: {} })).data.total).toBe(whole.length);
    expect((await call(server, "POST tables/{name}/ids", { ...at, body: {} })).data.ids).toEqual(whole);
    const lines = await exported(byRegion, { scope: "all" });
    expect(lines).toHaveLength(whole.length + 1);
    expect(await exported(byRegion, { scope: "selection", ids: whole.slice(0, 2).map(String) })).toEqual(lines.slice(0, 3));
  });

  it("DA760 a table says what its columns are, and who may only read", async () => {
    const { data } = await call(server, "GET tables/{name}", { params: { name: byRegion }, token: server.token("admin") });
    expect(data.columns.map(({ dataField, type }) => [dataField, type])).toEqual([
      ["region", "text"], ["region_title", "text"], ["month", "date"], ["towns", "int"], ["people", "number"], ["money", "number"], ["oldest", "date"],
    ]);
    expect(data.permissions).toMatchObject({ read: true, insert: false, update: false, delete: false });
  });

  it("DA761 a column over a hidden field is not there; a query that groups or chooses by one is closed", async () => {
    const clerk = await call(server, "GET tables/{name}", { params: { name: byRegion }, token: server.token("clerk") });
    expect(clerk.data.columns.map(({ dataField }) => dataField)).not.toContain("money");
    expect((await all(byRegion, {}, "clerk")).rows[0]).not.toHaveProperty("money");
    for (const body of [{ filters: { money: { op: "ge", value: 1 } } }, { sort: [{ field: "money" }] }, { groupBy: ["money"] }])
      expect((await ask(byRegion, body, "clerk")).failure?.code).toBe("unknown_field");
    for (const table of ["towns_by_budget", "rich_towns"]) {
      expect((await ask(table, {}, "clerk")).failure?.code).toBe("forbidden");
      expect((await ask(table, {}, "treasurer")).status).toBe(200);
    }
  });

  it("DA762 a parameter is given by a filter of its name, in whatever and-group it stands; without it its condition is left out", async () => {
    const everywhere = sumOf((await all(byRegion)).rows, "towns");
    const large = sumOf((await all(byRegion, { filters: { and: [{ least: { op: "eq", value: "30000" } }] } })).rows, "towns");
    const towns = (await all("towns", { filters: { size: { op: "ge", value: 30_000 } } })).total;
    expect([everywhere, large]).toEqual([60, towns]);
    // Half of a list is none, the whole of it holds.
    expect(sumOf((await all(byRegion, { filters: { one: "t-1" } })).rows, "towns")).toBe(60);
    expect(sumOf((await all(byRegion, { filters: { one: "t-1", other: "t-2" } })).rows, "towns")).toBe(2);
    expect((await exported(byRegion, { scope: "all", query: { filters: { one: "t-1", other: "t-2" }, search: "x" } })).length).toBe(3);
  });

  it("DA762 a value is data, of its parameter's type", async () => {
    for (const value of ["' or 1=1 --", "$user.id", "$query.other"])
      expect((await all(byRegion, { filters: { one: value, other: value } })).total).toBe(0);
    for (const least of ["many", { op: "eq", value: { op: "ne" } }])
      expect((await ask(byRegion, { filters: { least } })).failure?.code).toBe("wrong_type");
    expect((await ask(byRegion, { filters: { least: { op: "ge", value: 1 } } })).failure?.code).toBe("bad_request");
    expect((await all("towns_of_tin")).rows.map(({ towns }) => towns)).toEqual([0]);
  });

  it("DA762 a required parameter that is missing is told by its title at every door", async () => {
    const at = { params: { name: "capitals" }, token: server.token("admin"), locale: "en" };
    const answers = [
      await ask("capitals"), await ask("capitals", { groupBy: ["where"] }), await ask("capitals", { filters: { capital: null } }),
      await call(server, "POST tables/{name}/count", { ...at, body: {} }), await call(server, "POST tables/{name}/ids", { ...at, body: {} }),
    ];
    expect(answers.map(({ status, failure }) => [status, failure?.code])).toEqual(answers.map(() => [400, "parameter_missing"]));
    expect(answers[0]?.body.message).toBe("Give “Пойтахтми” first");
    expect((await call(server, "GET tables/{name}", at)).status).toBe(200);
  });

  it("DA763 with key and version its rows are the dataset's records, which its form changes", async () => {
    const { rows } = await all("capitals", { filters: { capital: true }, search: "Тошкент" });
    const [first] = rows;
    expect(rows.length).toBeGreaterThan(0);
    const saved = await call(server, "PUT forms/{name}/{id}", {
      params: { name: "towns", id: String(first?.$id) }, body: { version: Number(first?.$version), values: { size: 777 } }, token: server.token("admin"),
    });
    expect(saved.status).toBe(200);
    const after = (await all("capitals", { filters: { capital: true }, search: "Тошкент" })).rows.find(({ $id }) => $id === first?.$id);
    expect([after?.["size"], after?.$version]).toEqual([777, Number(first?.$version) + 1]);
  });

  async function exported(table: string, question: { scope: "all" | "selection"; ids?: string[]; query?: RowsQuery }): Promise<string[]> {
    const resource = `table:${table}`;
    const { data } = await call(server, "POST export/{resource}/ticket", {
      params: { resource }, body: { format: "csv", locale: "en", ...question }, token: server.token("admin"),
    });
    const answer = await fetch(`${server.url}/api/export/${resource}?ticket=${data.ticket}`);
    return (await answer.text()).trim().split("\r\n").filter((line) => !line.startsWith("Total"));
  }
});

const inTashkent = (moment: unknown): string =>
  typeof moment === "string" ? new Date(Date.parse(moment) + 5 * 3_600_000).toISOString() : "";
