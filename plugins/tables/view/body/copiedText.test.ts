// @vitest-environment jsdom
import { expect, it } from "vitest";
import { copiedTable, tabSeparated } from "./copiedText.ts";

it.each([
  ["one cell is its text", [['ООО "Ромашка"']], 'ООО "Ромашка"'],
  ["one cell of several lines too", [['"а"\nб']], '"а"\nб'],
  ["in a range a quote within a text is as it is", [['ООО "Ромашка"', "1"]], 'ООО "Ромашка"\t1'],
  ["in a range what breaks it, or begins with a quote, stands in quotes", [['"а" б', "в\nг"], ["д\tе", ""]], '"""а"" б"\t"в\nг"\n"д\tе"\t'],
])("T116 copied text has quotes only where a range needs them: %s", (_, lines, expected) => {
  expect(tabSeparated(lines)).toBe(expected);
});

it("T117 a range is copied as a table too, whose texts are no markup", () => {
  expect(copiedTable([["<b>", "1"], ["a&b", '"']])).toBe(
    '<table xmlns="http://www.w3.org/1999/xhtml"><tbody><tr><td>&lt;b&gt;</td><td>1</td></tr><tr><td>a&amp;b</td><td>"</td></tr></tbody></table>',
  );
});
