import { describe, expect, it } from "vitest";
import { isWinter } from "./isWinter.ts";

describe("winter effect", () => {
  it("K396 it snows from 1 December until the day that the project names, 15 February unless it names one", () => {
    const on = (month: number, day: number, until = "02-15"): boolean => isWinter(new Date(2026, month - 1, day), until);
    expect([on(11, 30), on(12, 1), on(1, 10), on(2, 15), on(2, 16), on(7, 1)]).toEqual([false, true, true, true, false, false]);
    expect([on(12, 20, "12-25"), on(12, 26, "12-25"), on(1, 1, "12-25")]).toEqual([true, false, false]);
  });
});
