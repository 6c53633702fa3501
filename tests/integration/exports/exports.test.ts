import readWorkbook, { readSheet } from "read-excel-file/node";
import { expect, it } from "vitest";
import { call } from "../harness/call.ts";
import { forEachDatabase } from "../harness/onDatabases.ts";
import { useExportsServer, type Who } from "./exportsServer.ts";

const resource = "table:cases";

forEachDatabase("exports", (database) => {
  // Dates must not depend on where the server stands.
  const server = useExportsServer(database, { TZ: database.kind === "embedded" ? "America/New_York" : "Asia/Tashkent" });
  const columnIds = async (who: Who = "clerk", table = "cases"): Promise<Map<string, string>> => {
    const { data } = await call(server, "GET tables/{name}", { params: { name: table }, token: server.token(who) });
    const leaves = (columns: typeof data.columns): typeof data.columns => columns.flatMap((one) => (one.children.length > 0 ? leaves(one.children) : [one]));
    return new Map(leaves(data.columns).map(({ id, title }) => [title, id]));
  };
  const chosen = async (...titles: string[]) => {
    const ids = await columnIds();
    return titles.map((title) => ({ id: ids.get(title) ?? "" }));
  };

  it("DA684 a workbook holds every row under the row rule with its own types: numbers, days, moments of the project's zone, flags, names", async () => {
    const { data } = await server.ticket(resource);
    expect(data.rows).toBe(30);
    const response = await server.download(resource, data.ticket);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const sheet = await readSheet(Buffer.from(await response.arrayBuffer()));
    expect(sheet).toHaveLength(2 + 30 + 1);
    expect(sheet[0]).toEqual(["№", "Номи", "Қачон", null, null, "Сумма", "Очиқ", "Тури", "Белгилар", "Идора", "Ҳисоб"]);
    expect(sheet[1]?.slice(2, 5)).toEqual(["Кун", "Кўрилган", "Очилиш"]);
    const third = sheet[4] ?? [];
    expect([third[0], third[2], third[5]]).toEqual([3, new Date("2026-11-26"), "123456789012345678.25"]);
    const second = sheet[3] ?? [];
    expect([second[2], second[3], second[5], second[6], second[7], second[8], second[9], second[10]]).toEqual(
      [new Date("1900-03-01"), new Date("2026-02-01T01:30:00Z"), -0.1, true, null, "бир, икки", "Шимолий идора", "2: open"]);
    // What Excel cannot count is text, the same wherever the server stands.
    expect([sheet[2], sheet[6], sheet[7]].map((row) => row?.[2])).toEqual(["28.02.1900", "10000-01-01", expect.stringContaining("44")]);
    expect(sheet.at(-1)?.[5]).toMatch(/^\d/);
  });

  it("DA685 text that would be a formula stays text, a text beyond a cell is cut and counted, and no letter breaks the file", async () => {
    const { data } = await server.ticket(resource, { columns: await chosen("Номи") });
    const sheet = await readSheet(Buffer.from(await (await server.download(resource, data.ticket)).arrayBuffer()), { trim: false });
    const names = sheet.slice(1).map(([name]) => name);
    expect(names.slice(0, 7)).toEqual([
      "=HYPERLINK(\"http://evil.example\")", "+998 90 123-45-67", "-5+cmd|' /C calc'!A0", "@SUM(1)", "ﬁ \"қўштирноқ\"; вергул, қатор\nкейинги", "\tтаб", "ўқғҳ 😀"]);
    expect([String(names[7]).length, names[9]]).toEqual([32_767, "қўнғироқ"]);
    const { data: state } = await call(server, "GET export/{resource}/ticket", { params: { resource }, query: { ticket: data.ticket }, token: server.token("clerk") });
    expect(state).toEqual({ state: "done", rows: 30, written: 30, shortened: 1 });
  });

  it("DA765 rows that a list splits have a line for each member, and the other cells in the first", async () => {
    const { data } = await server.ticket("table:steps");
    const sheet = await readSheet(Buffer.from(await (await server.download("table:steps", data.ticket)).arrayBuffer()));
    expect(sheet.slice(0, 7)).toEqual([
      ["№", "Босқич", "Соат", "Тайёр", "Номи"], [1, null, null, null, "Иккинчи"],
      [2, "қабул", 1, true, null], [null, "=кўрик", 2, false, null], [3, null, null, null, "Биринчи"],
      [4, "қабул", 1, true, "Иккинчи"], [null, "=кўрик", 2, false, null],
    ]);
    const { data: state } = await call(server, "GET export/{resource}/ticket", { params: { resource: "table:steps" }, query: { ticket: data.ticket }, token: server.token("clerk") });
    expect([data.rows, state.written, sheet.at(-1)?.[0]]).toEqual([4, 4, "10"]);
    const csv = (await server.file("table:tags", { format: "csv" })).toString("utf8");
    expect(csv).toBe("\ufeff№;Белги\r\n1;\r\n2;бир\r\n;икки\r\n3;\r\n");
    const ids = await columnIds("clerk", "tags");
    expect((await server.file("table:tags", { format: "csv", columns: [{ id: ids.get("№") ?? "" }] })).toString("utf8")).toBe("\ufeff№\r\n1\r\n2\r\n3\r\n");
  });

  it("DA686 csv begins with a mark, has one line a row by RFC 4180, and nothing in it runs", async () => {
    const ids = await chosen("№", "Номи", "Сумма", "Очиқ");
    const csv = (await server.file(resource, { format: "csv", columns: ids })).toString("utf8");
    const lines = csv.split("\r\n");
    expect(csv.startsWith("\ufeff№;Номи;Сумма;Очиқ\r\n")).toBe(true);
    expect(lines.slice(1, 5)).toEqual([
      "1;\"'=HYPERLINK(\"\"http://evil.example\"\")\";12,5;Йўқ", "2;+998 90 123-45-67;-0,1;Ҳа", "3;'-5+cmd|' /C calc'!A0;123456789012345678,25;Йўқ", "4;'@SUM(1);0;"]);
    expect(lines[5]).toBe("5;\"ﬁ \"\"қўштирноқ\"\"; вергул, қатор\nкейинги\";;Йўқ");
    expect(lines[6]).toBe("6;'\tтаб;12,5;Ҳа");
    expect([lines[11], lines[12]?.slice(0, 9)]).toEqual(["11;-12,5;12,5;Йўқ", "12;'＝1+1;"]);
    expect(lines).toHaveLength(32);
    const tabbed = (await server.file(resource, { format: "csv", separator: "tab", columns: ids })).toString("utf8");
    expect(tabbed.split("\r\n")[1]).toBe("1\t\"'=HYPERLINK(\"\"http://evil.example\"\")\"\t12.5\tЙўқ");
    const comma = (await server.file(resource, { format: "csv", separator: "comma", locale: "en", columns: [...ids].reverse() })).toString("utf8");
    expect(comma.split("\r\n")[2]).toBe("Yes,-0.1,+998 90 123-45-67,2");
  });

  it("DA687 the file is named in both forms, whatever the title; its sheet has a name that Excel takes", async () => {
    const { data } = await server.ticket(resource);
    const response = await server.download(resource, data.ticket);
    const name = response.headers.get("content-disposition") ?? "";
    expect(name).toMatch(/^attachment; filename="[\x20-\x7e]+\.xlsx"; filename\*=UTF-8''[A-Za-z0-9%._~-]+\.xlsx$/);
    expect(decodeURIComponent(name.split("''")[1] ?? "")).toMatch(/рўйхат 📋 \d{4}-\d\d-\d\d\.xlsx$/u);
    const sheets = await readWorkbook(Buffer.from(await response.arrayBuffer()));
    expect(sheets.map(({ sheet }) => sheet)).toEqual(["Ишлар_ _2026_ _ рўйхат 📋"]);
  });

  it("DA688 columns come in the asked order under the user's titles; one that the caller may not read is as unknown as one that there is not", async () => {
    const ids = await columnIds();
    const columns = [{ id: ids.get("Номи") ?? "", title: "=Менинг номим" }, { id: ids.get("№") ?? "" }];
    expect((await readSheet(await server.file(resource, { columns })))[0]).toEqual(["=Менинг номим", "№"]);
    const secret = (await columnIds("admin")).get("Махфий") ?? "";
    const refused = await server.ticket(resource, { columns: [{ id: secret }] });
    expect([refused.status, refused.failure?.code]).toEqual([400, "unknown_field"]);
    expect((await server.file(resource)).includes("сир")).toBe(false);
    expect(ids.has("Махфий")).toBe(false);
  });

  it("DA689 page, filter, selection and all are what the rows call finds, in its order", async () => {
    const numbers = async (question: object): Promise<unknown[]> =>
      (await readSheet(await server.file("table:flat", { columns: await flatNumber(), ...question }))).slice(1).map(([number]) => number);
    const flatNumber = async () => [{ id: (await columnIds("clerk", "flat")).get("№") ?? "" }];
    const sort = [{ field: "number", dir: "desc" as const }];
    expect(await numbers({ scope: "page", query: { sort, page: 2, pageSize: 5 } })).toEqual([35, 34, 33, 32, 31]);
    const filters = { number: { op: "le", value: 3 } };
    expect(await numbers({ scope: "filter", query: { filters, sort } })).toEqual([3, 2, 1]);
    expect(await numbers({ scope: "all", query: { filters, sort } })).toHaveLength(40);
    const { data } = await call(server, "POST tables/{name}/rows", { params: { name: "flat" }, body: { filters, sort }, token: server.token("clerk") });
    // No index has this order.
    const selected = { scope: "selection", ids: data.rows.slice(0, 2).map(({ $id }) => String($id)), query: { sort: [{ field: "name" }] } };
    expect((await numbers(selected)).toSorted()).toEqual([2, 3]);
    // An index has this one, whose empty values stand last.
    const byAmount = [{ field: "amount", dir: "desc" as const }];
    const { data: second } = await call(server, "POST tables/{name}/rows", { params: { name: "flat" }, body: { sort: byAmount, page: 2, pageSize: 5 }, token: server.token("clerk") });
    const expected = second.rows.map(({ number }) => number);
    expect(await numbers({ scope: "page", query: { sort: byAmount, page: 2, pageSize: 5 } })).toEqual(expected);
    expect(await numbers({ scope: "selection", ids: second.rows.map(({ $id }) => String($id)).toReversed(), query: { sort: byAmount } })).toEqual(expected);
    const none = await server.ticket("table:flat", { scope: "selection" });
    const odd = await server.ticket("table:flat", { scope: "selection", ids: ["1"] });
    expect([none.failure?.code, odd.failure?.code]).toEqual(["bad_request", "bad_request"]);
  });

  it("DA690 100,000 chosen records are one value of the statement", async () => {
    const { data } = await call(server, "POST tables/{name}/rows", { params: { name: "flat" }, body: {}, token: server.token("clerk") });
    const others = Array.from({ length: 99_990 }, (_, index) => `00000000-0000-7000-8000-${String(index).padStart(12, "0")}`);
    const ids = [...data.rows.slice(0, 10).map(({ $id }) => String($id)), ...others];
    const { data: { rows, ticket } } = await server.ticket("table:flat", { scope: "selection", ids });
    expect(rows).toBe(10);
    expect(await readSheet(Buffer.from(await (await server.download("table:flat", ticket)).arrayBuffer()))).toHaveLength(11);
  });

  it("DA691 a ticket opens one file, once, for a minute, for the session that it was given to", async () => {
    const statusOf = async (ticket: string, headers?: Record<string, string>, of = resource) => (await server.download(of, ticket, headers)).status;
    const { data: { ticket } } = await server.ticket(resource);
    expect(await statusOf(ticket, {}, "table:flat")).toBe(401);
    expect(await statusOf(ticket, { authorization: `Bearer ${server.token("admin")}` })).toBe(401);
    expect(await statusOf(`${ticket}x`)).toBe(401);
    const head = await fetch(`${server.url}/api/export/${resource}?ticket=${ticket}`, { method: "HEAD" });
    expect(head.status).toBe(405);
    expect(await statusOf(ticket)).toBe(200);
    expect(await statusOf(ticket)).toBe(401);
    const seen = await call(server, "GET export/{resource}/ticket", { params: { resource }, query: { ticket }, token: server.token("admin") });
    expect(seen.status).toBe(404);
  });

  it("DA692 a configured export has its own permission, columns, format and limit of rows", async () => {
    expect((await server.ticket("register", {}, "clerk")).status).toBe(403);
    expect((await server.ticket(resource, {}, "keeper")).status).toBe(403);
    expect((await server.ticket("nothing", {}, "keeper")).status).toBe(404);
    expect((await server.file("register", {}, "keeper")).toString("utf8")).toMatch(/^\ufeffНоми;№\r\n/);
    const long = await server.ticket("short-register");
    expect([long.status, long.failure?.code, long.failure?.params]).toEqual([413, "export_too_large", { rows: 30, max: 3 }]);
    const few = await server.ticket("short-register", { scope: "filter", query: { filters: { number: { op: "le", value: 3 } } } });
    expect(few.data.rows).toBe(3);
  });

  it("DA693 a program asks with its bearer, in the header or in the address, and no log holds it", async () => {
    const address = `${server.url}/api/export/${resource}?format=csv&query=${encodeURIComponent(JSON.stringify({ filters: { number: 1 } }))}`;
    const token = server.token("clerk");
    const byHeader = await (await fetch(address, { headers: { authorization: `Bearer ${token}` } })).text();
    const byAddress = await fetch(`${address}&_bearer_token=${token}`);
    expect(byAddress.headers.get("referrer-policy")).toBe("no-referrer");
    expect(await byAddress.text()).toBe(byHeader);
    expect(byHeader.split("\r\n")).toHaveLength(3);
    expect((await fetch(address)).status).toBe(401);
    expect((await fetch(`${address}&_bearer_token=x`)).status).toBe(401);
    expect(server.log()).not.toContain(token);
  });

  it("DA694 groups stand under their heads with numbers of rows, and the footers of the table at the end", async () => {
    const ids = await columnIds("clerk", "flat");
    const columns = ["Номи", "Сумма", "Тури"].map((title) => ({ id: ids.get(title) ?? "" }));
    const query = { groupBy: ["kind"], filters: { number: { op: "ge", value: 20 } } };
    const sheet = await readSheet(await server.file("table:flat", { scope: "filter", query, columns }));
    const heads = sheet.map(([first]) => String(first)).filter((text) => text.startsWith("Тури:"));
    expect(heads.toSorted()).toEqual(["Тури: Биринчи (7)", "Тури: Иккинчи (7)", "Тури: – (7)"].toSorted());
    expect(sheet).toHaveLength(1 + 3 + 21 + 1);
    expect(sheet.at(-1)?.[2]).toMatch(/21/);
  });

  it("DA699 a ticket that was given up opens nothing", async () => {
    const { data: { ticket } } = await server.ticket(resource);
    const of = { params: { resource }, query: { ticket } };
    expect((await call(server, "DELETE export/{resource}/ticket", { ...of, token: server.token("admin") })).status).toBe(404);
    expect((await call(server, "DELETE export/{resource}/ticket", { ...of, token: server.token("clerk") })).status).toBe(200);
    expect((await server.download(resource, ticket)).status).toBe(401);
    const { data } = await call(server, "GET export/{resource}/ticket", { ...of, token: server.token("clerk") });
    expect(data.state).toBe("cancelled");
  });
});
