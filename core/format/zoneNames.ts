/** The project's time zone when it names none (spec §9, D55). */
export const defaultTimeZone = "Asia/Tashkent";

const formats = new Map<string, Intl.DateTimeFormat>();

/** One for each zone: they cost a hundred times what they are used for. */
export function zoneFormat(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat("en-US-u-ca-gregory-nu-latn", {
      timeZone, hourCycle: "h23", era: "short", year: "numeric", month: "numeric", day: "numeric",
      hour: "numeric", minute: "numeric", second: "numeric",
    });
    formats.set(timeZone, format);
  }
  return format;
}

export function isTimeZone(value: unknown): value is string {
  if (typeof value !== "string" || value === "") return false;
  try {
    zoneFormat(value);
    return true;
  } catch {
    return false;
  }
}

/** The zone, or the default one where the runtime knows none of that name: a typo costs the right hour, not every date. */
export const usableTimeZone = (value: unknown): string => (isTimeZone(value) ? value : defaultTimeZone);
