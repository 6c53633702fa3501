import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import iconv from "iconv-lite";
import { afterAll, expect, it } from "vitest";
import { craftedWorkbook } from "../testing/craftedWorkbook.ts";
import type { Cell, ReadRow } from "./Cell.ts";
import { readFile, type FoundFile, type ReadingChoice } from "./readFile.ts";
import { serialCell } from "./xlsx/serialCell.ts";

const folder = mkdtempSync(join(tmpdir(), "reading-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function read(bytes: Uint8Array, choice: ReadingChoice = {}): Promise<{ found: FoundFile; rows: ReadRow[]; batches: number }> {
  const path = join(folder, "file");
  writeFileSync(path, bytes);
  const { found, rows } = await readFile(path, choice);
  const all: ReadRow[] = [];
  let batches = 0;
  for await (const batch of rows) {
    all.push(...batch);
    batches += 1;
  }
  return { found, rows: all, batches };
}

const cellsOf = async (bytes: Uint8Array, choice?: ReadingChoice): Promise<readonly (readonly Cell[])[]> => (await read(bytes, choice)).rows.map(({ cells }) => cells);
const text = (said: string): Uint8Array => new TextEncoder().encode(said);

it("IM1 cells are read with their types: texts with all their runs, formulas by their kept values, what could not be worked out as an error", async () => {
  const rows = `<row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2"><v>12.5</v></c><c r="C2" t="b"><v>1</v></c><c r="D2" t="e"><f>1/0</f><v>#DIV/0!</v></c>
    <c r="E2" t="str"><f>A2&amp;"x"</f><v>Тошкентx</v></c><c r="F2"><f>1+1</f><v>2</v></c><c r="G2" t="inlineStr"><is><r><t>Ўз</t></r><r><t xml:space="preserve"> бек</t></r></is></c>
    <c r="I2" t="s"><v>1</v></c></row>`;
  const strings = ["<r><t>Тош</t></r><r><rPr><b/></rPr><t>кент</t></r><rPh><t>тасикент</t></rPh>", "<t>😀 a_x000D_b</t>"];
  expect((await read(craftedWorkbook({ rows, strings }))).rows).toEqual([
    { row: 2, cells: ["Тошкент", 12.5, true, { error: "#DIV/0!" }, "Тошкентx", 2, "Ўз бек", null, "😀 a\rb"] },
  ]);
});

it("IM2 a date is the day that the sheet shows: by either calendar, in 1908 too, with a time, and a time alone", async () => {
  const formats = [14, "dd\\.mm\\.yyyy\\ hh:mm", "[$-FC19]dd\\ mmmm\\ yyyy&quot; г.&quot;", 20, "0.00", "[h]:mm", "#,##0\\ &quot;сўм&quot;"];
  const rows = `<row><c s="1"><v>46352</v></c><c s="2"><v>46352.395833333336</v></c><c s="3"><v>3021</v></c><c s="4"><v>0.5</v></c><c s="5"><v>46352</v></c><c s="6"><v>1.25</v></c><c s="7"><v>5000</v></c></row>`;
  const expected = [{ day: "2026-11-26" }, { moment: "2026-11-26T09:30:00" }, { day: "1908-04-08" }, { time: "12:00:00" }, 46352, { time: "30:00:00" }, 5000];
  expect(await cellsOf(craftedWorkbook({ rows, formats }))).toEqual([expected]);
  expect((await cellsOf(craftedWorkbook({ rows, formats, is1904: true })))[0]?.slice(0, 4)).toEqual([{ day: "2030-11-27" }, { moment: "2030-11-27T09:30:00" }, { day: "1912-04-09" }, { time: "12:00:00" }]);
  expect([1, 59, 61].map((serial) => serialCell(serial, "day", false))).toEqual([{ day: "1900-01-01" }, { day: "1900-02-28" }, { day: "1900-03-01" }]);
});

it.each(["UTC", "Asia/Tashkent", "America/New_York"])("IM2 in %s a date is the same day", (zone) => {
  const { TZ } = process.env;
  try {
    process.env["TZ"] = zone;
    expect([46_352, 3_021].map((serial) => serialCell(serial, "day", false))).toEqual([{ day: "2026-11-26" }, { day: "1908-04-08" }]);
  } finally {
    if (TZ === undefined) delete process.env["TZ"];
    else process.env["TZ"] = TZ;
  }
});

it("IM3 rows are read whatever range the sheet says it has; a row with nothing in it, however drawn, is none", async () => {
  const drawn = Array.from({ length: 60_000 }, (_, index) => `<row r="${index + 2}" s="1" customFormat="1"><c r="A${index + 2}" s="1"/></row>`).join("");
  const rows = `<row r="1"><c r="A1"><v>1</v></c></row>${drawn}<row r="1048576"><c r="XFD1048576"><v>2</v></c></row>`;
  const { rows: found, batches } = await read(craftedWorkbook({ rows, before: '<dimension ref="A1:B2"/>', formats: [14] }));
  expect(found.map(({ row, cells }) => [row, cells.length, cells.at(-1)])).toEqual([[1, 1, 1], [1_048_576, 16_384, 2]]);
  expect(batches).toBeLessThan(3);
});

it("IM4 a file that grows too much, is damaged, or is of an old kind is refused by that name", async () => {
  const bomb = craftedWorkbook({ rows: `${"<row/>".repeat(6_500_000)}` });
  await expect(read(bomb)).rejects.toMatchObject({ code: "import_excessive" });
  const whole = craftedWorkbook({ rows: "<row><c><v>1</v></c></row>" });
  await expect(read(whole.slice(0, whole.length / 2))).rejects.toMatchObject({ code: "import_unreadable" });
  await expect(read(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3, 4))).rejects.toMatchObject({ code: "import_old_format" });
  await expect(read(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 0, 1))).rejects.toMatchObject({ code: "import_unreadable" });
});

