import { expect, it } from "vitest";
import { endsOf, spanOf, typedShape } from "./typedShape.ts";

const shape = (type: string, values: Record<string, unknown> = {}, offered?: { id: string; name: string }[]): unknown => {
  const found = typedShape(type, values, offered);
  return "element" in found ? [found.kind, found.element.type, ...(found.element.data ? [found.element.data.map(({ id }) => id)] : [])] : found.kind;
};
const options = [{ id: "a", name: "A" }, { id: "b", name: "B" }];

it("F842 a value is edited by what fits the type that another field says: of elements, of dataset fields, and of filters by what they ask", () => {
  expect(["text", "date", "int", "number", "time", "checkbox", "boolean", "uuid", "text_array", "json", "point", "files"].map((type) => shape(type))).toEqual([
    ["one", "text"], ["one", "date"], ["one", "int"], ["one", "number"], ["one", "time"], "flag", "flag", ["one", "text"], ["one", "list"], "json", "json", "json",
  ]);
  expect([shape("select", { data: options }), shape("multiselect", { data: options }), shape("text", { options }), shape("select", {}, options), shape("select"), shape("select", { data: options, isMultiSelect: true })]).toEqual([
    ["one", "select", ["a", "b"]], ["one", "multiselect", ["a", "b"]], ["one", "select", ["a", "b"]], ["one", "select", ["a", "b"]], ["one", "text"], ["one", "multiselect", ["a", "b"]],
  ]);
  expect([shape("select", { operator: "in" }, options), shape("text", { operator: "in" }), shape("date", { operator: "between" }), shape("date", { operator: "relative" }), shape("text", { operator: "empty" }), shape("number", { operator: "ge" })]).toEqual([
    ["one", "multiselect", ["a", "b"]], ["one", "list"], ["pair", "date"], ["one", "text"], "flag", ["one", "number"],
  ]);
});

it("F843 a span is held as its two ends, one of which may be open", () => {
  expect([endsOf("2026-01-01..2026-02-01"), endsOf("5.."), endsOf(null)]).toEqual([["2026-01-01", "2026-02-01"], ["5", ""], ["", ""]]);
  expect([spanOf("1", "2"), spanOf(1, null), spanOf("", "")]).toEqual(["1..2", "1..", null]);
});
