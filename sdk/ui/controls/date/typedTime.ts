import { pad } from "#core/format/calendar.ts";

/** What a clock shows, as "HH:mm:ss". */
export const timeText = ({ hour, minute, second }: { readonly hour: number; readonly minute: number; readonly second: number }): string =>
  [hour, minute, second].map((part) => pad(part, 2)).join(":");

/**
 * The time that a person typed, as "HH:mm:ss". Understood: 9:05, 09:05, 9.05, 9 05, 905, 0905, 9, 09:05:30. `undefined`
 * for anything else, and for times that no clock shows.
 */
export const parseTypedTime = (typed: string): string | undefined => {
  const text = typed.trim();
  const match = /^(\d{1,2})(?:[:. ](\d{2})(?:[:. ](\d{2}))?)?$/.exec(text) ?? /^(\d{1,2})(\d{2})$/.exec(text);
  if (!match) return undefined;
  const [hour, minute, second] = [Number(match[1]), Number(match[2] ?? 0), Number(match[3] ?? 0)];
  return hour < 24 && minute < 60 && second < 60 ? timeText({ hour, minute, second }) : undefined;
};

/** "HH:mm:ss" as HH:mm, with its seconds where it has some; what is no such time is given back as it is. */
export const shownTime = (value: string): string => (/^\d{2}:\d{2}:00$/.test(value) ? value.slice(0, 5) : value);