it("IM5 the sheet is the first that is shown, or the one that was chosen", async () => {
  const bytes = craftedWorkbook({ rows: "<row><c><v>1</v></c></row>", names: ["Маълумот", "Изоҳ"] });
  expect((await read(bytes)).found).toEqual({ format: "xlsx", sheet: "Маълумот", sheets: ["Маълумот", "Изоҳ"] });
  expect((await read(bytes, { sheet: "Изоҳ" })).found).toMatchObject({ sheet: "Изоҳ" });
  await expect(read(bytes, { sheet: "Лист9" })).rejects.toMatchObject({ code: "import_no_sheet" });
});

it("IM6 encoding and separator of a csv file are found, with a mark at the beginning and without, and may be said", async () => {
  const said = "Номи;Аҳоли;Изоҳ\r\n\"Тошкент; шаҳар\";3000000,5;\"икки\nқатор\"\r\n";
  const expected = [["Номи", "Аҳоли", "Изоҳ"], ["Тошкент; шаҳар", "3000000,5", "икки\nқатор"]];
  for (const encoding of ["utf-8", "utf-16le", "utf-16be"] as const) {
    for (const addBOM of [true, false]) {
      const { found, rows } = await read(iconv.encode(said, encoding, { addBOM }));
      expect([found, rows.map(({ cells }) => cells)]).toEqual([{ format: "csv", encoding, separator: ";" }, expected]);
    }
  }
  const russian = iconv.encode("Название\tОбласть\nТашкент, город\tТашкентская\nСамарканд\tСамаркандская область\n", "windows-1251");
  expect((await read(russian)).found).toEqual({ format: "csv", encoding: "windows-1251", separator: "\t" });
  expect(await cellsOf(text("sep=|\na|b;c\n1|2\n"))).toEqual([["a", "b;c"], ["1", "2"]]);
  expect(await cellsOf(text("a,b;c\n"), { separator: "," })).toEqual([["a", "b;c"]]);
});

it("IM7 a lone CR ends a line; a broken quote is told with its row; what our own export made harmless is as it was", async () => {
  expect(await cellsOf(text("a,b\r1,2\r\n3,'=4\n"))).toEqual([["a", "b"], ["1", "2"], ["3", "=4"]]);
  const lines = Array.from({ length: 400_000 }, (_, index) => `${index},x`);
  await expect(read(text(["a,b", ...lines, 'y,"broken', ...lines.slice(0, 3_000)].join("\n")))).rejects.toMatchObject({ code: "import_broken_row", params: { row: 400_002 } });
  await expect(read(text('a,b\n1,"x"y\n'))).rejects.toMatchObject({ code: "import_broken_row", params: { row: 2 } });
});

