import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addMonths, parseIsoDay, weekdayOf } from "./calendar.ts";
import { dayRange, momentOf, zonedTime } from "./timeZone.ts";
import { defaultTimeZone, isTimeZone, usableTimeZone } from "./zoneNames.ts";

const wall = (hour: number, minute: number, day = 29, month = 3): Parameters<typeof momentOf>[0] =>
  ({ year: 2026, month, day, hour, minute, second: 0 });

describe("timeZone", () => {
  it("C92 the default zone is Asia/Tashkent, a name that no zone has is known as such", () => {
    expect(defaultTimeZone).toBe("Asia/Tashkent");
    expect([isTimeZone("Europe/Berlin"), isTimeZone("Mars/Base"), isTimeZone(""), isTimeZone(5)]).toEqual([true, false,
      false, false]);
  });

  it("C276 a zone that the runtime does not know gives way to the default one", () => {
    expect(["Europe/Berlin", "Asia/Tashkemt", "", undefined].map(usableTimeZone)).toEqual(["Europe/Berlin", defaultTimeZone, defaultTimeZone, defaultTimeZone]);
  });

  it("C93 wall clock and moment agree, in a skipped hour the later moment, in a repeated one the first", () => {
    expect(momentOf(wall(2, 30), "Europe/Berlin").toISOString()).toBe("2026-03-29T01:30:00.000Z");
    expect(momentOf(wall(2, 30, 25, 10), "Europe/Berlin").toISOString()).toBe("2026-10-25T00:30:00.000Z");
    const moments = fc.integer({ min: -2_000_000_000, max: 4_000_000_000 }).map((second) => new Date(second * 1000));
    const zones = fc.constantFrom("Asia/Tashkent", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "UTC");
    fc.assert(fc.property(moments, zones, (moment, zone) => {
      const again = momentOf(zonedTime(moment, zone), zone);
      expect(zonedTime(again, zone)).toEqual(zonedTime(moment, zone));
      expect(again.getTime()).toBeLessThanOrEqual(moment.getTime());
    }));
  });

  it("C94 a day with a change of the clock has 23 or 25 hours", () => {
    const hours = (day: string): number => {
      const { from, to } = dayRange(day, "Europe/Berlin");
      return (Date.parse(to) - Date.parse(from)) / 3_600_000;
    };
    expect([hours("2026-03-29"), hours("2026-10-25"), hours("2026-06-01")]).toEqual([23, 25, 24]);
    expect(() => dayRange("2026-02-30", "UTC")).toThrow(RangeError);
  });

  it("C95 adding months stays within the month, weeks start on Monday, the years 1 to 99 are themselves", () => {
    expect(addMonths({ year: 2026, month: 1, day: 31 }, 1)).toEqual({ year: 2026, month: 2, day: 28 });
    expect(addMonths({ year: 2026, month: 1, day: 15 }, -13)).toEqual({ year: 2024, month: 12, day: 15 });
    expect([weekdayOf({ year: 2026, month: 11, day: 23 }), weekdayOf({ year: 2026, month: 11, day: 22 })]).toEqual([0,
      6]);
    expect(dayRange("0050-01-01", "UTC").from).toBe("0050-01-01T00:00:00.000Z");
    expect(parseIsoDay("1900-02-29")).toBeUndefined();
  });
});
