import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import type { ActionBody, BulkBody, IdsQuery, RowsQuery } from "#contract/table.ts";
import { call } from "../harness/call.ts";
import { forEachDatabase, onEmbedded } from "../harness/onDatabases.ts";
import { EventReader } from "../server/EventReader.ts";
import { useDataServer, type DataServer, type Who } from "./dataServer.ts";

const name = "desk_towns";

/** What somebody does with the rows of the table. */
function hands(server: DataServer, who: Who = "clerk") {
  const token = () => server.token(who);
  return {
    insert: async (values: Record<string, unknown>, form = "towns") =>
      (await call(server, "POST forms/{name}", { params: { name: form }, body: { values }, token: server.token("admin") })).data.id,
    press: (button: string, body: ActionBody) => call(server, "POST tables/{name}/actions/{button}", { params: { name, button }, body, token: token(), locale: "en" }),
    bulk: (body: BulkBody, table = name) => call(server, "POST tables/{name}/bulk", { params: { name: table }, body, token: token(), locale: "en" }),
    ids: (body: IdsQuery, table = name) => call(server, "POST tables/{name}/ids", { params: { name: table }, body, token: token() }),
    rows: (body: RowsQuery, table = name) => call(server, "POST tables/{name}/rows", { params: { name: table }, body, token: token() }),
    record: async (id: string) => (await call(server, "GET forms/{name}/{id}", { params: { name: "towns", id }, token: server.token("admin") })).data?.values,
  };
}

