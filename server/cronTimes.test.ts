import { expect, it } from "vitest";
import { cronProblem, cronTimes } from "./cronTimes.ts";

const times = (expression: string, timeZone: string, after: string, count: number): string[] =>
  cronTimes(expression, { timeZone, after: new Date(after), count }).map((time) => time.toISOString().slice(0, 16));

it("CR1 times are those of the zone's own clock", () => {
  expect(times("30 6 * * 1-5", "Asia/Tashkent", "2026-11-27T02:00:00Z", 2)).toEqual(["2026-11-30T01:30", "2026-12-01T01:30"]);
  expect(times("@daily", "America/New_York", "2026-07-01T12:00:00Z", 1)).toEqual(["2026-07-02T04:00"]);
});

it("CR2 where the clock is changed, half past two comes once on either day, and every fifteen minutes loses and doubles nothing", () => {
  expect(times("30 2 * * *", "Europe/Berlin", "2026-03-28T12:00:00Z", 2)).toEqual(["2026-03-29T01:00", "2026-03-30T00:30"]);
  expect(times("30 2 * * *", "Europe/Berlin", "2026-10-24T12:00:00Z", 2)).toEqual(["2026-10-25T00:30", "2026-10-26T01:30"]);
  const quarters = times("*/15 * * * *", "Europe/Berlin", "2026-10-25T00:00:00Z", 8);
  expect(quarters).toEqual(["00:15", "00:30", "00:45", "01:00", "01:15", "01:30", "01:45", "02:00"].map((time) => `2026-10-25T${time}`));
  expect(times("*/15 * * * *", "Europe/Berlin", "2026-03-29T00:30:00Z", 4)).toEqual(["00:45", "01:00", "01:15", "01:30"].map((time) => `2026-03-29T${time}`));
});

it.each(["", "* * * *", "61 * * * *", "* * 31 2 *", "every day", "* * * * * *", "0 0 30 2 *"])("CR3 %j is no expression of times", (expression) => {
  expect(cronProblem(expression)).toBeTypeOf("string");
});
it.each(["0 6 * * 1-5", "*/5 8-18 * * *", "@hourly", "0 0 L * *", "0 9 * * MON#1"])("CR3 %j is one", (expression) => {
  expect(cronProblem(expression)).toBeUndefined();
});
