import { describe, expect, it } from "vitest";

import { judgeRetries } from "../../scripts/testing/judgeRetries.mjs";
import playwrightConfig from "../../playwright.config.ts";

describe("tests that pass only when they are tried again", () => {
  it("A157 a failed end-to-end test is tried once more", () => {
    expect(playwrightConfig.retries).toBe(1);
  });

  it("A157 three of them are named and borne with", () => {
    const { failed, lines } = judgeRetries(["a", "b", "c"], []);
    expect({ failed, lines }).toEqual({ failed: [], lines: ["a", "b", "c"] });
  });

  it("A157 more than three count as failed", () => {
    const { failed, lines } = judgeRetries(["a", "b", "c", "d"], []);
    expect(failed).toEqual(["a", "b", "c", "d"]);
    expect(lines.at(-1)).toBe("More than 3: all of them count as failed.");
  });

  it("A157 one that needed it in an earlier run counts as failed, the others do not", () => {
    const { runs } = judgeRetries(["a"], []);
    const { failed, lines } = judgeRetries(["a", "b"], judgeRetries([], runs).runs);
    expect({ failed, lines }).toEqual({ failed: ["a"], lines: ["a: in an earlier run too, counted as failed", "b"] });
  });

  it("A157 what lies more than twenty runs back is forgotten", () => {
    const later = (times: number): readonly (readonly string[])[] =>
      Array.from({ length: times }).reduce<readonly (readonly string[])[]>((runs) => judgeRetries([], runs).runs, judgeRetries(["a"], []).runs);
    expect(judgeRetries(["a"], later(19)).failed).toEqual(["a"]);
    expect(judgeRetries(["a"], later(20)).failed).toEqual([]);
  });
});
