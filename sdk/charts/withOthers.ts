import type { SeriesData } from "./ChartData.ts";

/** As many as there are colours. */
const mostSlices = 8;

/** For a pie: what is beyond the slices that can be told apart is one of its own, under `name`. */
export function withOthers(data: SeriesData, name: string): SeriesData {
  if (data.points.length <= mostSlices) return data;
  const [shown, others] = [data.points.slice(0, mostSlices - 1), data.points.slice(mostSlices - 1)];
  const sum = others.reduce((all, { y }) => all + Math.max(Number(y[0] ?? 0), 0), 0);
  return { ...data, points: [...shown, { x: null, label: name, y: data.series.map((_, index) => (index === 0 ? sum : null)) }] };
}
