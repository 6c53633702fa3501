import { expect, it } from "vitest";
import { elapsedSince } from "./elapsed.ts";

it("UI926 how long ago something was is told in the unit that people would say, and beyond a month not at all", () => {
  const now = new Date("2026-11-26T12:00:00Z");
  const since = (at: string) => elapsedSince(at, now);
  expect(since("2026-11-26T11:59:30Z")).toEqual({ unit: "moment", count: 0 });
  expect(since("2026-11-26T12:00:20Z")).toEqual({ unit: "moment", count: 0 });
  expect(since("2026-11-26T11:58:59Z")).toEqual({ unit: "minutes", count: 1 });
  expect(since("2026-11-26T09:30:00Z")).toEqual({ unit: "hours", count: 2 });
  expect(since("2026-11-23T11:59:00Z")).toEqual({ unit: "days", count: 3 });
  expect([since("2026-10-01T00:00:00Z"), since("2027-01-01T00:00:00Z"), since("soon")]).toEqual([undefined, undefined, undefined]);
});
