import { expect, it } from "vitest";
import type { FormElement } from "#sdk/wire.ts";
import { pastedValue } from "./pastedValue.ts";
import { pastePlan } from "./pastePlan.ts";

const element = (dataField: string, type: string, more: Partial<FormElement> = {}): FormElement => ({ id: dataField, type, dataField, children: [], ...more });
const setting = {
  locale: "uz" as const,
  timeZone: "Asia/Tashkent",
  options: ({ data = [] }: FormElement) => data,
  words: { noOption: "йўқ", noText: "белги", yes: ["ҳа"] },
};
const read = (one: FormElement, text: string) => pastedValue(one, text, setting);
const name = element("name", "text", { isRequired: true });
const age = element("age", "int", { maxValue: 100 });
const columns = [{ title: "Ном", field: "name", element: name }, { title: "Код", field: "code", element: undefined }, { title: "Ёш", field: "age", element: age }];
const rows = [{ $id: "1", $version: 1, name: "а", code: "x", age: 5 }, { $id: "2", $version: 1, name: "б", code: "y", age: 6 }];

it("T720 a paste fills shown columns in their order and rows as shown; what is read-only or refused is named and left, what is beyond the end is said", () => {
  const plan = pastePlan([["в", "z", "7", "!"], ["б", "y", "700", ""], ["г"]], { line: 4, columns, rows, read, readOnly: "фақат ўқиш" });
  expect(plan.rows.map(({ line, values }) => [line, values])).toEqual([[4, { name: "в", age: 7 }], [5, {}]]);
  expect(plan.rows[0]?.cells[1]?.problem).toBe("фақат ўқиш");
  expect(plan.rows[1]?.cells[2]?.problem).toMatch(/100/);
  expect([plan.beyondRows, plan.beyondColumns]).toEqual([1, 1]);
});

it.each([
  ["a number with spaces and a comma", element("n", "int"), "1\u00a0234", { value: 1234 }],
  ["a day as it is shown", element("d", "date"), "05.03.2026", { value: "2026-03-05" }],
  ["the name of an option", element("s", "select", { data: [{ id: "a", name: "Қизил" }] }), "қизил", { value: "a" }],
  ["no option", element("s", "select", { data: [{ id: "a", name: "Қизил" }] }), "кўк", { problem: "йўқ" }],
  ["yes", element("f", "checkbox"), "Ҳа", { value: true }],
  ["U+0000", element("t", "text"), "а\0", { problem: "белги" }],
])("T721 a pasted text is read by the element's own coercion and checks: %s", (_, one, text, expected) => {
  expect(read(one, text)).toEqual(expected);
});
