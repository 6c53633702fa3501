import { describe, expect, it } from "vitest";
import { locales } from "../locale.ts";
import { dateNames } from "./dateNames.ts";
import { displayFormats, formatDate, formatDateTime, formatTime } from "./formatDate.ts";

describe("formatDate", () => {
  it("C86 DD.MM.YYYY, DD.MM.YYYY HH:mm and HH:mm, in Asia/Tashkent unless told otherwise", () => {
    expect(formatDate("2026-12-31")).toBe("31.12.2026");
    expect(formatDate("2026-12-31T20:00:00Z")).toBe("01.01.2027");
    expect(formatDateTime("2026-12-31T19:30:15Z")).toBe("01.01.2027 00:30");
    expect(formatDateTime("2026-12-31T19:30:15Z", { pattern: displayFormats.datetimeSeconds }))
      .toBe("01.01.2027 00:30:15");
    expect(formatDateTime(new Date("2026-07-01T12:00:00Z"), { timeZone: "America/New_York" })).toBe("01.07.2026 08:00");
    expect(formatTime("09:30:15")).toBe("09:30");
    expect(formatTime("2026-12-31T19:30:15Z")).toBe("00:30");
    expect(formatDate("0999-01-02")).toBe("02.01.0999");
  });

  it("C87 text that is no date is shown as it came", () => {
    for (const text of ["", "soon", "2026-02-30", "2026-01-01T10:00", "1"]) expect(formatDate(text)).toBe(text);
    expect(formatDateTime("2026-99-99T10:00:00Z")).toBe("2026-99-99T10:00:00Z");
  });

  it("C88 an element's own format knows names in the six languages and [literal text]", () => {
    const named = (locale: (typeof locales)[number]): string =>
      formatDate("2026-11-21", { pattern: "dddd, D MMMM YYYY", locale });
    expect(locales.map(named)).toEqual([
      "шанба, 21 ноябр 2026", "shanba, 21 noyabr 2026", "суббота, 21 ноября 2026", "Saturday, 21 November 2026",
      "шемби, 21 ноябрь 2026", "shembi, 21 noyabr 2026",
    ]);
    expect(formatDate("2026-11-21", { pattern: "MMMM YY", locale: "ru" })).toBe("ноябрь 26");
    expect(formatDate("2026-01-05", { pattern: "ddd D.M [D] MMM H:ss", locale: "en" })).toBe("Mon 5.1 D Jan 0:00");
  });

  it("C89 every language has 12 months and 7 weekdays, full and short, each different", () => {
    for (const locale of locales) {
      const { months, monthsInDate, monthsShort, weekdays, weekdaysShort } = dateNames[locale];
      for (const list of [months, monthsInDate, monthsShort]) expect(new Set(list).size).toBe(12);
      for (const list of [weekdays, weekdaysShort]) expect(new Set(list).size).toBe(7);
    }
    for (const [locale, tag] of [["uz", "uz-Cyrl"], ["ru", "ru"], ["en", "en"]] as const) {
      const month = new Intl.DateTimeFormat(tag, { month: "long", timeZone: "UTC" });
      const own = dateNames[locale].months.map((name) => name.toLowerCase());
      expect(own).toEqual(own.map((_, index) => month.format(new Date(Date.UTC(2026, index, 15))).toLowerCase()));
    }
  });
});
