import { formatNumber } from "#core/format/formatNumber.ts";
import type { SayLate } from "#sdk/react/live/useLateText.ts";

const [second, minute, hour, day] = [1_000, 60_000, 3_600_000, 86_400_000];

/** How long something took, in the unit in which people say it. @example timeText(1_540, say) // "1,5 с" */
export function timeText(ms: number | null, say: SayLate): string {
  if (ms === null) return "—";
  if (ms < second) return say("milliseconds", { count: formatNumber(ms < 10 ? Math.round(ms * 10) / 10 : Math.round(ms)) });
  if (ms < minute) return say("seconds", { count: formatNumber(Math.round(ms / 100) / 10) });
  if (ms < hour) return say("minutes", { count: Math.floor(ms / minute) });
  return ms < day ? say("hours", { count: Math.floor(ms / hour) }) : say("dayCount", { count: Math.floor(ms / day) });
}

/** A part of a whole. @example shareText(0.0042) // "0,4%" */
export const shareText = (share: number): string => `${formatNumber(share * 100, share > 0 && share < 0.1 ? 1 : 0)}%`;
