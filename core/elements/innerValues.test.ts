import { describe, expect, it } from "vitest";
import type { CheckedElement } from "../checks/types.ts";
import { sayFailure } from "../wording/sayFailure.ts";
import { coerceElement, runChecks } from "./elementValue.ts";

const row: CheckedElement[] = [
  { type: "text", dataField: "field", label: "Майдон", isRequired: true },
  { type: "number", dataField: "share", label: "Улуш" },
  { type: "select", dataField: "dir", label: "Тартиб", data: [{ id: "asc" }, { id: "desc" }] },
  { type: "list", dataField: "names", label: "Номлар", maxLength: 3 },
];
const list: CheckedElement = { type: "list", dataField: "sort", children: row, minItems: 1, maxItems: 2 };
const texts: CheckedElement = { type: "list", dataField: "names", maxLength: 3 };
const said = (element: CheckedElement, value: unknown): string[] => runChecks(element, value, { isNew: false }).map((failure) => sayFailure("en", failure));

describe("values with elements in them", () => {
  it("C591 each property is as its element stores it; what none is for stays, rows and texts that hold nothing go", () => {
    expect(coerceElement(list, [{ field: "a", share: "1.50", other: [1] }, {}, { field: "", names: ["b", "", null] }]))
      .toEqual({ ok: true, value: [{ field: "a", share: 1.5, other: [1] }, { names: ["b"] }] });
    expect(coerceElement(texts, ["a", "", null, 5])).toEqual({ ok: true, value: ["a", "5"] });
    expect(coerceElement({ type: "object", dataField: "o", children: row }, { field: "a", share: null })).toEqual({ ok: true, value: { field: "a" } });
    for (const input of ["a", 5, { a: 1 }, [1n], Array(10_001).fill("x")]) expect(coerceElement(list, input)).toMatchObject({ ok: false });
  });

  it("C592 what is wrong in a row is told with its number and the label of its element, however deep", () => {
    expect(said(list, [{ field: "a" }, { share: "much", dir: "up", names: ["long"] }])).toEqual([
      "Row 2, Майдон: This field is required", "Row 2, Улуш: Enter a number", "Row 2, Тартиб: Choose from the list",
      "Row 2, Номлар, Row 1: Enter at most 3 characters",
    ]);
    expect(said(texts, ["a", "long"])).toEqual(["Row 2: Enter at most 3 characters"]);
    expect(said(list, ["a"])).toEqual(["Row 1: The data has the wrong structure"]);
  });

  it("C593 a list that has rows has at least minItems and at most maxItems", () => {
    expect(said(list, Array(3).fill({ field: "a" }))).toEqual(["There can be at most 2 rows"]);
    expect([said({ ...texts, minItems: 2 }, ["a"]), said({ ...texts, minItems: 2 }, null)]).toEqual([["At least 2 rows are needed"], []]);
  });
});
