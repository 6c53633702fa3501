import { describe, expect, it } from "vitest";
import { PlatonError } from "#sdk/errors/PlatonError.ts";
import { fieldErrors } from "./saveFailure.ts";

describe("saveFailure", () => {
  it("F20 the server's texts belong to their fields, and a clash to the field that it names", () => {
    const refused = new PlatonError("invalid_values", "expected", { status: 422, fields: { code: ["а", "б"], other: ["в"] } });
    expect(fieldErrors(refused, "uz")).toEqual({ code: ["а", "б"], other: ["в"] });
    const clash = new PlatonError("duplicate", "expected", { status: 409, message: "банд", params: { field: "code" } });
    expect(fieldErrors(clash, "uz")).toEqual({ code: ["банд"] });
    expect(fieldErrors(new PlatonError("forbidden", "expected", { status: 403 }), "uz")).toEqual({});
  });

  it("F23, F239 a text that is meant for the log is never a field's", () => {
    const ours = new PlatonError("duplicate", "expected", { message: "unique_violation on code", params: { field: "code" } });
    expect(fieldErrors(ours, "uz")).toEqual({ code: ["«code» майдонида бундай қиймат аллақачон мавжуд"] });
  });
});
