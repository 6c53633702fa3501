import { describe, expect, it } from "vitest";
import { satisfiesRange } from "./satisfiesRange.ts";

describe("ranges of versions", () => {
  it.each([
    ["^1.0", ["1.0.0", "1.9.9"], ["0.9.9", "2.0.0"]],
    ["^1.2.3", ["1.2.3", "1.3.0"], ["1.2.2", "2.0.0"]],
    ["^0.2.3", ["0.2.3", "0.2.9"], ["0.3.0", "1.0.0"]],
    ["^0.0.3", ["0.0.3"], ["0.0.4"]],
    ["^0", ["0.0.0", "0.9.0"], ["1.0.0"]],
    ["~1.2", ["1.2.0", "1.2.9"], ["1.3.0", "1.1.9"]],
    ["~1", ["1.0.0", "1.9.0"], ["2.0.0"]],
    ["1.x", ["1.0.0", "1.7.3"], ["2.0.0", "0.9.0"]],
    ["*", ["0.0.0", "99.1.2"], []],
    ["1.2.3", ["1.2.3"], ["1.2.4"]],
    [">=1.0 <3", ["1.0.0", "2.9.9"], ["0.9.9", "3.0.0"]],
    ["> 1.2", ["1.3.0"], ["1.2.9"]],
    ["<=1.2", ["1.2.9", "0.1.0"], ["1.3.0"]],
    ["^1 || ^3", ["1.5.0", "3.0.1"], ["2.0.0"]],
  ])("PN7 %s holds what it should and nothing else", (range, inside, outside) => {
    expect(inside.map((version) => satisfiesRange(version, range))).toEqual(inside.map(() => true));
    expect(outside.map((version) => satisfiesRange(version, range))).toEqual(outside.map(() => false));
  });

  it("PN7 what is no range is told apart from one that does not hold", () => {
    for (const range of ["", "latest", "^1.0-beta", "^^1", "1.2.3.4", "^1 ||", `^${"1".repeat(200)}`, ">=1 - 2"]) {
      expect([range, satisfiesRange("1.0.0", range)]).toEqual([range, undefined]);
    }
    expect(satisfiesRange("1.0.0-rc.1", "^1.0")).toBeUndefined();
  });
});
