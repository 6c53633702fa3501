/** How long ago something was, in the unit that people would say; beyond a month they say the day. */
export interface Elapsed {
  readonly unit: "moment" | "minutes" | "hours" | "days";
  readonly count: number;
}

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

/**
 * How long ago a moment was; undefined for one that is more than 30 days away, or no moment.
 * @example elapsedSince("2026-11-23T10:00:00Z", new Date("2026-11-26T12:00:00Z")) // { unit: "days", count: 3 }
 */
export function elapsedSince(at: string, now: Date): Elapsed | undefined {
  const passed = now.getTime() - Date.parse(at);
  // Clocks of server and browser differ a little.
  if (Number.isNaN(passed) || passed > 30 * day || passed < -hour) return undefined;
  if (passed < minute) return { unit: "moment", count: 0 };
  if (passed < hour) return { unit: "minutes", count: Math.floor(passed / minute) };
  return passed < day ? { unit: "hours", count: Math.floor(passed / hour) } : { unit: "days", count: Math.floor(passed / day) };
}
