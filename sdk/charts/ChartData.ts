import type { MetricAnswer, MetricPoint } from "#contract/metric.ts";
import { isObject } from "#core/isObject.ts";
import type { ChartKind } from "../guest/hostElements.ts";

export type { ChartKind };
/** Pictures that there are. */
export const chartKinds = ["line", "bar", "area", "pie", "number"] as const satisfies readonly ChartKind[];

/** Figures along time or groups, as a metric's series has them. */
export interface SeriesData {
  /** Days, months or years: how `x` is written. */
  readonly part?: "day" | "month" | "year";
  /** Eight at most: as many as there are colours. */
  readonly series: readonly { readonly name: string; readonly title: string }[];
  readonly points: readonly MetricPoint[];
}

/** One figure, with the one before. */
export interface NumberData {
  readonly value: number | string | null;
  readonly previous?: number | string | null;
  readonly part?: "day" | "month" | "year";
}

export type ChartData = SeriesData | NumberData;

/** What of an answer can be drawn; rows cannot. */
export const chartDataOf = (answer: MetricAnswer): ChartData | undefined => (answer.shape === "rows" ? undefined : answer);

const mostSeries = 8;
const mostPoints = 1_000;

const isFigure = (value: unknown): value is number | string | null =>
  value === null || (typeof value === "number" && Number.isFinite(value)) || (typeof value === "string" && value.length < 400 && Number.isFinite(Number(value)));
const isPart = (value: unknown): value is "day" | "month" | "year" => value === "day" || value === "month" || value === "year";
const isText = (value: unknown): value is string => typeof value === "string" && value.length <= 500;

/** Data that a component gives, as far as it is some: a sandbox may send anything. */
export function acceptChartData(given: unknown): ChartData | undefined {
  if (!isObject(given)) return undefined;
  const { value, previous, part, series, points } = given;
  const ofPart = isPart(part) ? { part } : {};
  if (Object.hasOwn(given, "value")) {
    if (!isFigure(value)) return undefined;
    return { value, ...(previous !== undefined && isFigure(previous) && { previous }), ...ofPart };
  }
  if (!Array.isArray(series) || !Array.isArray(points) || series.length > mostSeries || points.length > mostPoints) return undefined;
  const lines = series.flatMap((one: unknown) => (isObject(one) && isText(one["name"]) ? [{ name: one["name"], title: isText(one["title"]) ? one["title"] : one["name"] }] : []));
  const accepted = points.map((one: unknown) => acceptPoint(one, lines.length));
  if (lines.length !== series.length || !accepted.every((point) => point !== undefined)) return undefined;
  return { series: lines, points: accepted, ...ofPart };
}

function acceptPoint(given: unknown, lines: number): MetricPoint | undefined {
  if (!isObject(given)) return undefined;
  const { x, y, label, isRunning } = given;
  if (!(x === null || isText(x) || typeof x === "number" || typeof x === "boolean") || !Array.isArray(y) || y.length !== lines || !y.every(isFigure)) return undefined;
  return { x, y, ...(isText(label) && { label }), ...(isRunning === true && { isRunning }) };
}
