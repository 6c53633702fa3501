import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { coerceValue, emptyValue, runChecks } from "./elementValue.ts";
import { elementTypeCodes, elementTypeOf, filterElementTypes } from "./findElementType.ts";

describe("element types", () => {
  it("C337 the types are those of the wire, each described once", () => {
    expect([...elementTypeCodes].sort()).toEqual([
      "button", "checkbox", "code", "date", "datetime", "expression", "fieldset", "file", "geo_point", "geo_polygon", "html", "image", "int", "key_value",
      "list", "markdown", "monaco", "multiselect", "number", "object", "password", "picture", "raw_json", "richtext", "richtext_blocks", "select", "tab", "tabs", "text",
      "textarea", "time",
    ]);
    expect(new Set(elementTypeCodes).size).toBe(elementTypeCodes.length);
  });

  it("C338 what an untouched control shows is a value of its type that breaks nothing unless it is required", () => {
    for (const type of elementTypeCodes) {
      const { value } = coerceValue(type, emptyValue(type)) as { value: unknown };
      expect({ type, value }).toEqual({ type, value: emptyValue(type) });
      expect(runChecks({ type, dataField: "a" }, value, { isNew: false })).toEqual([]);
      const isDemanded = elementTypeOf(type).value !== undefined;
      expect(runChecks({ type, dataField: isDemanded ? "a" : null, isRequired: true }, value, { isNew: false })).toHaveLength(isDemanded ? 1 : 0);
    }
  });

  it("C339 no input makes the coercion of an element throw, and a coerced value coerces to itself", () => {
    fc.assert(fc.property(fc.constantFrom(...elementTypeCodes), fc.anything(), (type, input) => {
      const once = coerceValue(type, input);
      if (once.ok) expect(coerceValue(type, once.value)).toEqual(once);
    }));
  });

  it("C340 filters of tables are edited by text, numbers, dates, times, checkbox and choices", () => {
    expect(filterElementTypes).toEqual(["text", "textarea", "number", "int", "date", "datetime", "time", "checkbox", "select", "multiselect"]);
  });
});
