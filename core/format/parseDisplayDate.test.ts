import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatDate, formatDateTime } from "./formatDate.ts";
import { parseDisplayDate, parseDisplayDateTime } from "./parseDisplayDate.ts";

describe("parseDisplayDate", () => {
  it("C90 31.12.2026 is read back, and only days of the calendar", () => {
    expect(["31.12.2026", " 1/2/2026 ", "2026-12-31"].map(parseDisplayDate)).toEqual(["2026-12-31", "2026-02-01",
      "2026-12-31"]);
    expect(["30.02.2026", "2026", "31.12.26", "", "a.b.cccc"].map(parseDisplayDate)).toEqual(Array(5).fill(undefined));
  });

  it("C91 what was shown in a time zone is the same moment when read in it", () => {
    expect(parseDisplayDateTime("01.01.2027 00:30", "Asia/Tashkent")).toBe("2026-12-31T19:30:00.000Z");
    expect(parseDisplayDateTime("01.01.2027", "Asia/Tashkent")).toBe("2026-12-31T19:00:00.000Z");
    for (const text of ["01.01.2027 25:00", "01.01.2027 10:00 pm", "x 10:00"]) {
      expect(parseDisplayDateTime(text, "UTC")).toBeUndefined();
    }
    const minutes = fc.integer({ min: -8_000_000, max: 60_000_000 }).map((minute) => new Date(minute * 60_000));
    const zones = fc.constantFrom("Asia/Tashkent", "Asia/Kolkata", "UTC", "Asia/Dubai");
    fc.assert(fc.property(minutes, zones, (moment, timeZone) => {
      expect(parseDisplayDateTime(formatDateTime(moment, { timeZone }), timeZone)).toBe(moment.toISOString());
      expect(parseDisplayDate(formatDate(moment, { timeZone: "UTC" }))).toBe(moment.toISOString().slice(0, 10));
    }));
  });
});
