import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isRelativeExpression, relativeDays, relativeNames, relativeRange } from "./relativeRange.ts";

const timeZone = "Asia/Tashkent";
/** Saturday 21 November 2026, half past midnight in Tashkent: the day before in UTC. */
const now = new Date("2026-11-20T19:30:00Z");
const days = (expression: string): string => {
  const range = relativeDays(expression, { now, timeZone });
  return range === undefined ? "none" : `${range.from} ${range.to}`;
};

describe("relativeRange", () => {
  it("C15 today is the project's day, weeks start on Monday, the end is not included", () => {
    expect(days("today")).toBe("2026-11-21 2026-11-22");
    expect(days("yesterday")).toBe("2026-11-20 2026-11-21");
    expect(days("tomorrow")).toBe("2026-11-22 2026-11-23");
    expect(days("thisWeek")).toBe("2026-11-16 2026-11-23");
    expect(days("lastWeek")).toBe("2026-11-09 2026-11-16");
    expect(days("nextWeek")).toBe("2026-11-23 2026-11-30");
    expect(days("thisMonth")).toBe("2026-11-01 2026-12-01");
    expect(days("lastMonth")).toBe("2026-10-01 2026-11-01");
    expect(days("nextMonth")).toBe("2026-12-01 2027-01-01");
    expect(days("thisYear")).toBe("2026-01-01 2027-01-01");
    expect(days("lastYear")).toBe("2025-01-01 2026-01-01");
    expect(days("nextYear")).toBe("2027-01-01 2028-01-01");
  });

  it("C16 last N ends with today and includes it, next N begins with today", () => {
    expect(days("last 7 days")).toBe("2026-11-15 2026-11-22");
    expect(days("last 1 day")).toBe(days("today"));
    expect(days("next 7 days")).toBe("2026-11-21 2026-11-28");
    expect(days("last 2 weeks")).toBe("2026-11-08 2026-11-22");
    expect(days("next 3 months")).toBe("2026-11-21 2027-02-21");
    expect(days("last 1 year")).toBe("2025-11-22 2026-11-22");
    for (const wrong of ["last 0 days", "last 99999 days", "last year of mine", "toString", "last -1 days", ""]) {
      expect([wrong, isRelativeExpression(wrong), days(wrong)]).toEqual([wrong, false, "none"]);
    }
  });

  it("C17 as moments the range is midnight to midnight of the project's zone", () => {
    expect(relativeRange("today", now, timeZone)).toEqual({ from: "2026-11-20T19:00:00.000Z",
      to: "2026-11-21T19:00:00.000Z" });
    const berlin = relativeRange("today", new Date("2026-10-25T12:00:00Z"), "Europe/Berlin");
    expect(berlin).toEqual({ from: "2026-10-24T22:00:00.000Z", to: "2026-10-25T23:00:00.000Z" });
  });

  it("C18 every expression gives from before to, at any moment, and today is in every range that is now", () => {
    const moments = fc.date({ min: new Date("1980-01-01"), max: new Date("2200-01-01"), noInvalidDate: true });
    const expressions = fc.constantFrom(...relativeNames, "last 3 days", "next 2 months", "last 5 weeks",
      "next 1 year");
    const zones = fc.constantFrom("Asia/Tashkent", "America/New_York", "Australia/Lord_Howe", "UTC");
    fc.assert(fc.property(moments, expressions, zones, (moment, expression, zone) => {
      const range = relativeRange(expression, moment, zone);
      if (range === undefined) throw new Error(expression);
      const isNow = Date.parse(range.from) <= moment.getTime() && moment.getTime() < Date.parse(range.to);
      const isElsewhere = /^(yesterday|tomorrow|lastW|nextW|lastM|nextM|lastY|nextY)/.test(expression);
      return range.from < range.to && isNow !== isElsewhere;
    }));
  });
});
