import type { MetricPoint } from "#contract/metric.ts";
import { formatDate } from "#core/format/formatDate.ts";
import { formatNumber } from "#core/format/formatNumber.ts";
import type { Locale } from "#core/locale.ts";
import type { SeriesData } from "./ChartData.ts";

const whole = { day: undefined, month: "MMMM YYYY", year: "YYYY" } as const;
const short = { day: "DD.MM", month: "MMM", year: "YYYY" } as const;

/** What a point is called in a tip, in the table and to who listens: with its year. */
export const pointName = (point: MetricPoint, part: SeriesData["part"], locale: Locale): string => nameOf(point, part && whole[part], { part, locale });

/** The same at the axis, where there is little room. */
export const axisName = (point: MetricPoint, part: SeriesData["part"], locale: Locale): string => nameOf(point, part && short[part], { part, locale });

function nameOf({ x, label }: MetricPoint, pattern: string | undefined, { part, locale }: { part: SeriesData["part"]; locale: Locale }): string {
  if (label !== undefined) return label;
  if (part !== undefined && typeof x === "string") return formatDate(x, { locale, ...(pattern !== undefined && { pattern }) });
  return x === null ? "—" : typeof x === "number" ? formatNumber(x) : String(x);
}

/** Of the axis: 1 200 000 would not fit. */
export function shortNumber(value: number): string {
  const size = Math.abs(value);
  const [unit, sign] = size >= 1e9 ? [1e9, "G"] : size >= 1e6 ? [1e6, "M"] : size >= 1e4 ? [1e3, "K"] : [1, ""];
  return `${formatNumber(value / unit)}${sign && ` ${sign}`}`;
}

/** A figure as people read it; a dash where there is none. */
export const figureText = (value: MetricPoint["y"][number] | undefined): string => (value === null || value === undefined ? "—" : formatNumber(value));
