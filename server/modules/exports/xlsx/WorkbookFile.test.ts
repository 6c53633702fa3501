import readWorkbook from "read-excel-file/node";
import { expect, it } from "vitest";
import { sheetName } from "./sheetName.ts";
import { WorkbookFile } from "./WorkbookFile.ts";

it("DA698 a sheet that is full is followed by another with the header", async () => {
  const file = new WorkbookFile({ title: "Рўйхат", columns: [{ width: 10 }, { width: 10 }], header: [["А", null], ["Б", "В"]], merges: [[1, 1, 1, 2]] }, 0, 5);
  for (let row = 1; row <= 7; row += 1) file.add([row, `=${row}`]);
  await file.end();
  const sheets = await readWorkbook(Buffer.concat(await file.take()));
  expect(sheets.map(({ sheet }) => sheet)).toEqual(["Рўйхат", "Рўйхат (2)", "Рўйхат (3)"]);
  expect(sheets.map(({ data }) => data.length)).toEqual([5, 5, 3]);
  expect(sheets[2]?.data).toEqual([["А", null], ["Б", "В"], [7, "=7"]]);
});

it("DA687 names of sheets are as Excel takes them, whatever the title", () => {
  const names = ["a[]:*?/\\b", "'a'", "History", "", "😀".repeat(20), "x".repeat(40), "   ", "''", "\u0000"].map((title) => sheetName(title, []));
  expect(names).toEqual(["a_______b", "a", "History_", "1", "😀".repeat(15), "x".repeat(31), "1", "1", "_"]);
  expect(sheetName("X".repeat(31), ["x".repeat(31)])).toBe(`${"X".repeat(27)} (2)`);
});
