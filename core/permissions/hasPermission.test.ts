import { describe, expect, it } from "vitest";
import { hasPermission } from "./hasPermission.ts";

describe("hasPermission", () => {
  it("PE1 a permission without a wildcard covers itself only", () => {
    expect(hasPermission(["tables.cities.read"], "tables.cities.read")).toBe(true);
    expect(hasPermission(["tables.cities.read"], "tables.cities")).toBe(false);
    expect(hasPermission(["tables.cities"], "tables.cities.read")).toBe(false);
    expect(hasPermission([], "tables.cities.read")).toBe(false);
  });

  it.each([
    ["tables.*.read", "tables.cities.read", true],
    ["tables.*.read", "tables.cities.update", false],
    ["tables.*.read", "tables.a.b.read", false],
    ["tables.*.read", "tables.cities.read.all", false],
    ["tables.*", "tables.cities", true],
    ["tables.*", "tables.cities.read", true],
    ["tables.*", "tables", false],
    ["*", "anything.at.all", true],
  ])("PE2 %s covers %s: %s", (granted, wanted, covered) => {
    expect(hasPermission(["other", granted], wanted)).toBe(covered);
  });

  it("PE33 any of several wanted ones is enough, and none of none", () => {
    expect(hasPermission(["tables.*.read"], ["pages.main", "tables.cities.read"])).toBe(true);
    expect(hasPermission(["tables.*.read"], ["pages.main", "tables.cities.update"])).toBe(false);
    expect(hasPermission(["*"], [])).toBe(false);
  });

  it("PE3 a star inside a word is a letter like any other", () => {
    expect(hasPermission(["tables.cit*"], "tables.cities")).toBe(false);
    expect(hasPermission(["tables.cit*"], "tables.cit*")).toBe(true);
  });
});
