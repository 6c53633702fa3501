import { expect, it } from "vitest";
import type { MetricAnswer } from "#contract/metric.ts";
import { call, type Answer } from "../harness/call.ts";
import { forEachDatabase } from "../harness/onDatabases.ts";
import { useDataServer, type Who } from "./dataServer.ts";

forEachDatabase("metrics", (database) => {
  const server = useDataServer(database);
  const ask = (name: string, query: Record<string, string> = {}, who: Who = "admin"): Promise<Answer<MetricAnswer>> =>
    call(server, "GET metrics/{name}", { params: { name }, query, token: server.token(who), locale: "en" });
  const addTown = async (code: string): Promise<number> =>
    (await call(server, "POST forms/{name}", { params: { name: "towns" }, body: { values: { name: "Янги", code } }, token: server.token("admin") })).status;

  it("MT3 a series by days has each row in the day of the project's zone, days without rows as zero, and marks the running one", async () => {
    // 19:30 in UTC is half past midnight of the next day in Tashkent, and the seventh's 18:30 half an hour before it; the sixth has never been seen.
    const { data } = await ask("towns_seen", { codes: "t-5,t-6,t-7,t-11" });
    if (data.shape !== "series") throw new Error(data.shape);
    expect(data).toMatchObject({ part: "day", series: [{ name: "towns", title: "towns" }, { name: "largest", title: "largest" }], isCut: false });
    expect(data.points.slice(0, 3)).toEqual([{ x: "2026-01-07", y: [1, 5000] }, { x: "2026-01-08", y: [1, null] }, { x: "2026-01-09", y: [0, null] }]);
    expect(data.points.map(({ x }) => x)).toEqual(data.points.map(({ x }) => x).toSorted());
    expect(data.points.reduce((sum, { y }) => sum + Number(y[0]), 0)).toBe(3);
    expect(data.points.filter(({ isRunning }) => isRunning)).toEqual([data.points.at(-1)]);
    expect((data.points.at(-1)?.x as string) >= new Date().toISOString().slice(0, 10)).toBe(true);
  });

  it("MT3 one of the last periods has all of them, in a line for each group of its second column", async () => {
    const { data } = await ask("towns_made");
    if (data.shape !== "series") throw new Error(data.shape);
    expect([data.points.length, data.series.length]).toEqual([7, 3]);
    expect(data.points.flatMap(({ y }) => y).reduce((sum: number, y) => sum + Number(y), 0)).toBe(60);
  });

  it("MT2 a number by periods is that of the running one, with the one before", async () => {
    expect((await ask("towns_of_year")).data).toMatchObject({ shape: "number", title: "Шу йилги шаҳарлар", value: 60, previous: 0, part: "year" });
    expect((await ask("towns_now")).data).not.toHaveProperty("previous");
  });

  it("MT4 groups come with the largest first, and what is beyond the limit is said to be there", async () => {
    expect((await ask("regions")).data).toMatchObject({ shape: "series", series: [{ name: "towns" }, { name: "money" }], points: [{ y: [20, expect.any(String)] }, { y: [20, expect.any(String)] }], isCut: true });
    const { data } = await ask("large_towns", { least: "20000" });
    expect(data).toMatchObject({ shape: "rows", isCut: true, columns: [{ name: "name", type: "text" }, { type: "int" }, { name: "where" }, { name: "budget", type: "number" }] });
    if (data.shape === "rows") expect(data.rows.map(({ size }) => size)).toEqual([59_000, 58_000, 57_000]);
  });

  it("MT1 parameters are read as the metric declares them; one that is not given leaves its condition out, one that is not declared is refused", async () => {
    expect((await ask("large_towns", { least: "-1" })).body.errors).toEqual({ least: [expect.any(String)] });
    expect((await ask("large_towns")).body.errors).toEqual({ least: [expect.any(String)] });
    expect((await ask("large_towns", { least: "1", most: "2" })).failure?.code).toBe("unknown_field");
    for (const codes of ["' or 1=1 --", "$user.id", "$query.since"]) {
      const { data } = await ask("towns_seen", { codes });
      expect(data.shape === "series" && data.points.every(({ y }) => y[0] === 0)).toBe(true);
    }
    const since = (await ask("towns_seen", { since: "1960-01-01" })).data;
    expect(since.shape === "series" && since.points.reduce((sum, { y }) => sum + Number(y[0]), 0)).toBeLessThan(15);
  });

  it("MT5 a field that the caller may not read is in no answer, and a figure of it is closed", async () => {
    expect((await ask("budget", {}, "treasurer")).data).toMatchObject({ value: "17700" });
    expect((await ask("budget", {}, "clerk")).failure?.code).toBe("forbidden");
    const rows = (await ask("large_towns", { least: "0" }, "clerk")).data;
    expect(rows.shape === "rows" && [rows.columns.map(({ name }) => name), Object.keys(rows.rows[0] ?? {})]).toEqual([["name", "size", "where"], ["name", "size", "where"]]);
    const series = (await ask("regions", {}, "clerk")).data;
    expect(series.shape === "series" && series.series.map(({ name }) => name)).toEqual(["towns"]);
  });

  it("MT6 a metric is closed to those without its permission, and guests have those that are public", async () => {
    expect((await ask("towns_kept", {}, "treasurer")).failure?.code).toBe("forbidden");
    const asGuest = (name: string) => call(server, "GET metrics/{name}", { params: { name }, isPublic: true });
    expect((await asGuest("towns_now")).data).toMatchObject({ value: 60 });
    expect([(await asGuest("towns_kept")).status, (await asGuest("nothing")).status]).toEqual([404, 404]);
  });

  it("MT8 a query of a page names a metric, with the route's values; one that is not the caller's is null", async () => {
    const page = async (who: Who) => (await call(server, "GET pages/{name}", { params: { name: "figures" }, query: { least: "59000" }, token: server.token(who) })).data.data;
    expect(await page("treasurer")).toMatchObject({ money: { value: "17700" }, largest: { rows: [{ size: 59_000 }] } });
    expect(await page("clerk")).toMatchObject({ money: null, largest: { rows: [{ size: 59_000 }] } });
  });

  it("MT7 an answer is kept as long as its metric says, and tells when it was asked", async () => {
    const before = (await ask("towns_kept")).data;
    expect(before).toMatchObject({ value: 60 });
    expect(await addTown("new-1")).toBe(201);
    expect((await ask("towns_kept")).data).toEqual(before);
    expect((await ask("towns_now")).data).toMatchObject({ value: 61 });
  });
});
