import { expect, it } from "vitest";
import { periodsBetween, shifted, startOf } from "./periods.ts";

it("MT3 periods follow each other over the ends of months and years", () => {
  expect([startOf("day", "2026-03-31"), startOf("month", "2026-03-31"), startOf("year", "2026-03-31")]).toEqual(["2026-03-31", "2026-03-01", "2026-01-01"]);
  expect([shifted("day", "2026-03-01", -1), shifted("month", "2026-01-01", -1), shifted("year", "2026-01-01", 2)]).toEqual(["2026-02-28", "2025-12-01", "2028-01-01"]);
});

it("MT3 of more periods than an answer has the latest stay", () => {
  expect(periodsBetween("month", { first: "2025-11-01", last: "2026-02-01", most: 10 })).toEqual({ starts: ["2025-11-01", "2025-12-01", "2026-01-01", "2026-02-01"], isCut: false });
  expect(periodsBetween("day", { first: "0001-01-01", last: "2026-02-01", most: 2 })).toEqual({ starts: ["2026-01-31", "2026-02-01"], isCut: true });
});
