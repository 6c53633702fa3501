import { fail } from "../values/ExpressionError.ts";
import { type ListedFunction, listFunctions } from "./ListedFunction.ts";

type Row = readonly [name: string, params: string, about: string, example: string, result: unknown];

/** What the documentation says of our own functions; what they do is the library that the compiler is given. */
const rows: readonly Row[] = [
  ["formatNumber", "value, decimals?", "a number as the product shows it, up to 4 decimals or exactly so many", "formatNumber(1234.5, 2)", "1\u00a0234,50"],
  ["formatDate", "value, pattern?", "a day or the day of a moment: DD.MM.YYYY", "formatDate('2026-12-31')", "31.12.2026"],
  ["formatDatetime", "value, pattern?", "a moment in the project's time zone: DD.MM.YYYY HH:mm", "formatDatetime('2026-12-31T19:30:00Z')", "01.01.2027 00:30"],
  ["formatTime", "value, pattern?", "a time: HH:mm", "formatTime('09:30:15')", "09:30"],
  ["formatFileSize", "bytes", "a size in units of 1024", "formatFileSize(1536)", "1,5\u00a0КБ"],
  ["parseDate", "text", "31.12.2026 as 2026-12-31; undefined when it is no day", "parseDate('31.12.2026')", "2026-12-31"],
  ["toDay", "value", "the day of a moment in the project's time zone", "toDay('2026-12-31T20:00:00Z')", "2027-01-01"],
  ["addDays", "day, count", "so many days later", "addDays('2026-02-27', 2)", "2026-03-01"],
  ["addMonths", "day, count", "so many months later, at most the last of the month", "addMonths('2026-01-31', 1)", "2026-02-28"],
  ["daysBetween", "from, to", "days from one day to another", "daysBetween('2026-01-01', '2026-03-01')", 59],
  ["yearOf", "day", "its year", "yearOf('2026-11-21')", 2026],
  ["monthOf", "day", "its month, 1 to 12", "monthOf('2026-11-21')", 11],
  ["dayOf", "day", "its day of the month", "dayOf('2026-11-21')", 21],
  ["weekdayOf", "day", "1 for Monday to 7 for Sunday", "weekdayOf('2026-11-21')", 6],
];

export const libraryFunctions: readonly ListedFunction[] = listFunctions<undefined>("", rows.map(
  ([name, params, about, example, result]) =>
    [name, params, about, example, result, (_self, _args, site) => fail(site, "unknown_node", `${name} has no library`), Number.POSITIVE_INFINITY]));
