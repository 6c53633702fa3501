import { expect, it } from "vitest";
import { limitsInForce } from "#core/limits/realmLimits.ts";
import { parseProject } from "../files/parseProject.ts";
import { checkProject } from "./checkProject.ts";

const statuses = [{ id: "new", name: "New" }, { id: "done", name: "Done" }];
const fields = [
  { name: "title", type: "text" }, { name: "size", type: "int" }, { name: "day", type: "date" }, { name: "rate", type: "number" }, { name: "is_open", type: "boolean" },
  { name: "tags", type: "text_array" }, { name: "secret", type: "password" },
];

function problems({ field = {}, element, filter }: { field?: object; element?: object; filter?: object }): string[] {
  const texts = {
    "datasets/boxes.json": { title: "Boxes", fields: [...fields, { name: "status", type: "text", options: statuses, ...field }] },
    "forms/boxes.json": { title: "Box", source: { dataset: "boxes" }, elements: [{ type: "text", dataField: "title" }, ...(element ? [element] : [])] },
    "tables/boxes.json": { title: "Boxes", source: { dataset: "boxes" }, columns: [{ title: "Title", dataField: "title" }], ...(filter && { filters: [{ title: "F", ...filter }] }) },
  };
  const files = Object.entries(texts).map(([path, value]) => ({ path, text: JSON.stringify(value) }));
  return checkProject(parseProject(files).texts, { projectId: "city", limits: limitsInForce() }).problems.map(({ path, reason }) => `${path} ${reason}`);
}

it("CF773 an element begins with what it can hold: another type, a choice that is not offered, and a default of a password are refused", () => {
  const of = (type: string, dataField: string, defaultValue: unknown, more: object = {}): string[] => problems({ element: { type, dataField, defaultValue, ...more } });
  expect([of("int", "size", 5), of("date", "day", "2026-01-31"), of("checkbox", "is_open", true), of("select", "status", "new", { data: statuses }), of("date", "day", { $expression: "values.title" }), of("number", "rate", 1.5)]).toEqual([[], [], [], [], [], []]);
  const at = "$.elements[1].defaultValue";
  expect([of("int", "size", "five"), of("date", "day", "tomorrow"), of("select", "status", "old", { data: statuses }), of("password", "secret", "x")]).toEqual([
    [`${at} wrongType`], [`${at} wrongType`], [`${at} unknownName`], [`${at} notForType`],
  ]);
});

it("CF774 a filter begins with what it can ask: one value, a list, or both ends of a span", () => {
  const of = (operator: string, field: string, defaultValue: unknown): string[] => problems({ filter: { operator, field, type: "text", defaultValue } });
  const fit = [of("ge", "size", 5), of("in", "status", ["new", "done"]), of("in", "status", "new,done"), of("between", "day", "2026-01-01..2026-02-01"), of("between", "size", "5.."), of("relative", "day", "last 7 days"), of("hasAny", "tags", ["a"]), of("eq", "is_open", true)];
  expect(fit.flat()).toEqual([]);
  const at = ["$.filters[0].defaultValue wrongType"];
  expect([of("ge", "size", "many"), of("between", "day", ["2026-01-01"]), of("between", "day", ".."), of("relative", "day", "some days"), of("in", "size", ["1", "x"])]).toEqual([at, at, at, at, at]);
});

it("CF775 a field of a closed list begins with one of it", () => {
  expect([problems({ field: { default: "new" } }), problems({ field: { default: "old" } })]).toEqual([[], ["$.fields[7].default unknownName"]]);
});
