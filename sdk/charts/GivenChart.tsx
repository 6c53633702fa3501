import type { ReactElement } from "react";
import type { ViewProps } from "../contributions/view.ts";
import { useLateText } from "../react/live/useLateText.ts";
import { Chart } from "./Chart.tsx";
import { acceptChartData, chartKinds } from "./ChartData.ts";
import { chartWords } from "./chartWords.ts";
import { MetricChart } from "./MetricChart.tsx";

const heights = { least: 120, most: 800, usual: 240 } as const;

/**
 * A chart as somebody else says it: of a metric, or of data. A sandbox may send anything, so what does not fit is taken as missing.
 */
export function GivenChart({ metric, params, data, chart, title, height, isStacked }: ViewProps): ReactElement {
  const say = useLateText(chartWords, "chart");
  const kind = chartKinds.find((known) => known === chart) ?? "line";
  const name = typeof title === "string" ? title : undefined;
  const tall = typeof height === "number" && Number.isFinite(height) ? Math.min(Math.max(height, heights.least), heights.most) : heights.usual;
  const look = { kind, height: tall, isStacked: isStacked === true };
  if (typeof metric === "string") return <MetricChart {...look} metric={metric} params={(params ?? {}) as Record<string, unknown>} {...(name !== undefined && { title: name })} />;
  const given = acceptChartData(data) ?? { series: [], points: [] };
  return <Chart {...look} title={name ?? say("empty")} data={given} />;
}
