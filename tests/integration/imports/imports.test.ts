import readWorkbook from "read-excel-file/node";
import { expect, it, vi } from "vitest";
import { craftedWorkbook } from "../../../server/modules/imports/testing/craftedWorkbook.ts";
import { HttpClient } from "../../../src/kernel/services/http/HttpClient.ts";
import { BrowserStorage } from "../../../src/kernel/services/storage/BrowserStorage.ts";
import { storageKeys } from "../../../src/kernel/services/storage/storageKeys.ts";
import { call } from "../harness/call.ts";
import { forEachDatabase } from "../harness/onDatabases.ts";
import { fieldsOfSheet, sheetCalls } from "../harness/sheetCalls.ts";
import { useImportsServer } from "./importsServer.ts";

const sheetOf = async (base64: string): Promise<unknown[][]> => (await readWorkbook(Buffer.from(base64, "base64")))[0]?.data as unknown[][];
const fact = ({ row, column, value, message }: { row: number; column: string; value: string; message: string }): unknown[] => [row, column, value, message];

const schoolTitles = "№;Мактаб номи;Вилоят;СТИР;Ўқувчилар сони;Очилган;Тури;Фаол";
const schools = (count: number): string => ["Рўйхат;;;;;;;", schoolTitles, ...Array.from({ length: count }, (_, index) =>
  `${index + 1};Мактаб ${index + 1};${index % 2 ? "Хоразм" : "Тошкент"};${301_234_560 + index};1 ${String(index).padStart(3, "0")};0${(index % 9) + 1}.09.1990;${["Давлат", "Хусусий", "давлат"][index % 3]};${index % 2 ? "ҳа" : "йўқ"}`)].join("\n");