forEachDatabase("actions", (database) => {
  const server = useDataServer(database);
  const clerk = hands(server);
  const admin = hands(server, "admin");
  const north = async (...names: string[]): Promise<string[]> => {
    const ids = [];
    for (const one of names) ids.push(await clerk.insert({ name: one, region: "north", size: 1 }));
    return ids;
  };

  it("DA624 a button sets values, deletes and restores: the rows of these ids, or all that the question finds; what is not there is counted", async () => {
    const [one = "", two = ""] = await north("Амал бир", "Амал икки");
    expect((await clerk.press("capital", { ids: [one, one, randomUUID(), "no id"] })).data).toEqual({ affected: 1, missing: 2, errors: [], skipped: 0 });
    expect(await admin.record(one)).toMatchObject({ is_capital: true, rate: "2.5" });
    expect((await admin.record(two))?.["is_capital"]).toBe(false);
    const question = { filters: { size: 1 }, search: "амал" };
    expect((await clerk.press("remove", question)).data).toMatchObject({ affected: 2, missing: 0 });
    expect((await clerk.rows(question)).data.total).toBe(0);
    expect((await clerk.press("back", { ids: [one] })).data).toMatchObject({ affected: 1 });
    expect((await clerk.press("back", question)).data).toMatchObject({ affected: 1 });
    expect((await clerk.rows(question)).data.total).toBe(2);
  });

  it("DA625 rows that the caller's row rule hides are not there for an action; a button, a right and a question that are not the caller's are refused", async () => {
    const south = await clerk.insert({ name: "Амал жануб", region: "south" });
    expect((await clerk.press("remove", { ids: [south] })).data).toMatchObject({ affected: 0, missing: 1 });
    expect(await admin.record(south)).toMatchObject({ name: "Амал жануб" });
    expect((await clerk.press("secret", { ids: [south] })).failure?.code).toBe("forbidden");
    expect((await clerk.press("unknown", { ids: [south] })).failure?.code).toBe("not_found");
    expect((await clerk.press("form", { ids: [south] })).failure?.code).toBe("bad_request");
    expect((await hands(server, "treasurer").press("remove", { ids: [south] })).failure?.code).toBe("forbidden");
    expect((await clerk.press("remove", { filters: { hidden: "сир" } })).failure?.code).toBe("unknown_field");
    expect((await clerk.press("remove", { filters: { budget: 1 } })).failure?.code).toBe("unknown_field");
  });

  it("DA626 an empty selection, ids beside a question and U+0000 are refused, and nothing is done", async () => {
    for (const body of [{}, { ids: [] }, { search: "Тошкент" }, { ids: [randomUUID()], filters: {} }] as ActionBody[])
      expect((await clerk.press("remove", body)).failure?.code).toBe("bad_request");
    for (const body of [{ ids: ["\u0000"] }, { filters: {}, search: "\u0000" }, { filters: { name: "a\u0000b" } }] as ActionBody[])
      expect([400, 422]).toContain((await clerk.press("remove", body)).status);
    const ids = await north("Амал ноль");
    expect((await clerk.bulk({ ids, patch: { name: "а\u0000б" } })).data).toMatchObject({ affected: 0, errors: [{ id: ids[0], field: "name" }] });
    expect(await admin.record(ids[0] ?? "")).toMatchObject({ name: "Амал ноль" });
  });

  it("DA627 a row that its caller would not see any more, or that the dataset refuses, stays as it is and is told; the others are done", async () => {
    const [one = "", two = ""] = await north("Амал кўчар", "Амал қолар");
    const moved = await clerk.press("south", { ids: [one, two] });
    expect(moved.data).toMatchObject({ affected: 0, missing: 0 });
    expect(moved.data.errors.map(({ id }) => id)).toEqual([one, two].toSorted());
    expect(await admin.record(one)).toMatchObject({ region: "north" });
    const coded = await admin.press("one_code", { ids: [one, two] });
    expect(coded.data).toMatchObject({ affected: 1, errors: [{ field: "code", message: expect.stringContaining("code") as string }] });
    expect((await admin.press("nowhere", { ids: [one] })).data.errors).toMatchObject([{ id: one, field: "region" }]);
    expect((await admin.press("south", { ids: [one, two] })).data).toMatchObject({ affected: 2, errors: [] });
  });

  it("DA628 a bulk change is checked by the form against each record; records that are refused are told with the field, the others are done", async () => {
    const [one = "", two = "", three = ""] = await north("Амал уч", "Код", "Чўл");
    const { data } = await clerk.bulk({ ids: [one, two, three], patch: { code: "Код", size: 7 } });
    expect(data).toMatchObject({ affected: 1, missing: 0, skipped: 0 });
    expect(data.errors).toMatchObject([{ id: two, field: "code", message: "Код номдан бошқа бўлсин" }, { id: three, field: "code" }]);
    expect(await admin.record(one)).toMatchObject({ code: "Код", size: 7 });
    expect(await admin.record(two)).toMatchObject({ code: null, size: 1 });
    // What a condition hides is not written (spec §4), what is shown is.
    expect((await clerk.bulk({ ids: [one, three], patch: { size: 9 } })).data).toMatchObject({ affected: 2, errors: [] });
    expect([(await admin.record(one))?.["size"], (await admin.record(three))?.["size"]]).toEqual([9, 9]);
    const wrong = await clerk.bulk({ ids: [one, two], patch: { size: -1 } });
    expect(wrong.data).toMatchObject({ affected: 0, errors: [{ id: one, field: "size" }, { id: two, field: "size" }] });
    // What the form needs cannot be emptied.
    expect((await clerk.bulk({ ids: [one], patch: { name: null } })).data).toMatchObject({ affected: 0, errors: [{ id: one, field: "name" }] });
    expect((await clerk.bulk({ filters: { name: { op: "startsWith", value: "Амал уч" } }, delete: true })).data).toMatchObject({ affected: 1 });
  });

  it("DA629 a bulk change of a field that the form does not have, that the caller may not read, or without anything is refused before a row is touched", async () => {
    const [one = ""] = await north("Амал тўрт");
    for (const patch of [{ rate: 1 }, { budget: 5 }, { id: "x" }, { region: "north" }])
      expect((await clerk.bulk({ ids: [one], patch: { size: 5, ...patch } })).failure?.code).toBe("unknown_field");
    for (const body of [{ patch: {} }, {}, { patch: { size: 1 }, delete: true as const }])
      expect((await clerk.bulk({ ids: [one], ...body })).failure?.code).toBe("bad_request");
    expect(await admin.record(one)).toMatchObject({ size: 1 });
    expect((await clerk.bulk({ ids: [one], patch: { size: 5 } }, "towns")).failure?.code).toBe("forbidden");
    expect((await hands(server, "treasurer").bulk({ ids: [one], patch: { size: 5 } })).failure?.code).toBe("forbidden");
  });

  it("DA630 a hundred thousand ids go at once, in actions, bulk changes and lists of ids", async () => {
    const [one = "", two = ""] = await north("Амал беш", "Амал олти");
    const ids = [...Array.from({ length: 99_998 }, () => randomUUID()), one, two];
    expect((await clerk.ids({ among: ids, sort: [{ field: "name" }] })).data.ids).toEqual([one, two]);
    expect((await clerk.press("capital", { ids })).data).toMatchObject({ affected: 2, missing: 99_998 });
    expect((await clerk.bulk({ ids, patch: { size: 3 } })).data).toMatchObject({ affected: 2, missing: 99_998 });
    expect((await clerk.press("capital", { ids: [...ids, randomUUID()] })).status).toBe(400);
  });

  it("DA631 deleted rows are shown to who may delete, under the same row rule, and counted apart from the living", async () => {
    const [one = ""] = await north("Амал етти");
    const south = await clerk.insert({ name: "Амал етти жануб", region: "south" });
    for (const id of [one, south]) await call(server, "DELETE forms/{name}/{id}", { params: { name: "towns", id }, token: server.token("admin") });
    const question = { filters: { name: { op: "startsWith", value: "Амал етти" } } };
    expect((await clerk.rows({ ...question, deleted: "only" })).data.rows.map(({ $id }) => $id)).toEqual([one]);
    expect((await clerk.rows({ ...question, search: "етти", deleted: "only" })).data.total).toBe(1);
    expect((await admin.rows({ ...question, deleted: "only" })).data.total).toBe(2);
    expect((await clerk.rows(question)).data.total).toBe(0);
    expect((await hands(server, "treasurer").rows({ deleted: "only" })).failure?.code).toBe("forbidden");
    expect((await clerk.rows({ deleted: "only" }, "towns")).failure?.code).toBe("forbidden");
  });

  it("DA748 an export of deleted rows has these and not the living, for who may see them", async () => {
    const [one = ""] = await north("Амал экспорт бир", "Амал экспорт икки");
    await clerk.bulk({ ids: [one], delete: true });
    const count = async (who: Who, deleted?: "only") => await call(server, "POST export/{resource}/ticket", {
      params: { resource: `table:${name}` }, token: server.token(who),
      body: { scope: "filter", locale: "en", query: { filters: { name: { op: "startsWith", value: "Амал экспорт" } }, ...(deleted && { deleted }) } },
    });
    expect([(await count("admin")).data.rows, (await count("admin", "only")).data.rows]).toEqual([1, 1]);
    expect((await count("treasurer", "only")).failure?.code).toBe("forbidden");
  });

  it("DA632 rows are deleted for good by administrators only", async () => {
    const [one = ""] = await north("Амал саккиз");
    expect((await clerk.bulk({ ids: [one], delete: true, isHard: true })).failure?.code).toBe("forbidden");
    await clerk.bulk({ ids: [one], delete: true });
    expect((await admin.bulk({ ids: [one], delete: true, isHard: true })).data).toMatchObject({ affected: 1 });
    expect((await admin.press("back", { ids: [one] })).data).toMatchObject({ affected: 0, missing: 1 });
  });

  it("DA745 deleted rows are restored together under the rights and row rules by which they are deleted; living ones and others' are not there for it", async () => {
    const [one = "", two = "", living = ""] = await north("Амал тикла бир", "Амал тикла икки", "Амал тикла тирик");
    const south = await clerk.insert({ name: "Амал тикла жануб", region: "south" });
    await clerk.bulk({ ids: [one, two], delete: true });
    await admin.bulk({ ids: [south], delete: true });
    expect((await hands(server, "treasurer").bulk({ ids: [one], restore: true })).failure?.code).toBe("forbidden");
    expect((await clerk.bulk({ ids: [one], restore: true, delete: true })).failure?.code).toBe("bad_request");
    expect((await clerk.bulk({ ids: [one, south, living], restore: true })).data).toMatchObject({ affected: 1, missing: 2, errors: [] });
    expect((await clerk.bulk({ filters: {}, search: "тикла", restore: true })).data).toMatchObject({ affected: 1, missing: 0 });
    expect((await clerk.rows({ filters: {}, search: "тикла" })).data.total).toBe(3);
  });

  it("DA746 of rows that are deleted for good one that others refer to stays and is told, and the others are gone", async () => {
    const [first = "", second = ""] = await north("Амал асос", "Амал озод");
    await clerk.insert({ town: first }, "visits");
    await clerk.bulk({ ids: [first, second], delete: true });
    const { data } = await admin.bulk({ ids: [first, second], delete: true, isHard: true });
    expect(data).toMatchObject({ affected: 1, missing: 0, errors: [{ id: first, field: null, message: expect.stringContaining("linked") as string }] });
    const left = await admin.rows({ filters: { id: { op: "in", value: [first, second] } }, deleted: "only" });
    expect(left.data.rows.map(({ $id }) => $id)).toEqual([first]);
  });

  it("DA747 it is told where a row stands among all that a question finds for the caller; one that it does not find stands nowhere", async () => {
    const ids = await north("Жой бир", "Жой икки", "Жой уч");
    const south = await clerk.insert({ name: "Жой жануб", region: "south" });
    const [, , third = ""] = ids;
    const question = { filters: { name: { op: "startsWith", value: "Жой" } }, sort: [{ field: "name", dir: "desc" as const }] };
    const all = (await clerk.ids(question)).data.ids;
    expect((await clerk.ids({ ...question, among: [...ids, south, randomUUID(), "no id"], places: true })).data).toEqual({ ids: all, places: [0, 1, 2] });
    expect((await clerk.ids({ ...question, among: [third], places: true })).data).toEqual({ ids: [third], places: [all.indexOf(third)] });
    expect((await clerk.ids({ filters: { name: "бошқа" }, among: [third], places: true })).data).toEqual({ ids: [], places: [] });
    expect((await admin.ids({ ...question, among: [south], places: true })).data.ids).toEqual([south]);
  });

  it("DA633 an endpoint that a button calls gets the ids that the caller sees, and its text is told", async () => {
    const [one = "", two = ""] = await north("Амал тўққиз", "Амал ўн");
    const south = await clerk.insert({ name: "Амал жанубда", region: "south" });
    expect((await clerk.press("tell", { ids: [one, south, two] })).data).toMatchObject({ affected: 2, missing: 1, message: "2 та" });
  });

  it("DA634 each row that an action changed is told of in an event", async () => {
    const ids = await north("Амал ўн бир", "Амал ўн икки");
    const reader = await EventReader.open(server, server.token("clerk"));
    await clerk.press("capital", { ids });
    const changes = () => reader.events.flatMap((event) => (event.kind === "record" && event.change === "update" ? [event] : []));
    await reader.until(() => changes().length >= 2);
    reader.close();
    const told = changes();
    expect(told.map(({ recordId }) => recordId).toSorted()).toEqual(ids.toSorted());
    expect(told[0]?.tables).toContain(name);
  });
});

onEmbedded("ids", (database) => {
  const server = useDataServer(database);

  it("DA635 ids of rows come in the order of the question, from a place on", async () => {
    const admin = hands(server, "admin");
    const sort = [{ field: "name" }];
    const all = (await admin.rows({ sort, pageSize: 20 }, "towns")).data.rows.map(({ $id }) => $id);
    expect((await admin.ids({ sort, from: 3, count: 5 }, "towns")).data.ids).toEqual(all.slice(3, 8));
    expect((await admin.ids({ sort: [{ field: "hidden" }] }, "towns")).failure?.code).toBe("unknown_field");
  });
});
