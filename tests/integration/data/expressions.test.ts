import { expect, it } from "vitest";
import { sourceVersion } from "#core/components/sourceVersion.ts";
import { validatorSource } from "#core/components/validatorSource.ts";
import type { RowsQuery } from "#contract/table.ts";
import { call } from "../harness/call.ts";
import { forEachDatabase } from "../harness/onDatabases.ts";
import { useDataServer, type Who } from "./dataServer.ts";

const hasWarning = (log: string, text: string): number => log.split("\n").filter((line) => line.includes(text)).length;

forEachDatabase("expressions", (database) => {
  const server = useDataServer(database);
  const ask = async (table: string, body: RowsQuery = {}, who: Who = "admin") => {
    const { data } = await call(server, "POST tables/{name}/rows", { params: { name: table }, body, token: server.token(who), locale: "uz" });
    return data;
  };
  const columnsOf = async (table: string) => {
    const { data } = await call(server, "GET tables/{name}", { params: { name: table }, token: server.token("admin") });
    return new Map(data.columns.map(({ id, dataField }) => [id, dataField]));
  };
  /** By the column's field, row by row. */
  const footersOf = async (table: string, body: RowsQuery = {}, who: Who = "admin") => {
    const [{ footers, rows }, fields] = await Promise.all([ask(table, body, who), columnsOf(table)]);
    return { rows, footers: footers.map((row) => Object.fromEntries(row.map(({ column, value, label }) => [fields.get(column), [value, label]]))) };
  };
  const save = (values: Record<string, unknown>, id?: { id: string; version: number }) =>
    id
      ? call(server, "PUT forms/{name}/{id}", { params: { name: "judged_towns", id: id.id }, body: { values, version: id.version }, token: server.token("clerk"), locale: "uz" })
      : call(server, "POST forms/{name}", { params: { name: "judged_towns" }, body: { values }, token: server.token("clerk"), locale: "uz" });
  const errorsOf = async (values: Record<string, unknown>) => (await save(values)).body.errors;

  it("DA40 footers are computed over all matching rows, in rows as the bars part them, and shown as their column is", async () => {
    const { footers, rows } = await footersOf("town_totals", { pageSize: 2 });
    expect(rows).toHaveLength(2);
    expect(footers).toHaveLength(2);
    const [first, second] = footers;
    const all = (await ask("town_totals", { pageSize: 1000 })).rows;
    const numbers = (field: string): number[] => all.map((row) => row[field]).filter((value) => value !== null).map(Number);
    const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
    const average = sum(numbers("rate")) / numbers("rate").length;
    expect(first?.["name"]).toEqual([60, "60"]);
    expect(first?.["size"]).toEqual([sum(numbers("size")), expect.stringMatching(/^[\d\u00a0]+$/)]);
    expect(Number(first?.["rate"]?.[0])).toBeCloseTo(average, 9);
    expect(first?.["rate"]?.[1]).toMatch(/^\d,\d\d$/);
    expect(second?.["rate"]).toEqual([numbers("rate").length, String(numbers("rate").length)]);
    expect(first?.["founded"]).toEqual(["1911-05-17", "17.05.1911"]);
    expect(first?.["opens"]).toEqual(["23:30:00", "23:30"]);
    expect(first?.["region.title"]?.[0]).toBe(40);
    expect(second?.["region.title"]).toEqual(["Жануб", "Жануб"]);
    expect(second?.["name"]).toEqual([`${sum(numbers("size")) / numbers("size").length} / ${numbers("rate").length}`, expect.any(String)]);
  });

  it("DA40 a filter narrows the footers; one row, none, or a wish leave them out", async () => {
    const { footers } = await footersOf("town_totals", { filters: { "region.title": { op: "notEmpty" } } });
    expect(footers[0]?.["name"]).toEqual([40, "40"]);
    const one = await ask("town_totals", { filters: { name: "Андижон" } });
    expect([one.total, one.footers]).toEqual([1, []]);
    expect((await ask("town_totals", { filters: { name: "йўқ" } })).footers).toEqual([]);
    expect((await ask("town_totals", { footers: false })).footers).toEqual([]);
  });

  it("DA41 permissions and row rules hold for footers", async () => {
    const clerk = await footersOf("town_totals", {}, "clerk");
    expect(clerk.footers[0]).not.toHaveProperty("budget");
    expect(clerk.footers[0]).not.toHaveProperty("is_capital");
    expect(clerk.footers[1]).toMatchObject({ is_capital: ["60 та", "60 та"] });
    const treasurer = await footersOf("town_totals", {}, "treasurer");
    expect(treasurer.footers[0]?.["budget"]?.[0]).toBe("17700");
    const { footers } = await footersOf("north_totals", {}, "clerk");
    expect(footers[0]?.["name"]).toEqual([20, "20"]);
  });

  it("DA42 a footer that fails shows nothing, alone, and is logged once with its place", async () => {
    await footersOf("north_totals");
    const { footers } = await footersOf("north_totals");
    expect(Object.keys(footers[0] ?? {})).toEqual(["name"]);
    expect(hasWarning(server.log(), "tables/north_totals.opens.footer:1:1: unknown_name")).toBe(1);
    expect(hasWarning(server.log(), "tables/north_totals.code.footer:1:1: recursion")).toBe(1);
  });

  it("DA43 what a row's expressions read travels with the row, under the same permissions", async () => {
    const [row] = (await ask("town_totals", { pageSize: 1 })).rows;
    expect(row).toMatchObject({ code: expect.stringMatching(/^t-/) as string, budget: expect.stringMatching(/^\d+$/) as string });
    expect(row).toHaveProperty("owner");
    const [other] = (await ask("town_totals", { pageSize: 1 }, "clerk")).rows;
    expect(other).toHaveProperty("owner");
    expect(other).not.toHaveProperty("budget");
    expect(other).not.toHaveProperty("hidden");
  });

  it("DA44 what a form does not show is not checked, also inside what is not shown", async () => {
    expect(await errorsOf({ name: "Воҳа" })).toEqual({ size: ["Майдонни тўлдириш керак"] });
    const desert = await save({ name: "Чўл" });
    expect([desert.status, desert.data.values]).toEqual([201, expect.objectContaining({ name: "Чўл", size: null })]);
    expect((await save({ name: "Чўл", size: 3 })).data.values).toMatchObject({ size: 3 });
    expect(await errorsOf({ name: "Воҳа", size: 102 })).toEqual({ rate: ["Майдонни тўлдириш керак"] });
    expect((await save({ name: "Воҳа", size: 100 })).status).toBe(201);
  });

  it("DA45 a custom validator's message comes first", async () => {
    expect(await errorsOf({ name: "Воҳа", size: 3 })).toEqual({
      size: ["size: 3 тоқ", expect.stringContaining("Қиймат 10 дан")],
    });
  });

  it("DA49 a custom validator's message is in the caller's language where the project has a translation of it", async () => {
    const body = { values: { name: "Воҳа", size: 3, code: "x" } };
    const answer = await call(server, "POST forms/{name}", { params: { name: "judged_towns" }, body, token: server.token("clerk"), locale: "en" });
    expect(answer.body.errors).toMatchObject({ size: ["size: 3 тоқ", expect.any(String)], code: ["x is taken until 31.12.2026"] });
  });

  it("DA46 programs are asked in the isolate, with the same functions", async () => {
    expect(await errorsOf({ name: "Воҳа", size: 12, code: "x" })).toEqual({ code: ["x банд, 31.12.2026"] });
    expect((await save({ name: "Воҳа", size: 12, code: "z" })).status).toBe(201);
    expect((await save({ name: "Воҳа", size: 12, owner: null })).status).toBe(422);
  });

  it("DA47 of a change the condition sees the record with what changes, and the record as it was", async () => {
    const { data } = await save({ name: "Водий", size: 12, code: "change" });
    const changed = await save({ owner: null, size: 16 }, data);
    expect(changed.status).toBe(200);
    const { data: again } = await save({ size: 12 }, changed.data);
    const refused = await save({ owner: null, size: 14 }, again);
    expect([refused.status, refused.body.errors]).toEqual([422, { owner: ["Майдонни тўлдириш керак"] }]);
  });

  it("DA48 a condition that fails shows, a validator that fails or does not end finds the value valid; both are logged", async () => {
    expect(await errorsOf({ name: "Воҳа", size: 12, hidden: "тўрт" })).toMatchObject({ hidden: [expect.stringContaining("3")] });
    expect(hasWarning(server.log(), "forms/judged_towns.hidden.displayCondition:1:")).toBe(1);
    expect((await save({ name: "Воҳа", size: 12, code: "throw" })).status).toBe(201);
    expect((await save({ name: "Воҳа", size: 12, code: "loop" })).status).toBe(201);
    expect(hasWarning(server.log(), "forms/judged_towns.code.customValidator:1:1: program")).toBeGreaterThan(0);
  });

  it("DA243 of a validator that breaks administrators are told by form, field and error; the next value is checked again", async () => {
    const incidents = async () => (await call(server, "GET plugins/{id}/incidents", { params: { id: "project" }, token: server.token("admin") })).data;
    for (const { component } of await incidents()) {
      await call(server, "DELETE plugins/{id}/incidents/{component}", { params: { id: "project", component }, query: {}, token: server.token("admin") });
    }
    expect((await save({ name: "Воҳа", size: 102, rate: 1 })).status).toBe(201);
    const place = { scope: "form:judged_towns", component: "rate", why: "error", line: 1, column: expect.any(Number) as number, users: 1, quarantined: false };
    expect(await incidents()).toEqual([expect.objectContaining({ ...place, count: 1, message: expect.stringMatching(/^type_error: /) as string })]);
    expect(hasWarning(server.log(), "forms/judged_towns.rate.customValidator:1:")).toBe(1);
    // Many saves at once are one incident, and one line.
    for (let time = 0; time < 3; time += 1) await save({ name: "Воҳа", size: 102, rate: 1 });
    expect([(await incidents())[0]?.count, hasWarning(server.log(), "forms/judged_towns.rate.customValidator:1:")]).toEqual([1, 1]);
    expect(await errorsOf({ name: "Воҳа", size: 102, rate: 2 })).toEqual({ rate: ["Икки бўлмайди"] });
    expect((await save({ name: "Воҳа", size: 12, code: "loop again" })).status).toBe(201);
    expect(await errorsOf({ name: "Воҳа", size: 12, code: "x" })).toEqual({ code: ["x банд, 31.12.2026"] });
  });

  it("DA244 a program that is stopped takes none of the others along", async () => {
    expect(await errorsOf({ name: "Воҳа", size: 12, code: "loop alone", owner: "bad" })).toEqual({ owner: ["Ёмон"] });
  });

  // Programs run beside the database, whichever it is.
  if (database.kind === "embedded") {
    it("DA245 where programs cannot even begin nothing is saved: who asks too much at once gets 429, not past a validator", async () => {
      const loops = Array.from({ length: 40 }, (_, at) => save({ name: "Воҳа", size: 12, code: `loop ${at}` }));
      const taken = Array.from({ length: 20 }, () => save({ name: "Воҳа", size: 12, code: "x" }));
      const statuses = new Set((await Promise.all(taken)).map(({ status }) => status));
      await Promise.all(loops);
      expect([statuses.has(201), statuses.has(429)]).toEqual([false, true]);
      expect([...statuses].filter((status) => status !== 422 && status !== 429)).toEqual([]);
    });
  }

  it("PN92 an incident of a form's validator is of its present version, by whoever may see the form, and is never a strike", async () => {
    const source = "value === 1 ? value.first.letter : value === 2 ? 'Икки бўлмайди' : ''";
    const report = (form: string, hash: string, who: Who = "clerk", why = "hang") => call(server, "POST plugins/{id}/incidents", {
      params: { id: "project" }, body: { scope: `form:${form}`, component: "rate", hash, why }, token: server.token(who),
    });
    const hash = sourceVersion(validatorSource("judged_towns", "rate", source));
    expect([(await report("judged_towns", "0")).status, (await report("nothing", hash)).status]).toEqual([404, 404]);
    expect((await report("judged_towns", hash)).data).toEqual({ quarantined: false });
    expect((await report("judged_towns", hash, "admin", "administrator")).data).toEqual({ quarantined: false });
    expect((await call(server, "GET info", { token: server.token("admin") })).data.quarantined).toEqual([]);
  });
});
