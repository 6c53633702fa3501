import { describe, expect, it } from "vitest";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import type { FieldElement } from "./formFields.ts";
import { failureText, fieldErrors } from "./saveFailure.ts";

const fields: FieldElement[] = [{ id: "1", type: "text", dataField: "code", children: [] }];

describe("saveFailure", () => {
  it("F20 the server's texts go under their fields, and a clash under the field that it names", () => {
    const refused = new PlatonError("invalid_values", "expected", { status: 422, fields: { code: ["а", "б"], other: ["в"] } });
    expect(fieldErrors(refused, fields)).toEqual({ code: ["а", "б"] });
    const clash = new PlatonError("duplicate", "expected", { status: 409, message: "банд", params: { field: "code" } });
    expect(fieldErrors(clash, fields)).toEqual({ code: ["банд"] });
    expect(fieldErrors(new PlatonError("forbidden", "expected", { status: 403 }), fields)).toEqual({});
  });

  it("F23 a failure without words of the server reads by its code", () => {
    expect(failureText(new PlatonError("network", "expected"), "uz")).toBe("Сервер билан алоқа йўқ");
    expect(failureText(new PlatonError("forbidden", "expected", { message: "Мумкин эмас" }), "uz")).toBe("Мумкин эмас");
  });
});
