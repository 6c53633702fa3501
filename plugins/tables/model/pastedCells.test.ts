import fc from "fast-check";
import { expect, it } from "vitest";
import { tabSeparated } from "../view/body/copiedText.ts";
import { pastedCells } from "./pastedCells.ts";

it.each([
  ["a closing CRLF", "а\tб\r\nв\tг\r\n", [["а", "б"], ["в", "г"]]],
  ["no line end at all", "а\tб", [["а", "б"]]],
  ["blank lines at the beginning", "\r\n\r\nа\r\n", [[""], [""], ["а"]]],
  ["an empty cell at the end", "а\t\r\nб\t", [["а", ""], ["б", ""]]],
  ["a quoted line break and tab", '"а\r\nб\tв"\tг\r\n', [["а\nб\tв", "г"]]],
  ["doubled quotes", '"ООО ""Ромашка"""\t1', [['ООО "Ромашка"', "1"]]],
  ["a quote that closes nothing", '"а б\tв\n', [['"а б', "в"]]],
  ["a quote within", 'ООО "Ромашка"\t1', [['ООО "Ромашка"', "1"]]],
  ["a quoted beginning only", '"а" б\tв', [['"а" б', "в"]]],
  ["line ends of an old Mac", "а\rб\r", [["а"], ["б"]]],
  ["nothing", "", []],
])("T719 exactly the copied rectangle is read from the clipboard: %s", (_, text, expected) => {
  expect(pastedCells(text)).toEqual(expected);
});

it("T719 whatever is copied from a table is read as it was", () => {
  const cell = fc.string({ unit: fc.constantFrom("а", " ", '"', "\t", "\n", ",") });
  const rectangle = fc.integer({ min: 2, max: 4 }).chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }));
  fc.assert(fc.property(rectangle, (lines) => void expect(pastedCells(tabSeparated(lines))).toEqual(lines)));
});

it("T719 no text makes it fail or go on for ever", () => {
  fc.assert(fc.property(fc.string({ unit: fc.constantFrom('"', "\t", "\n", "\r", "а") }), (text) => pastedCells(text).every((line) => line.length > 0)));
});
