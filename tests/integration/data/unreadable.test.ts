import { describe, expect, it } from "vitest";
import type { RowsQuery } from "#contract/table.ts";
import { call } from "../harness/call.ts";
import { forEachDatabase } from "../harness/onDatabases.ts";
import { useDataServer, type Who } from "./dataServer.ts";

const table = "searched_budgets";

/** The clerk reads the table without its budget, by which it is searched, filtered and summed; the treasurer reads all of it. */
forEachDatabase("a field that its reader may not read", (database) => {
  const server = useDataServer(database);
  const at = (who: Who) => ({ params: { name: table }, token: server.token(who), locale: "en" as const });
  const rows = (who: Who, body: RowsQuery) => call(server, "POST tables/{name}/rows", { ...at(who), body });
  const ticket = (who: Who, query: RowsQuery, more: object = {}) =>
    call(server, "POST export/{resource}/ticket", {
      params: { resource: `table:${table}` }, body: { scope: "filter", format: "csv", locale: "en", query, ...more }, token: server.token(who), locale: "en",
    });
  const textOf = async (address: string): Promise<string> => await (await fetch(`${server.url}/api/export/table:${table}?ticket=${address}`)).text();

  describe("DA764 is refused by name", () => {
    const filters = { budget: { op: "ge", value: 1 } };
    const questions: Record<string, RowsQuery> = {
      "in a filter": { filters },
      "in an alternative": { filters: { or: [{ code: "t-1" }, filters] } },
      "in an order": { sort: [{ field: "budget", dir: "desc" }] },
      "as a group": { groupBy: ["budget"] },
      "as a group below another": { groupBy: ["code", "budget"], groupPath: ["t-1"] },
      "in an opened group": { groupBy: ["code", "budget"], openGroups: [["t-1"]] },
      "as a figure of groups": { groupBy: ["code"], aggregates: [{ name: "min", field: "budget" }] },
    };

    it.each(Object.entries(questions))("%s of rows", async (_where, question) => {
      const refused = await rows("clerk", question);
      expect([refused.failure?.code, refused.body.message]).toEqual(["unknown_field", expect.stringContaining("budget")]);
      expect((await rows("treasurer", question)).status).toBe(200);
    });

    it("in count, ids, actions and export", async () => {
      const order = { sort: [{ field: "budget" }] };
      const refused = [
        await call(server, "POST tables/{name}/count", { ...at("clerk"), body: { filters } }),
        await call(server, "POST tables/{name}/ids", { ...at("clerk"), body: { filters } }),
        await call(server, "POST tables/{name}/ids", { ...at("clerk"), body: order }),
        await ticket("clerk", { filters }), await ticket("clerk", order), await ticket("clerk", { groupBy: ["budget"] }),
      ];
      expect(refused.map(({ failure }) => failure?.code)).toEqual(refused.map(() => "unknown_field"));
    });
  });

  it("DA764 is no column, no filter, no footer and no value", async () => {
    const { data } = await call(server, "GET tables/{name}", at("clerk"));
    expect([data.columns.map(({ dataField }) => dataField), data.filters, data.searchedFields]).toEqual([["code"], [], ["code"]]);
    const answer = await rows("clerk", {});
    expect(Object.keys(answer.data.rows[0] ?? {}).toSorted()).toEqual(["$id", "$version", "code"]);
    expect(answer.data.footers.flat()).toEqual([]);
    const { data: all } = await call(server, "GET tables/{name}", at("treasurer"));
    const hidden = all.columns.find(({ dataField }) => dataField === "budget")?.id ?? "";
    expect((await ticket("clerk", {}, { columns: [{ id: hidden }] })).failure?.code).toBe("unknown_field");
    const file = await textOf((await ticket("clerk", {})).data.ticket);
    expect([file.split("\r\n")[0]?.includes("Бюджет"), file.includes("590")]).toEqual([false, false]);
    expect(await textOf((await ticket("treasurer", {})).data.ticket)).toContain("590");
  });

  it.each(["590", "10", "0"])("DA764 is not what a search for %s finds", async (search) => {
    const known = (await rows("clerk", { search, pageSize: 100 })).data.rows.map(({ code }) => String(code));
    expect(known.every((code) => code.includes(search))).toBe(true);
    const { data } = await rows("treasurer", { search, pageSize: 100 });
    expect(data.rows.length).toBeGreaterThan(known.length);
    expect((await call(server, "POST tables/{name}/count", { ...at("clerk"), body: { search } })).data.total).toBe(known.length);
    expect((await call(server, "POST tables/{name}/ids", { ...at("clerk"), body: { search } })).data.ids).toHaveLength(known.length);
  });

  it("DA764 gives nothing in the queries of a page, which is shown nevertheless", async () => {
    const page = async (who: Who) =>
      (await call(server, "GET pages/{name}", { params: { name: "budgets" }, query: { least: "580" }, token: server.token(who) })).data.data;
    const { plain, ...others } = await page("clerk");
    expect(others).toEqual({ rich: null, many: null, sums: null, first: null });
    expect(Object.keys((plain as object[])[0] ?? {})).not.toContain("budget");
    expect(await page("treasurer")).toMatchObject({ rich: expect.arrayContaining([expect.objectContaining({ budget: "590" })]), many: 2 });
  });
});
