import { describe, expect, it } from "vitest";
import type { RowsQuery } from "#contract/table.ts";
import type { FieldType } from "#core/fieldType.ts";
import { matches, operators, operatorsFor, parseFilters, resolveTimes, type Operator } from "#core/filters/index.ts";
import { call } from "../harness/call.ts";
import { forEachDatabase } from "../harness/onDatabases.ts";
import { useDataServer, type Who } from "./dataServer.ts";

const rowCount = 60;
const fields: Record<string, FieldType> = {
  name: "text", code: "text", size: "int", rate: "number", founded: "date", seen: "datetime", opens: "time",
  is_capital: "boolean", tags: "text_array", place: "point", region: "text", "region.title": "text",
};

/** A value that suits the type, so that some rows pass and some do not. */
const samples: Record<FieldType, unknown> = {
  text: "Қўқон", number: 2.5, int: 21000, boolean: true, date: "1945-05-17", datetime: "2026-02-01T19:30:00.000Z", time: "12:30:00",
  uuid: "00000000-0000-7000-8000-000000000000", json: {}, text_array: ["катта"], point: { lat: 41.1, lng: 68.9 }, file: undefined, files: undefined, password: undefined,
};

function valueFor(op: Operator, type: FieldType): unknown {
  switch (operators[op].shape) {
    case "one": return op === "on" ? "2026-02-02" : samples[type];
    case "pair": return [samples[type], samples[type]];
    case "list": return [samples[type]];
    case "none": return undefined;
    case "item": return "эски";
    case "items": return ["катта", "эски"];
    case "relative": return "thisYear";
    case "area": return { south: 41, north: 41.3, west: 68, east: 69 };
  }
}

