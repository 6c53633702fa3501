import { describe, expect, it } from "vitest";
import { parameterSchema } from "./parameterSchema.ts";

describe("parameterSchema", () => {
  it("OA4 a parameter is a schema with what its type knows of limits; options of numbers are numbers", () => {
    expect(parameterSchema({ name: "a", type: "string", minLength: 1, maxLength: 3, minValue: 7 })).toEqual({ type: "string", minLength: 1, maxLength: 3 });
    expect(parameterSchema({ name: "a", type: "int", options: ["1", "2"], minLength: 3 })).toEqual({ type: "integer", enum: [1, 2] });
    expect(parameterSchema({ name: "a", type: "boolean", options: ["yes"] })).toEqual({ type: "boolean" });
    expect(parameterSchema({ name: "a", type: "array", items: "number", isRequired: true, maxCount: 4, minValue: 0 })).toEqual({ type: "array", maxItems: 4, items: { type: "number", minimum: 0 } });
  });
});
