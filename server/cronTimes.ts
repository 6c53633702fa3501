import { Cron } from "croner";

const parse = (expression: string, timeZone: string): Cron => new Cron(expression, { timezone: timeZone, paused: true, mode: "5-part" });

/** What is wrong with an expression of times, as its parser says it; undefined where nothing is. */
export function cronProblem(expression: string): string | undefined {
  try {
    return parse(expression, "UTC").nextRun() === null ? "no time" : undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * The next times after `after`, in the zone's own clock: a time that the change of the clock leaves out comes once behind it, one that it
 * repeats comes once; "every fifteen minutes" goes on evenly.
 * @param timeZone a name of the IANA database
 * @example cronTimes("30 6 * * 1-5", { timeZone: "Asia/Tashkent", after: new Date("2026-11-27T02:00:00Z"), count: 1 }) // [2026-11-30T01:30:00Z]
 */
export function cronTimes(expression: string, { timeZone, after, count }: { readonly timeZone: string; readonly after: Date; readonly count: number }): Date[] {
  return parse(expression, timeZone).nextRuns(count, after);
}
