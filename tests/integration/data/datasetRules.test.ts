import { beforeAll, expect, it } from "vitest";
import type { RowsQuery, TableRow } from "#contract/table.ts";
import { call, readAnswer } from "../harness/call.ts";
import { forEachDatabase } from "../harness/onDatabases.ts";
import { EventReader } from "../server/EventReader.ts";
import { useRulesServer, type Person } from "./rulesServer.ts";

const none = "00000000-0000-7000-8000-000000000000";

/** North and south each have a firm; the orders lead to both, made by whoever sees the firm, and are everybody's. */
forEachDatabase("row rules of datasets", (database) => {
  const server = useRulesServer(database);
  const ids: Record<string, string> = {};

  const insert = (form: string, values: Record<string, unknown>, who: Person = "admin") =>
    call(server, "POST forms/{name}", { params: { name: form }, body: { values }, token: server.token(who), locale: "en" });
  const update = (form: string, id: string, { who, ...body }: { who: Person; version: number; values: Record<string, unknown> }) =>
    call(server, "PUT forms/{name}/{id}", { params: { name: form, id }, body, token: server.token(who), locale: "en" });
  const rows = async (table: string, who: Person, query: RowsQuery = {}) =>
    (await call(server, "POST tables/{name}/rows", { params: { name: table }, body: query, token: server.token(who) })).data;
  const notes = async (who: Person, query: RowsQuery) => (await rows("orders", who, query)).rows.map(({ note }) => note);
  const options = async (element: string, who: Person, query: { ids?: string; text?: string } = {}) =>
    (await call(server, "GET forms/{name}/options/{element}", { params: { name: "orders", element }, query, token: server.token(who) })).data.map(({ name }) => name);

  beforeAll(async () => {
    for (const who of ["north", "south"] as const) {
      const rating = who === "north" ? 7 : 3;
      const { data } = await insert("firms", { code: `${who}, ltd`, title: `Firm ${who}`, rating, org: server.orgId(who) }, who);
      ids[who] = data.id;
      ids[`${who} order`] = (await insert("orders", { note: who, firm: data.id, firm_code: `${who}, ltd` }, who)).data.id;
    }
  });

  it("DA122 rows, counts and footers are those of the caller's organisation, under the table's own rule as well", async () => {
    const { rows: seen, total } = await rows("firms", "north");
    expect([seen.map(({ code }) => code), total]).toEqual([["north, ltd"], 1]);
    expect((await rows("firms", "admin")).total).toBe(2);
    expect((await rows("firms", "nobody")).total).toBe(0);
    expect((await rows("best_firms", "north")).total).toBe(1);
    expect((await rows("best_firms", "south")).total).toBe(0);
    const guest = await call(server, "POST tables/{name}/rows", { params: { name: "best_firms" }, body: {}, isPublic: true });
    expect([guest.status, guest.data.total]).toEqual([200, 0]);
  });

  it("DA761 a query counts the rows that its caller sees, and a related row that they do not see is none", async () => {
    const seen = async (table: string, who: Person) => (await rows(table, who)).rows.map(({ $id: _id, $version: _version, ...values }) => values);
    expect(await seen("firms_by_rating", "north")).toEqual([{ rating: 7, firms: 1 }]);
    expect(await seen("firms_by_rating", "nobody")).toEqual([]);
    expect((await rows("firms_by_rating", "admin")).total).toBe(2);
    const ofNorth = await seen("orders_by_firm", "north");
    expect(ofNorth).toContainEqual({ firm: "Firm north", orders: 1, rating: "7" });
    expect(ofNorth).toContainEqual({ firm: null, orders: expect.any(Number), rating: null });
    expect(ofNorth.map(({ firm }) => firm)).not.toContain("Firm south");
  });

  it("DA122 a record is read, changed and deleted only under the dataset's rule", async () => {
    const at = { params: { name: "firms", id: ids["south"] ?? "" }, token: server.token("north") };
    expect((await call(server, "GET forms/{name}/{id}", at)).status).toBe(404);
    expect((await update("firms", at.params.id, { who: "north", version: 1, values: { title: "Taken" } })).status).toBe(404);
    expect((await call(server, "DELETE forms/{name}/{id}", at)).status).toBe(404);
    expect((await call(server, "DELETE forms/{name}/{id}", { ...at, query: { hard: "1" } })).status).toBe(404);
    expect((await rows("firms", "south")).rows).toMatchObject([{ title: "Firm south" }]);
  });

  it("DA123 a related row that the caller may not see reads as if there were none", async () => {
    const seenBy = async (who: Person): Promise<TableRow[]> => (await rows("orders", who, { sort: [{ field: "note", dir: "asc" }] })).rows;
    expect(await seenBy("north")).toMatchObject([
      { note: "north", "firm.title": "Firm north", "firm.rating": 7, "firm_code.title": "Firm north" },
      { note: "south", "firm.title": null, "firm.rating": null, "firm_code.title": null },
    ]);
    expect((await seenBy("nobody")).map((row) => [row["firm.title"], row["firm_code.title"]])).toEqual([[null, null], [null, null]]);
    const guest = await call(server, "POST tables/{name}/rows", { params: { name: "orders" }, body: {}, isPublic: true });
    expect(guest.data.rows.map((row) => row["firm.title"])).toEqual([null, null]);
  });

  it("DA123 neither filters nor search, sorting nor footers know what the path hides", async () => {
    expect(await notes("north", { filters: { "firm.rating": { op: "lt", value: 5 } } })).toEqual([]);
    expect(await notes("north", { filters: { "firm.rating": { op: "empty" } } })).toEqual(["south"]);
    expect(await notes("north", { filters: { "firm.title": "Firm south" } })).toEqual([]);
    expect(await notes("north", { search: "Firm south" })).toEqual([]);
    expect(await notes("south", { search: "Firm south" })).toEqual(["south"]);
    for (const dir of ["asc", "desc"] as const)
      expect(await notes("north", { sort: [{ field: "firm.title", dir }] })).toEqual(["north", "south"]);
    const texts = async (who: Person) => (await rows("orders", who)).footers.flat().map(({ value }) => value);
    expect(await texts("admin")).toEqual([2, 10, "Firm south"]);
    expect(await texts("north")).toEqual([1, 7, "Firm north"]);
  });

  it("DA123 pages and endpoints read through the same rules", async () => {
    const page = await call(server, "GET pages/{name}", { params: { name: "orders" }, token: server.token("north") });
    expect(JSON.stringify(page.data.data)).not.toContain("Firm south");
    expect(page.data.data["rated"]).toBe(1);
    // Groups are those of the rows as their reader sees them (DA707).
    expect(page.data.data["by_firm"]).toEqual({
      groups: [{ path: ["Firm north"], labels: [null], count: 1, aggregates: { "sum(firm.rating)": 7 } },
        { path: [null], labels: [null], count: 1, aggregates: { "sum(firm.rating)": 0 } }], isCut: false,
    });
    const answer = await call(server, "GET endpoints/{name}", { params: { name: "orders" }, token: server.token("north") });
    expect(JSON.stringify(answer.data)).toContain("Firm north");
    expect(JSON.stringify(answer.data)).not.toContain("Firm south");
  });

  it("DA123 rows below a record that the caller may not see are none", async () => {
    for (const table of ["firms", "firm_codes"]) {
      expect((await rows(table, "north", { level: 2, parent: { id: ids["north"] ?? "" } })).total).toBe(1);
      expect((await rows(table, "north", { level: 2, parent: { id: ids["south"] ?? "" } })).total).toBe(0);
    }
  });

  it("DA124 options are the rows that the caller sees, also by text and by ids", async () => {
    expect(await options("firm", "admin")).toEqual(["Firm north", "Firm south"]);
    expect(await options("firm", "north")).toEqual(["Firm north"]);
    expect(await options("firm", "north", { text: "south" })).toEqual([]);
    expect(await options("firm", "north", { ids: `${ids["south"]},${ids["north"]}` })).toEqual(["Firm north"]);
    expect(await options("firm", "nobody")).toEqual([]);
    const guest = await call(server, "GET forms/{name}/options/{element}", { params: { name: "orders", element: "firm" }, isPublic: true });
    expect(guest.data).toEqual([]);
  });

  it("DA131 an id with a comma in it is one id", async () => {
    expect(await options("firm_code", "admin", { ids: "south%2C ltd" })).toEqual(["Firm south"]);
    expect(await options("firm_code", "admin", { ids: "south%2C ltd,north%2C ltd" })).toEqual(["Firm north", "Firm south"]);
    expect(await options("firm_code", "admin", { ids: "south, ltd" })).toEqual([]);
    expect(await options("firm_code", "north", { ids: "south%2C ltd" })).toEqual([]);
  });

  it("DA125 a link to what its writer may not see is refused as if it were not there", async () => {
    const said = (answer: Awaited<ReturnType<typeof insert>>): unknown => {
      const { id: _request, ...data } = answer.failure as unknown as Record<string, unknown>;
      return [answer.status, answer.body.message, data, answer.body.errors];
    };
    const missing = await insert("orders", { note: "new", firm: none }, "north");
    expect([missing.status, missing.failure?.code]).toEqual([409, "foreign_key"]);
    expect(said(await insert("orders", { note: "new", firm: ids["south"] }, "north"))).toEqual(said(missing));
    const unknownCode = said(await insert("orders", { note: "new", firm_code: "gone" }, "north"));
    expect(said(await insert("orders", { note: "new", firm_code: "south, ltd" }, "north"))).toEqual(unknownCode);
    const order = (await insert("orders", { note: "own", firm: ids["north"] }, "north")).data;
    const change = (firm: unknown) => update("orders", order.id, { who: "north", version: order.version, values: { note: "moved", firm } });
    expect(said(await change(ids["south"]))).toEqual(said(await change(none)));
    expect((await rows("orders", "admin", { filters: { note: { op: "in", value: ["new", "moved"] } } })).total).toBe(0);
    const guest = await call(server, "POST forms/{name}", { params: { name: "public_orders" }, body: { values: { firm: ids["north"] } }, isPublic: true, locale: "en" });
    expect(said(guest)).toEqual(said(missing));
    await call(server, "DELETE forms/{name}/{id}", { params: { name: "orders", id: order.id }, query: { hard: "1" }, token: server.token("admin") });
  });

  it("DA125 a link that somebody else made stays where the rest of the record is changed", async () => {
    const id = ids["south order"] ?? "";
    const same = { who: "north", values: { note: "south", firm: ids["south"] } } as const;
    expect((await update("orders", id, { ...same, version: 1 })).data).toMatchObject({ version: 1 });
    const { data } = await update("orders", id, { ...same, values: { ...same.values, note: "changed" }, version: 1 });
    expect(data).toMatchObject({ version: 2, values: { note: "changed" } });
    expect((await update("orders", id, { who: "north", values: { note: "south" }, version: 2 })).status).toBe(200);
  });

  it("DA126 a row that the dataset's rule then hides from its writer is refused and nothing is kept", async () => {
    const foreign = await insert("firms", { code: "x", title: "X", org: server.orgId("south") }, "north");
    expect(foreign.failure?.code).toBe("forbidden");
    const moved = await update("firms", ids["north"] ?? "", { who: "north", version: 1, values: { org: server.orgId("south") } });
    expect(moved.failure?.code).toBe("forbidden");
    expect((await rows("firms", "admin")).total).toBe(2);
    expect((await rows("firms", "north")).rows).toHaveLength(1);
  });

  it("DA122 of a record that others may not see no event reaches them", async () => {
    const [north, south] = await Promise.all((["north", "south"] as const).map((who) => EventReader.open(server, server.token(who))));
    const id = ids["south"] ?? "";
    expect((await update("firms", id, { who: "south", version: 1, values: { rating: 4 } })).status).toBe(200);
    await update("firms", id, { who: "south", version: 2, values: { rating: 3 } });
    // A change that both see, so that all before it has been told.
    const order = (await insert("orders", { note: "seen" })).data;
    const told = (reader: EventReader): unknown[] =>
      reader.events.flatMap((event) => (event.kind === "record" && [id, order.id].includes(event.recordId) ? [event.recordId] : []));
    for (const reader of [north, south]) await reader?.until(() => told(reader).includes(order.id));
    expect(north && told(north)).toEqual([order.id]);
    expect(south && told(south)).toEqual([id, id, order.id]);
    for (const reader of [north, south]) reader?.close();
    await call(server, "DELETE forms/{name}/{id}", { params: { name: "orders", id: order.id }, query: { hard: "1" }, token: server.token("admin") });
  });

  it("DA122 the files of a record that the caller may not see are not there", async () => {
    const config = await call(server, "GET forms/{name}", { params: { name: "firms" }, token: server.token("south") });
    const body = new FormData();
    body.append("form_element_id", config.data.elements.find(({ dataField }) => dataField === "papers")?.id ?? "");
    body.append("file", new Blob(["secret"]), "secret.txt");
    const bearer = (who: Person) => ({ authorization: `Bearer ${server.token(who)}` });
    const upload = await fetch(`${server.url}/api/files/upload/form`, { method: "POST", headers: bearer("south"), body });
    const file = (await readAnswer<{ id: string }>(upload)).data.id;
    const { data } = await call(server, "GET forms/{name}/{id}", { params: { name: "firms", id: ids["south"] ?? "" }, token: server.token("south") });
    expect((await update("firms", data.id, { who: "south", version: data.version, values: { papers: [file] } })).status).toBe(200);
    const statusFor = async (who: Person): Promise<number> => (await fetch(`${server.url}/api/uploads/files/${file}`, { headers: bearer(who) })).status;
    expect([await statusFor("south"), await statusFor("admin"), await statusFor("north")]).toEqual([200, 200, 404]);
  });
});