forEachDatabase("imports", (database) => {
  const server = useImportsServer(database, { PROJECT_LIMITS: "fileMegabytes=2 importRows=20000" });

  it("IM20, IM21, IM24, IM28 rows are found by their key and changed, others made; values in the forms of our languages, relations by name, and what is wrong by row and column", async () => {
    const head = "Код;Шаҳар номи;Вилоят;Тури;Аҳолиси;Майдони;Ташкил топган;Кўрилган;Пойтахт\r\n";
    const good = "T1;Тошкент;Тошкент;Шаҳар;3 000 000;334,80;01.09.1930;26.11.2026 10:30;Ҳа\r\nT2;Урганч;Хоразм;;150000;;;;йўқ\r\n";
    const file = `${head}${good}T3;Бухоро;Бухоро;;1;;;;\r\nT4;Қаердадир;Йўқ вилоят;Қишлоқ;-5;икки;31.02.2026;;балки\r\nT5;;Тошкент;;;;;;\r\nT6;Биринчи;;;;;;;\r\nT6;Иккинчи;;;;;;;\r\n;Калитсиз;;;;;;;\r\n`;
    const dry = await server.send("towns", file, { dryRun: "1" });
    expect(await server.towns()).toEqual({});
    const expected = [
      [4, "Вилоят", "Бухоро", "There are several records of this name: Бухоро (02), Бухоро (03)"],
      [5, "Вилоят", "Йўқ вилоят", "There is no such record"],
      [5, "Тури", "Қишлоқ", "The list has no such value"],
      [5, "Аҳолиси", "-5", expect.stringContaining("0")],
      [5, "Майдони", "икки", "Enter a number"],
      [5, "Ташкил топган", "31.02.2026", "This is not a valid date"],
      [5, "Пойтахт", "балки", "Choose yes or no"],
      [6, "Шаҳар номи", "", "This field is required"],
      [7, "Код", "T6", "Row 8 of the file has the same key"],
      [8, "Код", "T6", "Row 7 of the file has the same key"],
      [9, "Код", "", "The key is empty"],
    ];
    expect(dry.data.errors.map(fact)).toEqual(expect.arrayContaining(expected));
    expect([dry.data.inserted, dry.data.updated, dry.data.skipped, dry.data.problems]).toEqual([2, 0, 6, expected.length]);
    expect(dry.data.found).toMatchObject({ format: "csv", encoding: "utf-8", separator: ";", titleRow: 1, preview: expect.arrayContaining([expect.arrayContaining(["T1", "Тошкент"])]) });
    const real = await server.send("towns", file);
    expect([real.data.inserted, real.data.updated, real.data.skipped, real.data.problems]).toEqual([2, 0, 6, expected.length]);
    expect(await server.towns()).toMatchObject({
      T1: { name: "Тошкент", region: "01", kind: "city", population: 3_000_000, area: "334.8", founded: "1930-09-01", seen_at: "2026-11-26T05:30:00Z", is_capital: true },
      T2: { name: "Урганч", region: "04", kind: "town", is_capital: false },
    });

    const [titles, ...bad] = await sheetOf(real.data.errorFile?.base64 ?? "");
    expect([titles?.at(-1), bad.length, bad[0]?.slice(0, 3), bad[0]?.at(-1)]).toEqual(["What is wrong", 6, ["T3", "Бухоро", "Бухоро"], expect.stringContaining("Вилоят: There are several")]);
    const mended = await server.send("towns", `${head.replace("\r\n", ";What is wrong\r\n")}T3;Бухоро;;;1;;;;;x\r\nT1;Тошкент;Тошкент;Шаҳар;3100000;334,8;01.09.1930;;Ҳа;x\r\n`);
    expect([mended.data.inserted, mended.data.updated, mended.data.skipped]).toEqual([1, 1, 0]);
    expect(await server.towns()).toMatchObject({ T1: { population: 3_100_000, seen_at: null }, T3: { name: "Бухоро" } });
  });

  it("IM22 each row leaves its version, its history and its audit record, as by hand", async () => {
    const { T1 } = await server.towns();
    const id = String(T1?.["$id"] ?? T1?.["id"]);
    const history = await call(server, "GET forms/{name}/{id}/history", { params: { name: "towns", id }, token: server.token("admin") });
    expect(JSON.stringify(history.data)).toContain("3100000");
    const logs = await call(server, "POST tables/{name}/rows", { params: { name: "user_logs" }, body: { pageSize: 50 }, token: server.token("admin") });
    expect(JSON.stringify(logs.data)).toContain("import:towns");
  });

  it("IM23 all or nothing: one wrong row, and nothing is written; what the database alone knows is told by a dry run too", async () => {
    const before = Object.keys(await server.towns());
    const rows = (last: string): Uint8Array => craftedWorkbook({
      strings: ["<t>Код</t>", "<t>Номи</t>", "<t>Ташкил топган</t>"], formats: [14],
      rows: `<row r="1"><c r="A1" t="inlineStr"><is><t>Янги шаҳарлар рўйхати</t></is></c></row><row r="2"><c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="s"><v>2</v></c></row>
        <row r="3"><c t="str"><v>N1</v></c><c t="str"><v>Нурафшон</v></c><c s="1"><v>3021</v></c></row><row r="4"><c t="str"><v>${last}</v></c><c t="str"><v>Иккинчи</v></c></row>`,
    });
    for (const query of [{ dryRun: "1" }, {}] as Record<string, string>[]) {
      const { data } = await server.send("new_towns", rows("T1"), query);
      expect([data.inserted, data.skipped, data.errors.map(fact)]).toEqual([0, 2, [[4, "Код", "T1", expect.stringMatching(/already|exists/i)]]]);
    }
    expect(Object.keys(await server.towns())).toEqual(before);
    const { data } = await server.send("new_towns", rows("N2"));
    expect([data.inserted, data.errors]).toEqual([2, []]);
    const related = await server.send("new_towns", "Код;Номи;Вилоят\nN3;Учинчи;Хоразм\nN4;Тўртинчи;Тошкент\n");
    expect([related.data.inserted, related.data.errors]).toEqual([2, []]);
    expect(await server.towns()).toMatchObject({ N1: { founded: "1908-04-08", kind: "town" }, N2: { name: "Иккинчи" }, N3: { region: "04" }, N4: { region: "01" } });
  });

  it("IM25 who has no right imports nothing, and sees no import; a file that was not checked is refused where that is asked for", async () => {
    expect((await server.send("towns", "Код;Номи\nX;X\n", {}, "reader")).failure?.code).toBe("forbidden");
    expect((await server.send("counts", "Код;Аҳолиси\nT1;5\n")).failure?.code).toBe("forbidden");
    expect((await server.send("nothing", "a\n")).failure?.code).toBe("not_found");
    const list = async (who: "admin" | "clerk" | "reader") => (await call(server, "GET import", { query: { table: "towns" }, token: server.token(who) })).data.map(({ name }) => name);
    expect([await list("admin"), await list("clerk"), await list("reader")]).toEqual([["counts", "new_towns", "towns"], ["new_towns", "towns"], []]);
    const file = "Код;Аҳолиси\nT1;5\nT99;6\n;7\n";
    expect((await server.send("counts", file, {}, "admin")).failure?.code).toBe("import_unchecked");
    const checked = await server.send("counts", file, { dryRun: "1" }, "admin");
    expect(checked.data.errors.map(fact)).toEqual([[3, "Код", "T99", "There is no record with this key"], [4, "Код", "", "The key is empty"]]);
    expect((await server.send("counts", file, {}, "admin")).data).toMatchObject({ updated: 0, skipped: 3, problems: checked.data.problems });
  });

  it("IM26, IM98 titles: what is missing, what is twice, and another column by the user's own word", async () => {
    expect((await server.send("towns", "Номи;Вилоят\nа;б\n")).failure).toMatchObject({ code: "import_no_titles", found: { encoding: "utf-8", titleRow: 1, head: [{ row: 1, text: "Номи · Вилоят" }, { row: 2, text: "а · б" }], columns: [{ title: "Номи", field: "name" }, { title: "Вилоят", field: "region" }] } });
    // What names most fields is no row of titles here: the person knows better.
    const noted = "Код;Номи;Вилоят;эски\nшифр;аталиши\nQ1;Қўқон\n";
    const said = await server.send("towns", noted, { dryRun: "1", titleRow: "2", columns: JSON.stringify({ шифр: "code", аталиши: "name" }) });
    expect([said.data.found?.titleRow, said.data.inserted, said.data.problems]).toEqual([2, 1, 0]);
    expect((await server.send("towns", "Код;Номи;Шаҳар номи\n1;2;3\n")).failure).toMatchObject({ code: "import_title_twice" });
    expect((await server.send("towns", "Код;Номи\n")).failure?.code).toBe("import_no_rows");
    expect((await server.send("towns", Uint8Array.of(1, 2, 3, 0, 5, 6, 7, 8, 9))).failure?.code).toBe("import_unreadable");
    const { data } = await server.send("towns", "Code;Town\nO1;Олмалиқ\n", { dryRun: "1", columns: JSON.stringify({ Code: "code", Town: "name" }) });
    expect([data.inserted, data.found?.columns]).toEqual([1, [{ title: "Code", field: "code" }, { title: "Town", field: "name" }]]);
    const many = ["Код;Номи", ...Array.from({ length: 20_001 }, (_, index) => `R${index};x`)].join("\n");
    expect((await server.send("new_towns", many)).failure?.code).toBe("import_too_many_rows");
  });

  it("IM75 one key twice is told of both rows however far apart they stand; an emoji is part of a key, and what no database holds is told as wrong", async () => {
    const far = ["Код;Номи", ...Array.from({ length: 1_100 }, (_, index) => `${index === 1_099 ? "Q0" : `Q${index}`};Шаҳар`)].join("\n");
    const { data } = await server.send("towns", far, { dryRun: "1" });
    expect([data.inserted, data.errors.map(fact)]).toEqual([1_098, [[2, "Код", "Q0", "Row 1101 of the file has the same key"], [1_101, "Код", "Q0", "Row 2 of the file has the same key"]]]);
    const cell = (text: string): string => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
    const sheet = craftedWorkbook({ rows: [["Код", "Номи", "Вилоят"], ["E😀1", "Бир", "Хоразм"], ["E😀2", "_x0000_", "Хоразм"], ["E😀3", "Уч", "_x0000_"], ["E_x0000_", "Тўрт", "_xD800_"], ["E😀1", "Олти", "Хоразм"]].map((row) => `<row>${row.map(cell).join("")}</row>`).join("") });
    const hostile = await server.send("towns", sheet);
    expect([hostile.status, hostile.data.inserted, hostile.data.errors.map(({ row, column }) => [row, column])]).toEqual([200, 0, [[2, "Код"], [3, "Номи"], [4, "Вилоят"], [5, "Вилоят"], [5, "Код"], [6, "Код"]]]);
  });

  it("IM79 of one file that is sent twice at once each row goes in once", async () => {
    const file = ["Код;Номи", ...Array.from({ length: 300 }, (_, index) => `TW${index};Шаҳар`)].join("\n");
    const both = await Promise.all([server.send("new_towns", file), server.send("new_towns", file)]);
    expect(both.filter(({ status, data }) => status === 200 && data.inserted === 300)).toHaveLength(1);
    const other = both.find(({ data }) => data?.inserted !== 300);
    expect(other?.failure?.code === "import_running" || other?.data.problems === 300).toBe(true);
    expect(Object.keys(await server.towns()).filter((code) => code.startsWith("TW"))).toHaveLength(300);
  });

  it("IM80 what a formula could not work out is told by its row, column and sign, and the other rows go in", async () => {
    const text = (said: string): string => `<c t="inlineStr"><is><t>${said}</t></is></c>`;
    const rows = `<row>${text("Код")}${text("Номи")}${text("Аҳолиси")}</row><row>${text("RF1")}${text("Бир")}<c t="e"><f>A1+#REF!</f><v>#REF!</v></c></row><row>${text("RF2")}<c t="e"><v>#N/A</v></c><c><v>2</v></c></row><row>${text("RF3")}${text("Уч")}<c><f>1+2</f><v>3</v></c></row>`;
    const { data } = await server.send("towns", craftedWorkbook({ rows }));
    expect([data.inserted, data.errors.map(({ row, column, value }) => [row, column, value])]).toEqual([1, [[2, "Аҳолиси", "#REF!"], [3, "Номи", "#N/A"]]]);
    expect(await server.towns()).toMatchObject({ RF3: { population: 3 } });
  });

  it("IM27 the template has the titles, and what each column takes above them; the sample goes in as it is", async () => {
    const meta = await call(server, "GET import/{config}", { params: { config: "towns" }, token: server.token("clerk"), locale: "uz" });
    expect(meta.data).toMatchObject({ note: "Код бўйича", templateFileId: null, hasSample: true, mode: "upsert", onError: "good_rows" });
    const file = async (kind: "template" | "sample") => (await call(server, "GET import/{config}/file", { params: { config: "towns" }, query: { kind }, token: server.token("clerk"), locale: "uz" })).data;
    const template = await sheetOf((await file("template")).base64);
    expect([template[1], template[0]?.[3], template[0]?.[6]]).toEqual([["Код", "Номи", "Вилоят", "Тури", "Аҳолиси", "Майдони", "Ташкил топган", "Кўрилган", "Пойтахт"], "Рўйхатдан: Шаҳар, Шаҳарча", "DD.MM.YYYY"]);
    const { data } = await server.send("towns", Buffer.from((await file("sample")).base64, "base64"), { dryRun: "1" });
    expect([data.updated, data.errors]).toEqual([1, []]);
  });

  it("IM29, IM30 many rows go in by a task with its bad rows as its file; one that is cancelled is taken back", async () => {
    const task = async (id: string) => (await call(server, "GET tasks/{id}", { params: { id }, token: server.token("clerk") })).data;
    const lines = (from: string, count: number): string => ["Код;Номи;Аҳолиси", ...Array.from({ length: count }, (_, index) => `${from}${index};Шаҳар ${index};${index === 7 ? "икки" : index}`)].join("\n");
    const { data } = await server.send("towns", lines("L", 5_001));
    const id = data.taskId ?? "";
    await expect.poll(async () => (await task(id)).state, { timeout: 50_000, interval: 200 }).toBe("done");
    const done = await task(id);
    expect([done.counts, done.problemList, done.file?.name]).toEqual([
      { inserted: 5_000, updated: 0, failed: 1 }, [{ row: 9, column: "Аҳолиси", value: "икки", message: expect.any(String) }], expect.stringMatching(/\.xlsx$/),
    ]);
    const counted = async (): Promise<number | null | undefined> => (await call(server, "POST tables/{name}/rows", { params: { name: "towns" }, body: { pageSize: 1 }, token: server.token("admin") })).data.total;
    const before = await counted();
    const cut = (await server.send("towns", lines("L", 19_000))).data.taskId ?? "";
    // Changed rows and new ones are there by then.
    await expect.poll(async () => (await task(cut)).done, { timeout: 50_000, interval: 50 }).toBeGreaterThan(5_500);
    expect((await server.send("towns", "Код;Номи\nT1;Тошкент\n")).failure?.code).toBe("import_running");
    await call(server, "DELETE tasks/{id}", { params: { id: cut }, token: server.token("clerk") });
    await expect.poll(async () => (await task(cut)).state, { timeout: 50_000, interval: 200 }).toBe("cancelled");
    await expect.poll(counted, { timeout: 20_000 }).toBe(before);
    expect((await server.send("towns", "Код;Номи\nT1;Тошкент\n")).data.skipped).toBe(0);
  });

  it("SV342, SV343, IM101 a project's limits stand in one place of its settings and in its text, hold at once, and are no more than the operator allows, which the form says", async () => {
    const admin = { token: server.token("admin"), locale: "en" };
    const name = "project_settings";
    const save = async (values: Record<string, unknown>) => {
      const [row] = (await call(server, "POST tables/{name}/rows", { params: { name }, body: {}, ...admin })).data.rows;
      return await call(server, "PUT forms/{name}/{id}", { params: { name, id: String(row?.["$id"]) }, body: { values, version: Number(row?.["$version"]) }, ...admin });
    };
    const form = JSON.stringify((await call(server, "GET forms/{name}", { params: { name }, ...admin })).data.elements);
    expect(["At most 2 on this server", "At most 20\u00a0000 on this server"].map((words) => form.split(words).length - 1)).toEqual([1, 1]);
    expect(await save({ files: { maxMegabytes: 3 }, imports: { maxRows: 20_001 } })).toMatchObject({ status: 422, body: { errors: { files: ["this server allows at most 2"], imports: ["this server allows at most 20000"] } } });

    expect((await save({ files: { maxMegabytes: 1 }, imports: { maxRows: 3 }, tasks: { atOnce: 1 }, endpoints: { callsPerMinute: 2 } })).status).toBe(200);
    const files = (await call(server, "GET config/export", admin)).data;
    const text = JSON.parse(files.find(({ path }) => path === "project.json")?.text ?? "{}") as Record<string, unknown>;
    expect(text).toMatchObject({ files: { maxMegabytes: 1 }, imports: { maxRows: 3 }, tasks: { atOnce: 1 }, endpoints: { callsPerMinute: 2 } });
    const beyond = files.map((file) => (file.path === "project.json" ? { ...file, text: JSON.stringify({ ...text, imports: { maxRows: 30_000 } }) } : file));
    expect((await call(server, "POST config/apply", { body: { files: beyond }, query: { dryRun: "1" }, ...admin })).failure).toMatchObject({ code: "config_invalid", problems: [{ path: "$.imports.maxRows", reason: "this server allows at most 20000" }] });

    await expect.poll(async () => (await call(server, "GET import/{config}", { params: { config: "towns" }, token: server.token("clerk") })).data.rowLimit).toBe(3);
    const refused = [await server.send("towns", "Код;Номи\nM1;a\nM2;b\nM3;c\nM4;d\n"), await server.send("towns", `Код;Номи\nM1;${"a".repeat(1_100_000)}\n`)];
    expect(refused.map(({ status, body }) => [status, body.message])).toEqual([[413, "A file can have at most 3 rows"], [413, "The file may be at most 1\u00a0MB"]]);
    expect((await sheetCalls(server, () => server.token("admin")).drop("Код\n1\n2\n3\n4\n")).body.message).toBe("A file can have at most 3 rows");
    const ping = async (locale: string) => await call(server, "GET endpoints/{name}", { params: { name: "ping" }, query: {}, token: server.token("clerk"), locale });
    const calls = [await ping("en"), await ping("en"), await ping("uz")];
    expect(calls.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect([calls[2]?.failure?.code, calls[2]?.body.message, Number(calls[2]?.headers.get("retry-after")) > 0]).toEqual(["endpoint_busy", expect.stringMatching(/^«ping» методи бир дақиқада кўпи билан 2 марта чақирилади/), true]);
    expect((await save({ files: null, imports: null, tasks: null, endpoints: null })).status).toBe(200);
    await expect.poll(async () => (await call(server, "GET import/{config}", { params: { config: "towns" }, token: server.token("clerk") })).data.rowLimit).toBe(20_000);
  });

  const { drop, check, make, ended, parts, rows, task } = sheetCalls(server, () => server.token("admin"));

  it("IM46, IM47, IM102 a file with Cyrillic titles becomes a table with its rows: types, keys, lists and relations by what its columns hold", async () => {
    const { data: found } = await drop(schools(9), "Мактаблар.csv");
    expect(found).toMatchObject({ title: "Рўйхат", titleRow: 2, total: 9, format: "csv", encoding: "utf-8", separator: ";", preview: expect.arrayContaining([expect.arrayContaining(["Мактаб 1", "301234560"])]) });
    expect(found.fields.map(({ title, kind, isRequired, isUnique, dataset, options }) => [title, kind, isRequired, isUnique, dataset ?? options])).toEqual([
      ["№", "int", false, false, undefined], ["Мактаб номи", "text", true, false, undefined], ["Вилоят", "relation", true, false, "regions"], ["СТИР", "text", true, true, undefined],
      ["Ўқувчилар сони", "int", true, false, undefined], ["Очилган", "date", true, false, undefined], ["Тури", "choice", true, false, ["Давлат", "Хусусий"]], ["Фаол", "boolean", false, false, undefined],
    ]);
    expect((await check(found)).data).toEqual({ total: 9, bad: 0, columns: [] });
    const { data: { taskId } } = await make(found, "schools");
    expect(await ended(taskId)).toMatchObject({ kind: "table", subject: "Жадвал schools", state: "done", counts: { inserted: 9 } });
    const { rows: all, total } = await rows("schools");
    expect(all.map((row) => row["maktab_nomi"])).toEqual(Array.from({ length: 9 }, (_, index) => `Мактаб ${index + 1}`));
    expect([total, all[0]]).toMatchObject([9, { "viloyat.name": "Тошкент", stir: "301234560", oquvchilar_soni: 1000, ochilgan: "1990-09-01", turi: "davlat", faol: false }]);
    expect((await parts()).menus).toContain("Жадвал schools");
    expect((await check(found)).failure?.code).toBe("not_found");
    const { data: others } = await drop("Номи;Вилоят;Ҳудуд\nа;Тошкент;тошкент\nб;ХОРАЗМ;хоразм\n");
    expect([others.fields.map(({ kind, dataset }) => [kind, dataset]), (await check(others)).data.bad]).toEqual([[["text", undefined], ["relation", "regions"], ["text", undefined]], 0]);
  });

  it("IM46, IM97, IM100 a file is read in another way when it is asked for, its titles where somebody says that they stand, its rows in the first sheet that has some; who makes no tables gets nothing read, and nobody another's file", async () => {
    const { data: found } = await drop("Номи|Сони\nа|1\n");
    expect(found.fields.map(({ title, kind }) => [title, kind])).toEqual([["Номи", "text"], ["Сони", "int"]]);
    const again = await call(server, "POST sheets/{id}", { params: { id: found.id }, body: { separator: "," }, token: server.token("admin") });
    expect([again.data.id, again.data.fields.map(({ title }) => title)]).toEqual([found.id, ["Номи|Сони"]]);
    const rowsAt = async (body: { titleRow?: number; firstRow?: number }) => await call(server, "POST sheets/{id}", { params: { id: noted.id }, body, token: server.token("admin"), locale: "en" });
    const { data: noted } = await drop("Рўйхат;2026\nНоми;Сони\nбир;1\nикки;2\n");
    const [none, second] = [await rowsAt({ titleRow: 0 }), await rowsAt({ titleRow: 2, firstRow: 4 })];
    expect([none, second].map(({ data }) => [data.titleRow, data.firstRow, data.total, data.fields.map(({ title, kind }) => [title, kind])])).toEqual([
      [0, 1, 4, [["", "text"], ["", "text"]]], [2, 4, 1, [["Номи", "text"], ["Сони", "int"]]],
    ]);
    expect(second.data.head).toEqual([{ row: 1, text: "Рўйхат · 2026" }, { row: 2, text: "Номи · Сони" }, { row: 3, text: "бир · 1" }, { row: 4, text: "икки · 2" }]);
    expect((await rowsAt({ titleRow: 2, firstRow: 2 })).failure).toMatchObject({ code: "bad_request" });
    const book = craftedWorkbook({ names: ["Муқова", "Рўйхат"], sheets: ["", `<row r="1"><c t="str"><v>Номи</v></c></row><row r="2"><c t="str"><v>бир</v></c></row>`], rows: "" });
    expect((await drop(book, "Китоб.xlsx")).data).toMatchObject({ title: "Рўйхат", sheet: "Рўйхат", sheets: ["Муқова", "Рўйхат"], total: 1 });
    const clerk = sheetCalls(server, () => server.token("clerk"));
    expect([(await clerk.drop("a\n1\n")).status, (await clerk.check(found)).status, (await clerk.make(found, "theirs")).status]).toEqual([403, 403, 403]);
    expect((await check({ ...found, id: "00000000-0000-4000-8000-000000000000" })).status).toBe(404);
    expect([(await drop("Номи;Сони\n")).failure?.code, (await drop(Array.from({ length: 1_001 }, (_, index) => `Устун ${index}`).join(";"))).failure?.code]).toEqual(["import_no_rows", "import_too_many_columns"]);
  });

  it("IM48 values that do not fit are told by column, count and row before anything is made; then nothing is, or the others are, with those in a file", async () => {
    const before = await parts();
    const { data: found } = await drop("Номи;Сони;Коди\nбир;1;A1\nикки;2;A1\nуч;уч;A3\n;4;A4\n");
    const fields = fieldsOfSheet(found).map((field, index) => [{ ...field, isRequired: true }, { ...field, kind: "int" as const }, { ...field, isUnique: true }][index] ?? field);
    const { data: told } = await check(found, fields);
    expect([told.total, told.bad]).toEqual([4, 4]);
    expect(told.columns.map(({ key, count, examples }) => [key, count, examples.map(({ row, value }) => [row, value])])).toEqual(expect.arrayContaining([
      ["nomi", 1, [[5, ""]]], ["soni", 1, [[4, "уч"]]], ["kodi", 2, [[2, "A1"], [3, "A1"]]],
    ]));
    const failed = await ended((await make(found, "unfit", { fields })).data.taskId);
    expect(failed).toMatchObject({ state: "failed", failure: { code: "sheet_rows_unfit" }, problems: 4, file: { name: expect.stringMatching(/\.xlsx$/) } });
    expect(await parts()).toEqual(before);
    const fitting = fields.map((field) => ({ ...field, isUnique: false }));
    expect(await ended((await make(found, "partly", { fields: fitting, isPartial: true })).data.taskId)).toMatchObject({ state: "done", counts: { inserted: 2, failed: 2 }, file: { name: expect.any(String) } });
    expect((await rows("partly")).rows.map((row) => row["nomi"])).toEqual(["бир", "икки"]);
  });

  it("IM47 what cannot be made is refused before anything begins", async () => {
    const { data: found } = await drop(schools(2));
    expect([(await make(found, "towns")).status, (await make(found, "users")).status]).toEqual([409, 422]);
    expect((await make(found, "fine", { fields: fieldsOfSheet(found).map((field) => ({ ...field, key: "same" })) })).status).toBe(409);
  });

  it("IM49 a table that is cancelled while its rows go in is taken back with all that was made", async () => {
    const before = await parts();
    const { data: found } = await drop(schools(8_000));
    const { taskId } = (await make(found, "cut")).data;
    await expect.poll(async () => (await task(taskId)).done, { timeout: 50_000, interval: 20 }).toBeGreaterThan(0);
    expect((await parts()).tables).toContain("cut");
    await call(server, "DELETE tasks/{id}", { params: { id: taskId }, token: server.token("admin") });
    expect((await ended(taskId)).state).toBe("cancelled");
    expect(await parts()).toEqual(before);
    expect((await rows("cut")).rows).toBeUndefined();
    // The file is there still, and the name is free.
    const { taskId: again } = (await make(found, "cut")).data;
    await call(server, "DELETE tasks/{id}", { params: { id: again }, token: server.token("admin") });
    await ended(again);
    expect(await parts()).toEqual(before);
  });

  it("H443 where a project's settings ask for base64, the application signs in, saves and reads records and imports so; JSON is taken as before, and bad base64 is refused in the caller's language", async () => {
    const name = "project_settings";
    const admin = { token: server.token("admin"), locale: "en" };
    const { data: { rows: [settings] } } = await call(server, "POST tables/{name}/rows", { params: { name }, body: {}, ...admin });
    const saved = await call(server, "PUT forms/{name}/{id}", { params: { name, id: String(settings?.["$id"]) }, body: { values: { transferMethod: "base64" }, version: Number(settings?.["$version"]) }, ...admin });
    expect([saved.status, saved.data.values?.["transferMethod"]]).toEqual([200, "base64"]);
    await expect.poll(async () => (await call(server, "GET info")).data.transfer_method).toBe("base64");

    const { client, storage } = clientOf(server.url, "base64");
    const sent = vi.spyOn(globalThis, "fetch");
    const { access_token: token } = await client.call("POST auth/login", { body: { username: "clerk", password: "imports-clerk-1" } });
    storage.set(storageKeys.token, token);
    const { id, version } = await client.call("POST forms/{name}", { params: { name: "towns" }, body: { values: { code: "B64", name: "Қўқон — ғ" } } });
    await client.call("PUT forms/{name}/{id}", { params: { name: "towns", id }, body: { values: { population: 9 }, version } });
    const imported = await client.call("POST import/{config}", { params: { config: "towns" }, query: {}, multipart: { file: new Blob(["Код;Номи;Аҳолиси\nB64;Қўқон;10\n"]) } });
    const { rows } = await client.call("POST tables/{name}/rows", { params: { name: "towns" }, body: { filters: { code: "B64" } } });
    const bodies = sent.mock.calls.map(([, init]) => init?.body).map((body) => (typeof body === "string" ? /^[\w+/]+=*$/.test(body) : body?.constructor.name));
    sent.mockRestore();
    expect([imported, rows, bodies]).toEqual([expect.objectContaining({ updated: 1 }), [expect.objectContaining({ name: "Қўқон", population: 10 })], [true, true, true, "FormData", true]]);

    expect((await call(server, "POST auth/login", { body: { username: "clerk", password: "imports-clerk-1" } })).status).toBe(200);
    const bad = await fetch(`${server.url}/api/auth/login`, { method: "POST", body: "%%%", headers: { "content-type": "text/plain", "x-transfer-method": "base64", "accept-language": "uz" } });
    expect([bad.status, ((await bad.json()) as { message: string }).message]).toEqual([400, "Сўров нотўғри тузилган: body (base64)"]);
  });
});

/** The application's own client, as it is in a tab. */
function clientOf(url: string, transferMethod: string): { client: HttpClient; storage: BrowserStorage } {
  const kept = new Map<string, string>();
  const storage = new BrowserStorage({
    getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value), removeItem: (key) => void kept.delete(key), key: (index) => [...kept.keys()][index] ?? null, length: 0,
  });
  const client = new HttpClient({
    settings: { api: `${url}/api/`, auth: `${url}/api/auth/` }, storage, runExclusively: (_, work) => work({ hasWaited: false }), language: () => "uz", transferMethod: () => transferMethod, onSessionLost: () => Promise.resolve(false),
  });
  return { client, storage };
}
