import type { ZonedTime } from "#core/format/timeZone.ts";

interface Part {
  readonly type: string;
  readonly value: string;
}

/**
 * As much of `Intl.DateTimeFormat` as core/format asks for, by what the host's says.
 * @param zonedTime what a clock of the project's zone shows at a moment, as JSON text
 */
export function zonedFormat(zonedTime: (moment: number) => string): new () => { formatToParts(moment: Date): Part[] } {
  return class {
    formatToParts(moment: Date): Part[] {
      const { year, ...rest } = JSON.parse(zonedTime(moment.getTime())) as ZonedTime;
      const isBefore = year < 1;
      const parts = { ...rest, year: isBefore ? 1 - year : year, era: isBefore ? "BC" : "AD" };
      return Object.entries(parts).map(([type, value]) => ({ type, value: String(value) }));
    }
  };
}