forEachDatabase("rows", (database) => {
  const server = useDataServer(database);
  const ask = (body: RowsQuery, options: { table?: string; who?: Who; locale?: string } = {}) =>
    call(server, "POST tables/{name}/rows", {
      params: { name: options.table ?? "towns" },
      body,
      token: server.token(options.who ?? "admin"),
      ...(options.locale && { locale: options.locale }),
    });
  const all = async () => (await ask({ pageSize: 1000 })).data.rows;

  it.each([1001, 1e9])("DA1 a page of %i rows is refused with page_size", async (pageSize) => {
    const answer = await ask({ pageSize });
    expect([answer.status, answer.failure?.code]).toEqual([400, "page_size"]);
  });

  it.each([
    ["not_found", 404, {}, "nowhere"],
    ["unknown_field", 400, { filters: { nowhere: 1 } }, "towns"],
    ["unknown_field", 400, { sort: [{ field: "nowhere" }] }, "towns"],
    ["unknown_operator", 400, { filters: { name: { op: "sounds", value: 1 } } }, "towns"],
    ["unknown_operator", 400, { filters: { size: { op: "contains", value: "1" } } }, "towns"],
    ["wrong_type", 400, { filters: { size: "кўп" } }, "towns"],
  ] as const)("DA2 %s is told in Uzbek and English", async (code, status, body, table) => {
    const uz = await ask(body as RowsQuery, { table, locale: "uz" });
    const en = await ask(body as RowsQuery, { table, locale: "en" });
    expect([uz.status, uz.failure?.code, en.failure?.code]).toEqual([status, code, code]);
    expect(uz.body.message).toMatch(/[а-яўқғҳ]/i);
    expect(en.body.message).toMatch(/^[\x20-\x7e“”‘’…–]+$/);
  });

  it("DA708 an unknown field or operator is refused with its place and the nearest that its caller may use", async () => {
    const told = async (body: RowsQuery, who: Who = "admin") => {
      const { failure, body: { message, data } } = await ask(body, { who, locale: "en" });
      const { path, near } = data as unknown as { path?: string; near?: string };
      return [failure?.code, path, near, message];
    };
    expect(await told({ filters: { or: [{ nmae: "a" }] } })).toEqual(["unknown_field", "filters.or[0].nmae", "name", "There is no field “nmae”. Did you mean “name”?"]);
    expect(await told({ filters: { name: { op: "contain", value: "a" } } }))
      .toEqual(["unknown_operator", "filters.name.op", "contains", "The operator “contain” does not apply to this field. Did you mean “contains”?"]);
    expect((await told({ sort: [{ field: "region.titel" }] })).slice(0, 3)).toEqual(["unknown_field", "sort.region.titel", "region.title"]);
    expect((await told({ groupBy: ["regoin"] })).slice(0, 3)).toEqual(["unknown_field", "groupBy.regoin", "region"]);
    // What is not there for the caller is no name to guess by.
    expect((await told({ sort: [{ field: "budgte" }] }, "treasurer"))[2]).toBe("budget");
    expect((await told({ sort: [{ field: "budgte" }] }, "clerk")).slice(1)).toEqual(["sort.budgte", undefined, "There is no field “budgte”"]);
    expect((await told({ sort: [{ field: "hiden" }] }))[2]).toBeUndefined();
  });

  const bad = { "a filter": { filters: { name: "a\u0000" } }, "a list": { filters: { code: { op: "in", value: ["a", "\u0000"] } } }, "a search": { search: "\u0000" }, "a group": { groupBy: ["name"], groupPath: ["\u0000"] }, "a name": { sort: [{ field: "\u0000" }] }, "a cursor": { after: "\u0000" }, "a parent": { level: 2, parent: { id: "\u0000" } } };
  it.each(Object.entries(bad))("DA709 U+0000 in %s is refused in words", async (_what, body) => {
    const { status, body: { message } } = await ask(body as RowsQuery, { locale: "uz", table: "level" in body ? "regions" : "towns" });
    expect(status).toBe(400);
    expect(message).toMatch(/[а-яўқғҳ]/i);
  });

  const cases = Object.entries(fields).flatMap(([field, type]) => operatorsFor(type).map((op) => [field, op, type] as const));
  it.each(cases)("DA3 %s %s answers in SQL what it answers in memory", async (field, op, type) => {
    const filters = { [field]: { op, value: valueFor(op, type) } };
    const parsed = parseFilters(filters, fields);
    if (parsed.kind === "problem") throw new Error(`${parsed.code} at ${parsed.path}`);
    const plain = resolveTimes(parsed, { now: new Date(), timeZone: "Asia/Tashkent" });
    const expected = (await all()).filter((row) => matches(plain, row)).map((row) => row.$id).sort();
    const answer = await ask({ filters, pageSize: 1000 });
    expect(answer.data.rows.map((row) => row.$id).sort()).toEqual(expected);
    expect(answer.data.total).toBe(expected.length);
  });

  it.each([[[69, 41.1], 40_000], [[180, 0], 15_000_000], [[69, 90], 5_500_000]])("DA3 place within a circle round %j of %i metres answers in SQL what it answers in memory", async (near, metres) => {
    const filters = { place: { op: "within", value: { near, metres } } };
    const parsed = parseFilters(filters, fields);
    if (parsed.kind === "problem") throw new Error(`${parsed.code} at ${parsed.path}`);
    const plain = resolveTimes(parsed, { now: new Date(), timeZone: "Asia/Tashkent" });
    const expected = (await all()).filter((row) => matches(plain, row)).map((row) => row.$id).sort();
    const answer = await ask({ filters, pageSize: 1000 });
    expect(answer.data.rows.map((row) => row.$id).sort()).toEqual(expected);
    expect(expected.length).toBeGreaterThan(0);
  });

  it("DA711 a filter takes a hundred thousand ids", async () => {
    const [row] = await all();
    const ids = Array.from({ length: 99_999 }, (_one, index) => `00000000-0000-7000-8000-${String(index).padStart(12, "0")}`);
    const { data } = await ask({ filters: { id: { op: "in", value: [...ids, row?.$id] } } });
    expect(data.rows.map(({ $id }) => $id)).toEqual([row?.$id]);
    expect((await ask({ filters: { id: { op: "in", value: [...ids, row?.$id, row?.$id] } } })).failure?.code).toBe("filter_too_large");
  });

  it("DA3 and, or and several conditions of a field hold together", async () => {
    const filters = { and: [{ or: [{ region: "north" }, { size: { op: "empty" } }] }, { size: [{ op: "ge", value: 3000 }, { op: "lt", value: 40000 }] }] };
    const rows = (await ask({ filters, pageSize: 1000 })).data.rows;
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every((row) => row["region"] === "north" && Number(row["size"]) >= 3000 && Number(row["size"]) < 40000)).toBe(true);
  });

  it("DA4 names are sorted as a person expects", async () => {
    const { data } = await ask({ sort: [{ field: "name" }], pageSize: 1000 });
    const firsts = data.rows.map((row) => String(row["name"])).filter((name) => !/ \d$/.test(name));
    const collator = new Intl.Collator("und");
    expect(firsts).toEqual([...firsts].sort(collator.compare));
    expect(firsts.indexOf("тошкент")).toBe(firsts.indexOf("Тошкент") - 1);
  });

  it.each([
    [[{ field: "region" }]], [[{ field: "region", dir: "desc" }]], [[{ field: "size", dir: "desc" }, { field: "name" }]],
    [[{ field: "seen" }]], [[{ field: "rate" }]], [[{ field: "founded", dir: "desc" }]], [[]],
  ] as const)("DA5 the cursor of %j leads through every row once, in order", async (sort) => {
    const whole = (await ask({ sort: [...sort], pageSize: 1000 })).data.rows.map((row) => row.$id);
    const seen: unknown[] = [];
    let after: string | undefined;
    do {
      const { data } = await ask({ sort: [...sort], pageSize: 7, ...(after !== undefined && { after }) });
      seen.push(...data.rows.map((row) => row.$id));
      after = data.next;
    } while (after !== undefined);
    expect(seen).toEqual(whole);
    expect(new Set(seen).size).toBe(rowCount);
  });

  it.each([
    [[{ field: "created_at" }]], [[{ field: "created_at", dir: "desc" }]], [[{ field: "weight" }]], [[{ field: "weight", dir: "desc" }]],
  ] as const)("DA5 the cursor of %j leads through rows that differ in what JavaScript does not keep", async (sort) => {
    const titles: unknown[] = [];
    let after: string | undefined;
    do {
      const { data } = await ask({ sort: [...sort], pageSize: 5, ...(after !== undefined && { after }) }, { table: "marks" });
      titles.push(...data.rows.map((row) => row["title"]));
      after = data.next;
    } while (after !== undefined && titles.length <= 24);
    expect(titles).toHaveLength(24);
    expect(new Set(titles).size).toBe(24);
  });

  const sorts = ["region", "size", "rate", "founded", "seen", "is_capital", "region.title"].flatMap((field) =>
    (["asc", "desc"] as const).map((dir) => [field, dir] as const));
  it.each(sorts)("DA704 sorted by %s %s rows without a value stand last, and pages by number and by cursor hold every row once", async (field, dir) => {
    const body: RowsQuery = { sort: [{ field, dir }], pageSize: 9 };
    const whole = (await ask({ ...body, pageSize: 1000 })).data.rows;
    const isEmpty = whole.map((row) => row[field] === null);
    expect(isEmpty).toEqual(isEmpty.toSorted());
    expect(isEmpty).toContain(true);
    const numbered: unknown[] = [];
    for (let page = 1; page <= 7; page += 1) numbered.push(...(await ask({ ...body, page })).data.rows.map((row) => row.$id));
    const followed: unknown[] = [];
    for (let after: string | undefined, isFirst = true; isFirst || after !== undefined; isFirst = false) {
      const { data } = await ask({ ...body, ...(after !== undefined && { after }) });
      followed.push(...data.rows.map((row) => row.$id));
      after = data.next;
    }
    const ids = whole.map((row) => row.$id);
    expect([new Set(ids).size, numbered, followed]).toEqual([rowCount, ids, ids]);
  });

  it("DA6 a cursor of another order and a made-up one are refused", async () => {
    const { next } = (await ask({ sort: [{ field: "name" }], pageSize: 5 })).data;
    for (const body of [{ after: next ?? "" }, { after: "bm90IGEgY3Vyc29y" }, { after: "'; drop table" }])
      expect((await ask({ sort: [{ field: "size" }], ...body })).failure?.code).toBe("bad_request");
  });

  it("DA8 a column behind a permission is not there for others", async () => {
    const clerk = { who: "clerk" } as const;
    expect((await ask({}, clerk)).data.rows[0]).not.toHaveProperty("budget");
    expect((await ask({}, { who: "treasurer" })).data.rows[0]).toHaveProperty("budget");
    expect((await ask({ filters: { budget: { op: "ge", value: 1 } } }, clerk)).failure?.code).toBe("unknown_field");
    expect((await ask({ sort: [{ field: "budget" }] }, clerk)).failure?.code).toBe("unknown_field");
    const config = await call(server, "GET tables/{name}", { params: { name: "towns" }, token: server.token("clerk") });
    expect(config.data.columns.map((column) => column.dataField)).not.toContain("budget");
  });

  it("DA9 a caller without the value of a row rule sees nothing", async () => {
    expect((await ask({}, { table: "my_towns", who: "clerk" })).data.total).toBe(0);
    expect((await ask({ filters: { or: [{ name: { op: "notEmpty" } }] } }, { table: "my_towns", who: "clerk" })).data.total).toBe(0);
    expect((await ask({}, { table: "north_towns", who: "clerk" })).data.total).toBe(20);
  });

  it("DA10 a field that the table does not show is unknown to it", async () => {
    for (const field of ["hidden", "owner", "region.code", "id; drop table"]) {
      expect((await ask({ filters: { [field]: "сир" } })).failure?.code).toBe("unknown_field");
    }
    expect((await ask({ sort: [{ field: "hidden" }] })).failure?.code).toBe("unknown_field");
  });

  it("DA11 a table that names a permission is closed without it", async () => {
    expect((await ask({}, { table: "budgets", who: "clerk" })).status).toBe(403);
    expect((await ask({}, { table: "budgets", who: "treasurer" })).status).toBe(200);
    expect((await ask({}, { table: "budgets", who: "admin" })).status).toBe(200);
  });

  it("DA12 under public/ only public tables exist, with their row rules", async () => {
    const open = await call(server, "POST tables/{name}/rows", { params: { name: "north_towns" }, body: {}, isPublic: true });
    expect([open.status, open.data.total]).toEqual([200, 20]);
    const closed = await call(server, "POST tables/{name}/rows", { params: { name: "towns" }, body: {}, isPublic: true });
    expect([closed.status, closed.failure?.code]).toEqual([404, "not_found"]);
    const unsigned = await call(server, "POST tables/{name}/rows", { params: { name: "north_towns" }, body: {} });
    expect(unsigned.status).toBe(401);
  });

  it("DA182 links of a public table lead a guest to what is public, others are none", async () => {
    const config = await call(server, "GET tables/{name}", { params: { name: "north_towns" }, isPublic: true });
    const links = ({ columns, buttons, form }: typeof config.data): unknown => [columns.map(({ link }) => link), buttons.map(({ link }) => link), form];
    expect(links(config.data)).toEqual([[null, "public/tables/north_towns?q={region}"], ["public/forms/letters?_target=modal", null], "letters"]);
    const same = await call(server, "GET tables/{name}", { params: { name: "north_towns" }, token: server.token("clerk") });
    expect(links(same.data)).toEqual([["forms/towns/{$id}", "tables/north_towns?q={region}"], ["forms/letters?_target=modal", "tables/towns"], "letters"]);
  });

  it("DA23 a value along a reference is shown, filtered and sorted by", async () => {
    const { data } = await ask({ filters: { "region.title": { op: "startsWith", value: "жан" } }, sort: [{ field: "region.title" }] });
    expect(data.total).toBe(20);
    expect(new Set(data.rows.map((row) => row["region.title"]))).toEqual(new Set(["Жануб"]));
  });

  it("DA54 rows of a level are those that lead to the row above, whether they show it or not", async () => {
    const region = String((await ask({ filters: { code: "north" } }, { table: "regions" })).data.rows[0]?.$id);
    const towns = await ask({ level: 2, parent: { id: region }, pageSize: 1000 }, { table: "regions", who: "clerk" });
    const northern = await ask({ filters: { region: "north" }, pageSize: 1000 });
    expect(towns.data.rows.map((row) => row.$id).sort()).toEqual(northern.data.rows.map((row) => row.$id).sort());
    const [town = "", other = ""] = towns.data.rows.map((row) => String(row.$id));
    const values = { note: "Бир", town };
    const saved = await call(server, "POST forms/{name}", { params: { name: "visits" }, body: { values }, token: server.token("clerk") });
    expect(saved.status).toBe(201);
    const visits = async (table: string, level: number, id: string) =>
      (await ask({ level, parent: { id } }, { table, who: "clerk" })).data.rows.map((row) => row["note"]);
    expect(await visits("town_names", 2, town)).toEqual(["Бир"]);
    expect(await visits("regions", 3, town)).toEqual(["Бир"]);
    expect(await visits("town_names", 2, other)).toEqual([]);
    expect((await ask({ level: 2 }, { table: "regions" })).failure?.code).toBe("bad_request");
    expect((await ask({ filters: { town } }, { table: "visits" })).failure?.code).toBe("unknown_field");
  });

  describe("search", () => {
    it.each([["ТОШКЕНТ", 10], ["езевон", 10], ["cheleken", 5], ["100%", 5], ["%", 5], ["_", 0], ["t-5", 11], ["йўқ шаҳар", 0], ["қўқон".normalize("NFD"), 5]])(
      "DA24 %s finds %i rows", async (search, expected) => {
        expect((await ask({ search })).data.total).toBe(expected);
      },
    );
  });

  it("DA25 preferences are kept per user, table and level", async () => {
    const token = server.token("clerk");
    const before = await call(server, "GET tables/{name}", { params: { name: "towns" }, token });
    expect(before.data.preferences).toBeNull();
    const column_config = { order: { a: 1 }, titles: { a: "Ном" }, hidden: ["b"], widths: { a: 200 } };
    const saved = await call(server, "POST user/column", { body: { tableId: before.data.id, level: 1, column_config }, token });
    expect(saved.status).toBe(200);
    const after = await call(server, "GET tables/{name}", { params: { name: "towns" }, token });
    expect(after.data.preferences).toEqual(column_config);
    const other = await call(server, "GET tables/{name}", { params: { name: "towns" }, token: server.token("admin") });
    expect(other.data.preferences).toBeNull();
  });

  it("DA27 preferences are kept for a table that the caller may read, and for nothing else", async () => {
    const { data: hidden } = await call(server, "GET tables/{name}", { params: { name: "budgets" }, token: server.token("treasurer") });
    const save = async (tableId: string): Promise<number> => {
      const body = { tableId, level: 1, column_config: { order: {}, titles: {}, hidden: [] } };
      return (await call(server, "POST user/column", { body, token: server.token("clerk") })).status;
    };
    expect([await save(hidden.id), await save("00000000-0000-7000-8000-000000000000"), await save("no id")]).toEqual([404, 404, 404]);
  });
});
