import { expect, it } from "vitest";
import type { RowsQuery } from "#contract/table.ts";
import { call } from "../harness/call.ts";
import { forEachDatabase } from "../harness/onDatabases.ts";
import { signIn } from "../harness/signIn.ts";

forEachDatabase("search in over 130,000 cities", ({ server }) => {
  const ask = async (body: RowsQuery) =>
    call(server, "POST tables/{name}/rows", { params: { name: "cities" }, body: { pageSize: 20, footers: false, ...body }, token: await signIn(server, "admin") });
  const ids = async (body: RowsQuery) => (await ask(body)).data.rows.map((row) => row.$id);

  it.each(["TASHK", "ğıj", "Ostrów Maz", "no such place"])("DA307 %s is found by the index as it is without, in order", async (search) => {
    const towns = { feature_code: { op: "in", value: ["PPLC", "PPLA", "PPLA2"] } };
    const found = await ids({ search, filters: towns });
    const contains = { name: { op: "contains", value: search } };
    expect(await ids({ filters: { ...towns, ...contains } })).toEqual(found);
    // No index is asked for what may as well hold in another way.
    expect(await ids({ filters: { ...towns, or: [contains, { population: { op: "lt", value: 0 } }] } })).toEqual(found);
  });

  it("DA308 a letter that most rows hold fills a page, one that few hold is too little to ask", async () => {
    const common = await ask({ search: "a", filters: { feature_code: "PPLA2" } });
    expect(common.data.rows).toHaveLength(20);
    expect(common.data.rows.every((row) => /a/i.test(String(row["name"]).normalize("NFD")))).toBe(true);
    const rare = await ask({ search: "ўқ" });
    expect([rare.status, rare.failure?.code]).toEqual([400, "search_too_short"]);
    expect((await ask({ search: "ўқ", filters: { feature_code: "PPLC" } })).data.rows).toEqual([]);
  });
});