it("IM7 a quote that is never closed is told with its row however much stands behind it", async () => {
  const lines = Array.from({ length: 2_000 }, (_, index) => `${index},x`);
  await expect(read(text(["a,b", ...lines, 'y,"broken', "x".repeat(5_000_000)].join("\n")))).rejects.toMatchObject({ code: "import_broken_row", params: { row: 2_002 } });
});

it("IM77 a csv file whose beginning has English letters alone is read as what stands behind it is", async () => {
  const english = Array.from({ length: 20_000 }, (_, index) => `abc;${index}`).join("\n");
  const { found, rows } = await read(Buffer.concat([text(`a;b\n${english}\n`), iconv.encode("Ташкент, город;Самаркандская область\nНазвание;Улица\n", "windows-1251")]));
  expect([found, rows.at(-2)?.cells, rows.length]).toEqual([{ format: "csv", encoding: "windows-1251", separator: ";" }, ["Ташкент, город", "Самаркандская область"], 20_003]);
  expect((await read(text(`a;b\n${english}\nТошкент;ў\n`))).found).toMatchObject({ encoding: "utf-8" });
});

it("IM78 a row that never ends, a format that nobody wrote and xml that nothing ends are refused by that name, or cost nothing", async () => {
  const begun = performance.now();
  await expect(read(text(`a;b\n${"x".repeat(4_500_000)};1\n`))).rejects.toMatchObject({ code: "import_excessive" });
  await expect(read(text(`a;b\n${'"'.repeat(1_000_000)}\n`))).rejects.toMatchObject({ code: "import_excessive" });
  const rows = '<row><c s="1"><v>1</v></c></row>';
  expect(await cellsOf(craftedWorkbook({ rows, formats: ["[".repeat(90_000), "&quot;".repeat(30_001)] }))).toEqual([[1]]);
  await expect(read(craftedWorkbook({ rows: `<row x="${"y".repeat(5_000_000)}"/>` }))).rejects.toMatchObject({ code: "import_excessive" });
  for (const bad of ['<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>', "<a>".repeat(30_000)]) await expect(read(craftedWorkbook({ rows: `<row>${bad}<c><v>&b;</v></c></row>` }))).rejects.toMatchObject({ code: "import_unreadable" });
  for (const [row, cell] of [["1e99", "A1"], ["1", "ZZZZZZ1"], ["x", "A1"], ["1", "1"]]) await expect(read(craftedWorkbook({ rows: `<row r="${row}"><c r="${cell}"><v>1</v></c></row>` }))).rejects.toMatchObject({ code: "import_unreadable" });
  expect(performance.now() - begun).toBeLessThan(20_000);
});

it("IM73 long texts are handed over a few rows at a time, of csv and of a workbook", async () => {
  const long = "ў".repeat(90_000);
  const csv = await read(text(Array.from({ length: 30 }, (_, index) => `${index};${long}`).join("\n")));
  expect([csv.rows.length, csv.batches]).toEqual([30, 2]);
  const sheet = await read(craftedWorkbook({ rows: '<row><c t="s"><v>0</v></c></row>'.repeat(30), strings: [`<t>${long}</t>`] }));
  expect([sheet.rows.length, sheet.batches]).toEqual([30, 2]);
});

it("IM74 merged cells are their first; an emoji, a joined letter and a space that does not break are as they stand", async () => {
  const rows = '<row r="1"><c r="A1" t="inlineStr"><is><t>Вилоят</t></is></c><c r="C1"><v>1</v></c></row><row r="2"><c r="C2"><v>2</v></c></row>';
  expect(await cellsOf(craftedWorkbook({ rows: `${rows}</sheetData><mergeCells><mergeCell ref="A1:B2"/></mergeCells><sheetData>` }))).toEqual([["Вилоят", null, 1], [null, null, 2]]);
  expect(await cellsOf(text("\ufeffКод😀;👩‍👩‍👧;b\u00a0\n"))).toEqual([["Код😀", "👩‍👩‍👧", "b\u00a0"]]);
});
