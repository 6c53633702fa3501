import { expect, it } from "vitest";
import type { TableRow } from "#contract/table.ts";
import { call } from "../harness/call.ts";
import { forEachDatabase } from "../harness/onDatabases.ts";
import { useDataServer, type Who } from "./dataServer.ts";

const nobody = "00000000-0000-7000-8000-000000000000";

forEachDatabase("records", (database) => {
  const server = useDataServer(database);
  const insert = (values: Record<string, unknown>, options: { form?: string; who?: Who; key?: string; locale?: string } = {}) =>
    call(server, "POST forms/{name}", {
      params: { name: options.form ?? "towns" },
      body: { values, ...(options.key && { idempotencyKey: options.key }) },
      token: server.token(options.who ?? "admin"),
      ...(options.locale && { locale: options.locale }),
    });
  const update = (id: string, version: number, values: Record<string, unknown>, form = "towns") =>
    call(server, "PUT forms/{name}/{id}", { params: { name: form, id }, body: { values, version }, token: server.token("clerk") });
  const read = (id: string, form = "towns") =>
    call(server, "GET forms/{name}/{id}", { params: { name: form, id }, token: server.token("clerk") });
  const remove = (id: string, query: { version?: string; hard?: string }) =>
    call(server, "DELETE forms/{name}/{id}", { params: { name: "towns", id }, query, token: server.token("clerk") });
  const restore = (id: string) => call(server, "POST forms/{name}/{id}/restore", { params: { name: "towns", id }, token: server.token("clerk") });
  const find = async (name: string): Promise<TableRow[]> =>
    (await call(server, "POST tables/{name}/rows", { params: { name: "towns" }, body: { filters: { name } }, token: server.token("admin") })).data.rows;

  it("DA13 a stale version changes nothing and brings the server's values", async () => {
    const { data } = await insert({ name: "Хива", size: 1 });
    expect((await update(data.id, data.version, { size: 2 })).data).toMatchObject({ version: data.version + 1, values: { size: 2 } });
    const stale = await update(data.id, data.version, { size: 3, name: "Бошқа" });
    expect([stale.status, stale.failure?.code]).toEqual([409, "stale_version"]);
    expect(stale.body.data).toMatchObject({ version: data.version + 1, values: { name: "Хива", size: 2 } });
    expect((await read(data.id)).data.values).toMatchObject({ name: "Хива", size: 2 });
  });

  it("DA14 of twenty updates at once with one version exactly one wins", async () => {
    const { data } = await insert({ name: "Термиз", size: 0 });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => update(data.id, data.version, { size: index + 1 })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect((await read(data.id)).data.version).toBe(data.version + 1);
  });

  it("DA15 a soft deletion hides, restore brings back, a hard one ends it", async () => {
    const { data } = await insert({ name: "Нукус" });
    expect((await remove(data.id, { version: "99" })).failure?.code).toBe("stale_version");
    expect((await remove(data.id, { version: String(data.version) })).status).toBe(200);
    expect((await read(data.id)).status).toBe(404);
    expect(await find("Нукус")).toEqual([]);
    expect((await restore(data.id)).data.values).toMatchObject({ name: "Нукус" });
    expect((await restore(data.id)).failure?.code).toBe("not_restorable");
    expect((await remove(data.id, { hard: "1" })).status).toBe(200);
    expect((await restore(data.id)).status).toBe(404);
  });

  it("DA16 inserts with one key, one after the other and at once, insert one record", async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => insert({ name: "Шаҳрисабз" }, { key: "same-key-1" })));
    const late = await insert({ name: "Шаҳрисабз" }, { key: "same-key-1" });
    expect(new Set([...answers, late].map(({ data }) => data.id)).size).toBe(1);
    expect(await find("Шаҳрисабз")).toHaveLength(1);
  });

  it("DA16 a key belongs to its form", async () => {
    const town = await insert({ name: "Китоб" }, { key: "same-key-2" });
    const visit = await insert({ note: "Китобга" }, { form: "visits", key: "same-key-2" });
    expect(visit.data.values).toMatchObject({ note: "Китобга" });
    expect(visit.data.id).not.toBe(town.data.id);
  });

  it("DA17 a submit that breaks checks is refused whole, in the caller's language", async () => {
    const values = { name: "", size: -1, founded: "0900-01-01", rate: "кўп" };
    const uz = await insert(values, { locale: "uz" });
    expect([uz.status, uz.failure?.code]).toEqual([422, "invalid_values"]);
    expect(uz.body.errors["name"]).toContain("Майдонни тўлдириш керак");
    expect(Object.keys(uz.body.errors).sort()).toEqual(["founded", "name", "rate", "size"]);
    const en = await insert(values, { locale: "en" });
    expect(en.body.errors["name"]?.[0]).toMatch(/^[\x20-\x7e]+$/);
    const long = await insert({ name: "ш".repeat(41) });
    expect(Object.keys(long.body.errors)).toEqual(["name"]);
  });

  it("DA142 the digits of a decimal are those that were sent: in the answer, the record, rows, filters and footers", async () => {
    const budget = "12345678901234567890.1234";
    const { data } = await insert({ name: "Рақамли", budget, rate: "-0.500" });
    expect(data.values).toMatchObject({ budget, rate: "-0.5" });
    const rows = async (filters: unknown) =>
      (await call(server, "POST tables/{name}/rows", { params: { name: "town_totals" }, body: { filters }, token: server.token("admin") })).data;
    expect((await find("Рақамли"))[0]).toMatchObject({ budget });
    const exact = { name: "Рақамли", budget: { op: "between", value: [budget, "12345678901234567890.12345"] } };
    const found = async (filters: object) =>
      (await call(server, "POST tables/{name}/rows", { params: { name: "towns" }, body: { filters }, token: server.token("admin") })).data.total;
    expect([await found(exact), await found({ budget: "12345678901234567890.1233" }), await found({ budget: Number("12345678901234567890") })]).toEqual([1, 0, 0]);
    await insert({ name: "Рақамли", budget: 0.1 });
    const { footers } = await rows({ name: "Рақамли" });
    expect(footers[0]?.find(({ value }) => value === "12345678901234567890.2234")?.label).toBe("12 345 678 901 234 567 890,2234".replaceAll(" ", "\u00a0"));
    const unchanged = await update(data.id, data.version, { rate: data.values?.["rate"] });
    expect(unchanged.data.values).toMatchObject({ rate: "-0.5" });
  });

  it("DA143 what a decimal's column does not keep is refused by name, not rounded", async () => {
    const texts = async (values: Record<string, unknown>) => (await insert({ name: "Сиғмас", ...values }, { locale: "en" })).body.errors;
    expect(await texts({ rate: "1.2345" })).toEqual({ rate: ["There can be at most 3 digits after the point"] });
    expect(await texts({ rate: `1${"0".repeat(27)}` })).toEqual({ rate: ["Enter a number"] });
    expect(await texts({ budget: Number("12345678901234567890") })).toEqual({ budget: ["The number has too many digits: send it as text"] });
    expect(await texts({ budget: "1,5" })).toEqual({ budget: ["Enter a number"] });
    expect(await find("Сиғмас")).toEqual([]);
  });

  it("DA18 a field that the form does not have is refused", async () => {
    for (const name of ["hidden", "owner", "id", "version", "created_by", "__proto__x", "region.title"])
      expect((await insert({ name: "Хива", [name]: "x" })).failure?.code).toBe("unknown_field");
    expect((await insert({ name: "Хива", budget: 5 }, { who: "clerk" })).failure?.code).toBe("unknown_field");
  });

  it("DA9 a row rule holds in record, update and deletion", async () => {
    const south = (await insert({ name: "Жанубий", region: "south" })).data;
    expect((await read(south.id, "north_towns")).status).toBe(404);
    expect((await update(south.id, south.version, { name: "Ўзгарган" }, "north_towns")).status).toBe(404);
    const answer = await call(server, "DELETE forms/{name}/{id}", { params: { name: "north_towns", id: south.id }, token: server.token("clerk") });
    expect(answer.status).toBe(404);
    expect((await read(south.id)).data.values).toMatchObject({ name: "Жанубий" });
  });

  it("DA19 an insert that the row rule would hide is refused and nothing is kept", async () => {
    const answer = await insert({ name: "Яширин", region: "south" }, { form: "north_towns", who: "clerk" });
    expect(answer.failure?.code).toBe("forbidden");
    expect(await find("Яширин")).toEqual([]);
    const moved = (await insert({ name: "Кўчган", region: "north" }, { form: "north_towns", who: "clerk" })).data;
    expect((await update(moved.id, moved.version, { region: "south" }, "north_towns")).failure?.code).toBe("forbidden");
    expect((await read(moved.id)).data.values).toMatchObject({ region: "north" });
  });

  it("DA11 a clerk without the permission may read and not write", async () => {
    const answer = await insert({ name: "Хива" }, { who: "treasurer" });
    expect([answer.status, answer.failure?.code]).toEqual([403, "forbidden"]);
    const form = await call(server, "GET forms/{name}", { params: { name: "towns" }, token: server.token("treasurer") });
    expect(form.data.permissions).toMatchObject({ read: true, insert: false, update: false, delete: false });
  });

  const two = (values: Record<string, unknown>) => insert({ name: "Икки хил", ...values }, { form: "twofold_towns" });

  it("DA51 of two elements over one field the one that is shown counts", async () => {
    expect((await two({ region: "north", size: 5 })).data.values).toMatchObject({ size: 5 });
    expect(Object.keys((await two({ region: "north", size: 50 })).body.errors)).toEqual(["size"]);
    expect((await two({ region: "north" })).status).toBe(201);
    const large = await two({ region: "south", size: 500 });
    expect(large.data.values).toMatchObject({ size: 500 });
    expect(Object.keys((await two({ region: "south", size: 5 })).body.errors)).toEqual(["size"]);
    expect(Object.keys((await two({ region: "south" })).body.errors)).toEqual(["size"]);
    const { id, version } = large.data;
    expect((await update(id, version, { size: 7 }, "twofold_towns")).body.errors).toHaveProperty("size");
    expect((await update(id, version, { size: 7, region: "north" }, "twofold_towns")).data.values).toMatchObject({ size: 7, region: "north" });
  });

  it("DA52 the default of an element that cannot be edited is stored with a new record", async () => {
    const { data } = await two({ size: 200 });
    expect(data.values).toMatchObject({ owner: "идора" });
    expect((await two({ size: 200, owner: "мен" })).failure?.code).toBe("unknown_field");
    expect((await update(data.id, data.version, { owner: "мен" }, "twofold_towns")).failure?.code).toBe("unknown_field");
  });

  it("DA53 a value that a closed list does not have is refused", async () => {
    const fieldsOf = async (values: Record<string, unknown>) => Object.keys((await two({ size: 200, ...values })).body.errors);
    expect(await fieldsOf({ rate: 3 })).toEqual(["rate"]);
    expect(await fieldsOf({ tags: ["катта", "янги"] })).toEqual(["tags"]);
    expect((await two({ size: 200, rate: 1.5, tags: ["эски", "катта"] })).data.values).toMatchObject({ rate: "1.5", tags: ["эски", "катта"] });
    expect((await two({ size: 200, rate: null, tags: [] })).status).toBe(201);
    // The list of the dataset's field holds in every form, whatever its element is.
    const kind = (value: string) => insert({ kind: value }, { form: "visits" });
    expect(Object.keys((await kind("sleep")).body.errors)).toEqual(["kind"]);
    expect([(await kind("work")).status, (await kind("")).status]).toEqual([201, 201]);
  });

  it("DA20, H179 a duplicate key is told with its field, to a person by its label", async () => {
    expect((await insert({ name: "Бир", code: "same" })).status).toBe(201);
    const second = await insert({ name: "Икки", code: "same" }, { locale: "en" });
    expect(second.body.message).toBe("Another record already has this value of “Код”");
    expect([second.status, second.failure?.code, second.failure?.params]).toEqual([409, "duplicate", { field: "code" }]);
    const orphan = await insert({ name: "Уч", region: "nowhere" });
    expect([orphan.status, orphan.failure?.code, orphan.body.message]).toEqual([409, "foreign_key", "«Вилоят»: боғланган ёзув топилмади. Бошқасини танланг."]);
  });

  it("DA21 a guest reads back only what the ticket names", async () => {
    const values = { subject: "Салом", body: "Матн" };
    const sent = await call(server, "POST forms/{name}", { params: { name: "letters" }, body: { values }, isPublic: true });
    expect(sent.status).toBe(201);
    const { id, ticket } = sent.data;
    const readAs = (given: string | undefined, record = id) =>
      call(server, "GET forms/{name}/{id}", { params: { name: "letters", id: record }, query: { ticket: given }, isPublic: true });
    expect((await readAs(ticket)).data.values).toMatchObject(values);
    expect((await readAs(undefined)).status).toBe(404);
    expect((await readAs(`${ticket}x`)).status).toBe(404);
    expect((await readAs(ticket, nobody)).status).toBe(404);
    const closed = await call(server, "POST forms/{name}", { params: { name: "towns" }, body: { values: { name: "Хива" } }, isPublic: true });
    expect(closed.status).toBe(404);
  });

  it("F618 where the mark that no person sees is set the server keeps nothing and answers as ever, and refuses what it always refuses", async () => {
    const send = (values: Record<string, unknown>) => call(server, "POST forms/{name}", { params: { name: "letters" }, body: { values, isTrapped: true }, isPublic: true });
    const { status, data } = await send({ subject: "Дастур" });
    expect([status, Object.keys(data).sort()]).toEqual([201, ["id", "ticket", "ticketUntil", "version"]]);
    const kept = await call(server, "GET forms/{name}/{id}", { params: { name: "letters", id: data.id }, query: { ticket: data.ticket }, isPublic: true });
    expect(kept.status).toBe(404);
    expect((await send({ subject: 5 })).status).toBe(422);
  });

  it("DA50 from one address guests send in sixty records, and the others wait", async () => {
    const send = (address: string) => call(server, "POST forms/{name}", {
      params: { name: "letters" }, body: { values: { subject: "Салом" } }, isPublic: true, headers: { "x-forwarded-for": address },
    });
    const answers = await Promise.all(Array.from({ length: 61 }, () => send("203.0.113.9")));
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatchObject({ status: 429, failure: { code: "too_many_requests" } });
    expect((await send("203.0.113.10")).status).toBe(201);
  });

  it("DA26 what the form hides from the caller has no options either", async () => {
    const options = (who: Who) => call(server, "GET forms/{name}/options/{element}", { params: { name: "towns", element: "budget" }, token: server.token(who) });
    expect([(await options("clerk")).status, (await options("treasurer")).status]).toEqual([404, 200]);
  });

  it("DA61 dependent options follow the field that they lean on, a hundred to a page", async () => {
    const options = async (query: { filter?: string; page?: string; text?: string }) => {
      const params = { name: "blocks", element: "neighbour" };
      return (await call(server, "GET forms/{name}/options/{element}", { params, query, token: server.token("clerk") })).data.map(({ id }) => id);
    };
    const pages = await Promise.all(["1", "2", "3", "4"].map((page) => options({ filter: "north", page })));
    expect(pages.map((page) => page.length)).toEqual([100, 100, 30, 0]);
    expect(pages.flat()).toEqual(Array.from({ length: 230 }, (_, number) => `b-${String(number).padStart(3, "0")}`));
    expect(await options({ filter: "south" })).toEqual(["b-230", "b-231", "b-232", "b-233", "b-234"]);
    expect(await options({ filter: "south", text: "234" })).toEqual(["b-234"]);
    expect(await options({ filter: "nowhere" })).toEqual([]);
    expect(await options({ filter: "north", page: "0" })).toEqual(pages[0]);
    const refused = await call(server, "GET forms/{name}/options/{element}", {
      params: { name: "blocks", element: "neighbour" }, query: { page: "one" }, token: server.token("clerk"),
    });
    expect(refused.status).toBe(400);
  });

  it("DA22 options are narrowed by text and by ids", async () => {
    const options = (query: { text?: string; ids?: string }) =>
      call(server, "GET forms/{name}/options/{element}", { params: { name: "towns", element: "region" }, query, token: server.token("clerk") });
    expect((await options({})).data).toEqual([{ id: "south", name: "Жануб" }, { id: "north", name: "Шимол" }]);
    expect((await options({ text: "ШИМ" })).data.map(({ id }) => id)).toEqual(["north"]);
    expect((await options({ ids: "south,nowhere" })).data.map(({ id }) => id)).toEqual(["south"]);
  });

  it.each(["not-an-id", "1; drop table", nobody])("DA2 a record %s is not found", async (id) => {
    expect((await read(id)).status).toBe(404);
  });
});
