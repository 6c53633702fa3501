import { describe, expect, it } from "vitest";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { failureText, fieldErrors } from "./saveFailure.ts";

describe("saveFailure", () => {
  it("F20 the server's texts belong to their fields, and a clash to the field that it names", () => {
    const refused = new PlatonError("invalid_values", "expected", { status: 422, fields: { code: ["а", "б"], other: ["в"] } });
    expect(fieldErrors(refused)).toEqual({ code: ["а", "б"], other: ["в"] });
    const clash = new PlatonError("duplicate", "expected", { status: 409, message: "банд", params: { field: "code" } });
    expect(fieldErrors(clash)).toEqual({ code: ["банд"] });
    expect(fieldErrors(new PlatonError("forbidden", "expected", { status: 403 }))).toEqual({});
  });

  it("F23 a failure without words of the server reads by its code", () => {
    expect(failureText(new PlatonError("network", "expected"), "uz")).toBe("Сервер билан алоқа йўқ");
    expect(failureText(new PlatonError("forbidden", "expected", { message: "Мумкин эмас" }), "uz")).toBe("Мумкин эмас");
  });
});
