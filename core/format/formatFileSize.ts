import type { Locale } from "../locale.ts";
import { say, type WordingKey } from "../wording/say.ts";
import { formatNumber } from "./formatNumber.ts";

const units: readonly WordingKey[] = ["unit.byte", "unit.kilobyte", "unit.megabyte", "unit.gigabyte", "unit.terabyte"];

/** 1024-based (spec §9), one decimal at most: "1,5 МБ". A negative or unreal size is 0. */
export function formatFileSize(bytes: number, locale: Locale): string {
  let size = Number.isFinite(bytes) && bytes > 0 ? bytes : 0;
  let unit = 0;
  while (rounded(size) >= 1024 && unit < units.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return `${formatNumber(rounded(size))}\u00a0${say(locale, units[unit] ?? "unit.byte")}`;
}

function rounded(size: number): number {
  return Math.round(size * 10) / 10;
}
