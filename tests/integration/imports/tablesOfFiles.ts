import { expect, it } from "vitest";
import { call } from "../harness/call.ts";
import { fieldsOfSheet, sheetCalls } from "../harness/sheetCalls.ts";
import type { ImportsServer } from "./importsServer.ts";

const titles = "№;Мактаб номи;Вилоят;СТИР;Ўқувчилар сони;Очилган;Тури;Фаол";
const schools = (count: number): string => ["Рўйхат;;;;;;;", titles, ...Array.from({ length: count }, (_, index) =>
  `${index + 1};Мактаб ${index + 1};${index % 2 ? "Хоразм" : "Тошкент"};${301_234_560 + index};1 ${String(index).padStart(3, "0")};0${(index % 9) + 1}.09.1990;${["Давлат", "Хусусий", "давлат"][index % 3]};${index % 2 ? "ҳа" : "йўқ"}`)].join("\n");

/** From a spreadsheet to a working table, on the server of the imports. */
export function testTablesOfFiles(server: ImportsServer): void {
  const { drop, check, make, ended, parts, rows, task } = sheetCalls(server, () => server.token("admin"));

  it("IM46, IM47 a file with Cyrillic titles becomes a table with its rows: types, keys, lists and relations by what its columns hold", async () => {
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
  });

  it("IM46 a file is read in another way when it is asked for; who makes no tables gets nothing read, and nobody another's file", async () => {
    const { data: found } = await drop("Номи|Сони\nа|1\n");
    expect(found.fields.map(({ title, kind }) => [title, kind])).toEqual([["Номи", "text"], ["Сони", "int"]]);
    const again = await call(server, "POST sheets/{id}", { params: { id: found.id }, body: { separator: "," }, token: server.token("admin") });
    expect([again.data.id, again.data.fields.map(({ title }) => title)]).toEqual([found.id, ["Номи|Сони"]]);
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
    expect((await make(found, "fine", { fields: fieldsOfSheet(found).map((field) => ({ ...field, key: "same" })) })).status).toBe(422);
  });

  it("IM49 a table that is cancelled while its rows go in is taken back with all that was made", async () => {
    const before = await parts();
    const { data: found } = await drop(schools(1_500));
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
}
