import { expect, it } from "vitest";
import type { FieldType } from "#core/fieldType.ts";
import type { FormField } from "../forms/index.ts";
import { cellValue } from "./cellValue.ts";
import type { Cell } from "./reading/Cell.ts";

const fieldOf = (type: FieldType, element: string, more: object = {}): FormField =>
  ({ name: "a", element: { id: "a", type: element, children: [], ...more }, field: { name: "a", column: "a", type } }) as unknown as FormField;
const read = (cell: Cell, field: FormField): unknown => {
  const value = cellValue(cell, field, "Asia/Tashkent");
  return value.ok ? value.value : value.key;
};

it("IM21, IM99 numbers in the forms of our languages and of spreadsheets; one that may be read in two ways is none", () => {
  const number = fieldOf("number", "number");
  expect(["1 234,5", "1\u00a0234,50", "1,234.56", "1.234,56", "(12,50)", "5 000 сўм", "1,5E+3", "-7"].map((text) => read(text, number))).toEqual(
    ["1234.5", "1234.5", "1234.56", "1234.56", "-12.5", "5000", "1500", "-7"],
  );
  expect([0.1 + 0.2, 1e21, "икки", { day: "2026-11-26" }].map((cell) => read(cell, number))).toEqual(["0.3", "1000000000000000000000", "coercion.number", "coercion.number"]);
  // What was worked out has more digits than a field keeps; a dash stands where there is no number.
  expect([8.33333333333333, "-0.1234567890125", 0.00123456789012345, "–", "NaN"].map((cell) => read(cell, number))).toEqual(["8.333333333333", "-0.123456789013", "0.00123456789012345", null, null]);
  const int = fieldOf("int", "int");
  expect(["3 000 000", 12, 12.5, "1,234", "12.0"].map((cell) => read(cell, int))).toEqual([3_000_000, 12, "coercion.int", "coercion.int", 12]);
});

it("IM21 days, times and moments by the wall clock of the project", () => {
  const day = fieldOf("date", "date");
  expect([{ day: "1908-04-08" }, { moment: "2026-11-26T10:00:00" }, "26.11.2026", "6.1.2026 й.", "26/11/2026 г.", "2026-11-26", "31.02.2026", 46_352].map((cell) => read(cell, day))).toEqual(
    ["1908-04-08", "2026-11-26", "2026-11-26", "2026-01-06", "2026-11-26", "2026-11-26", "coercion.date", "coercion.date"],
  );
  expect([{ moment: "2026-11-26T10:30:00" }, { day: "2026-11-26" }, "26.11.2026 10:30", "2026-11-26T05:30:00Z", { time: "10:00:00" }].map((cell) => read(cell, fieldOf("datetime", "datetime")))).toEqual(
    ["2026-11-26T05:30:00.000Z", "2026-11-25T19:00:00.000Z", "2026-11-26T05:30:00.000Z", "2026-11-26T05:30:00Z", "coercion.datetime"],
  );
  expect([{ time: "09:30:00" }, "9:30", "9.30", "25", "-"].map((cell) => read(cell, fieldOf("time", "time")))).toEqual(["09:30:00", "09:30", "09:30", "coercion.time", null]);
});

it("IM21 yes and no, options by their names in any language, lists, and numbers where a text is asked for", () => {
  expect([true, "Ҳа", "ДА", "yoʻq", 0, "балки"].map((cell) => read(cell, fieldOf("boolean", "checkbox")))).toEqual([true, true, true, false, false, "coercion.boolean"]);
  const data = [{ id: "a", name: "Янги", name_ru: "Новый" }, { id: "b", name: "Ёпилган" }, { id: "c", name: "Ёпилган" }];
  expect(["a", "ЯНГИ", "новый", "Ян", "Ёпилган", "b"].map((cell) => read(cell, fieldOf("text", "select", { data })))).toEqual(["a", "a", "a", "check.importOption", "check.importSeveral", "b"]);
  expect(read("Янги; b", fieldOf("text_array", "multiselect", { data }))).toEqual(["a", "b"]);
  expect([998_901_234_567, " 😀 матн ", { day: "2026-11-26" }, { error: "#REF!" }, "  "].map((cell) => read(cell, fieldOf("text", "text")))).toEqual(["998901234567", "😀 матн", "26.11.2026", "check.importFormula", null]);
});
