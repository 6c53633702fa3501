import { describe, expect, it } from "vitest";
import { wishedTarget } from "./wishedTarget.ts";

describe("wishedTarget", () => {
  it("F40 full is shown in the layout where the address says nothing, blank always without, auto as the address says", () => {
    expect(wishedTarget("full", { frame: "blank", target: undefined })).toBe("self");
    expect(wishedTarget("full", { frame: "blank", target: "blank" })).toBeUndefined();
    expect(wishedTarget("blank", { frame: "layout", target: "self" })).toBe("blank");
    expect(wishedTarget("auto", { frame: "blank", target: undefined })).toBeUndefined();
    expect(wishedTarget("full", { frame: "modal", target: undefined })).toBeUndefined();
    expect(wishedTarget("blank", { frame: "embedded", target: undefined })).toBeUndefined();
  });
});
