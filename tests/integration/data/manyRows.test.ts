import { expect, it } from "vitest";
import type { RowsQuery } from "#contract/table.ts";
import { call } from "../harness/call.ts";
import { forEachDatabase } from "../harness/onDatabases.ts";
import { signIn } from "../harness/signIn.ts";

// One file, whose tests come one after the other: what takes too long keeps the embedded database from others meanwhile.

const cyrillic = /[А-Яа-яЎўҚқҒғҲҳЁё]/;
/** Figures are tied to their units by a space that does not break. */
const latin = /^[\x20-\x7e\u00a0“”‘’…–]+$/;

forEachDatabase("count", (database) => {
  it("DA7 few rows are counted, over 130,000 cities are estimated", async () => {
    const token = await signIn(database.server, "admin");
    const count = async (name: string, filters?: unknown) =>
      (await call(database.server, "POST tables/{name}/rows", { params: { name }, body: { pageSize: 1, filters }, token })).data;
    const countries = await count("countries");
    expect(countries.totalIsEstimate).toBe(false);
    const cities = await count("cities");
    expect(cities.totalIsEstimate).toBe(true);
    expect(cities.total).toBeGreaterThan(100_000);
    // ANALYZE after seeding makes the estimate useful: within a tenth of over 130,000.
    expect(cities.total).toBeGreaterThan(120_000);
    expect(cities.total).toBeLessThan(150_000);
    const one = await count("cities", { name: { op: "eq", value: "Tashkent" } });
    expect([one.totalIsEstimate, (one.total ?? 0) > 0]).toEqual([false, true]);
  });

  it("DA712 administrators are told of what no index serves in a large table, with the line that would", async () => {
    const ask = async (body: RowsQuery, who: "admin" | "clerk" = "admin", name = "cities") =>
      (await call(database.server, "POST tables/{name}/rows", { params: { name }, body: { pageSize: 1, count: false, footers: false, ...body }, token: await signIn(database.server, who) })).data.hint;
    expect(await ask({ sort: [{ field: "lat", dir: "desc" }] })).toEqual({ field: "lat", for: "sort", dataset: "cities", line: '{"fields":["lat"]}' });
    expect(await ask({ filters: { lat: { op: "ge", value: 60 } } })).toMatchObject({ field: "lat", for: "filter" });
    expect(await ask({ filters: { lat: { op: "ge", value: 60 }, feature_code: "PPLC" } })).toBeUndefined();
    expect(await ask({})).toBeUndefined();
    expect(await ask({ sort: [{ field: "lat" }] }, "clerk")).toBeUndefined();
    expect(await ask({ sort: [{ field: "name" }] }, "admin", "countries")).toBeUndefined();
  });

  it("DA7 the last page tells the exact number, and a page behind it none of its own", async () => {
    const token = await signIn(database.server, "admin");
    const page = async (number: number) =>
      (await call(database.server, "POST tables/{name}/rows", { params: { name: "countries" }, body: { pageSize: 100, page: number }, token })).data;
    const [first, third, fourth] = [await page(1), await page(3), await page(4)];
    expect(third.rows.length).toBeLessThan(100);
    expect([first.total, third.total, fourth.total]).toEqual(Array(3).fill(200 + third.rows.length));
    expect(fourth.rows).toEqual([]);
  });
});

forEachDatabase("a list that takes too long", ({ kind, server }) => {
  // Each takes as long as a list may: one language on each database.
  const [locale, letters] = kind === "embedded" ? (["uz", cyrillic] as const) : (["en", latin] as const);

  it("BI1, BI5 it is stopped and told in the caller's language, and the next call is answered", async () => {
    const token = await signIn(server, "clerk");
    const ask = (body: RowsQuery) =>
      call(server, "POST tables/{name}/rows", { params: { name: "cities" }, body, token, locale });
    const or = Array.from({ length: 99 }, (_, index) => ({ name: { op: "contains", value: `ҳеч қаерда ${index}` } }));
    const { status, failure, body } = await ask({ filters: { or } });
    expect([status, failure?.code]).toEqual([503, "query_timeout"]);
    expect(body.message).toMatch(letters);
    const next = await ask({ pageSize: 1 });
    expect([next.status, next.data.rows.length]).toEqual([200, 1]);
  });
});
