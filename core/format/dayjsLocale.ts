import dayjs from "dayjs";
import type { Locale } from "../locale.ts";
import { dateNames, type DateNames } from "./dateNames.ts";
import { namesOfTag } from "./namesOfTag.ts";

/** Our own names of months and days in dayjs's form. */
const described = ({ months, monthsInDate, monthsShort, weekdays, weekdaysShort }: DateNames) => ({
  // Beside a day the month stands in another case: "5 января".
  months: ((moment: dayjs.Dayjs, pattern: string) => (hasDay(pattern) ? monthsInDate : months)[moment.month()]) as unknown as string[],
  monthsShort: [...monthsShort],
  weekdays: sundayFirst(weekdays),
  weekdaysShort: sundayFirst(weekdaysShort),
  ordinal: (count: number) => String(count),
});

const hasDay = (pattern: string): boolean => pattern.replace(/\[[^\]]*\]/g, "").includes("D");

const sundayFirst = (days: readonly string[]): string[] => [...days.slice(-1), ...days.slice(0, -1)];

const known = new Set<string>();

/** The name under which dayjs knows the names of one of our languages, or of one that is none of them by its tag. */
export function dayjsLocale(locale: Locale, tag?: string): string {
  const name = tag === undefined ? `platon-${locale}` : `platon-${locale}-${tag.toLowerCase()}`;
  if (!known.has(name)) dayjs.locale({ name, ...described(tag === undefined ? dateNames[locale] : namesOfTag(tag, locale)) } as unknown as ILocale, undefined, true);
  known.add(name);
  return name;
}
