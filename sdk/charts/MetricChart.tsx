import type { ReactElement } from "react";
import { readFailure } from "../errors/readFailure.ts";
import { useLateText } from "../react/live/useLateText.ts";
import { useLocale } from "../react/useLocale.ts";
import { useMetric } from "../react/useMetric.ts";
import { ErrorState } from "../ui/states/ScreenState.tsx";
import { Skeleton } from "../ui/status/Skeleton.tsx";
import { Chart } from "./Chart.tsx";
import styles from "./Chart.module.css";
import { chartDataOf, type ChartKind } from "./ChartData.ts";
import { chartWords } from "./chartWords.ts";

export interface MetricChartProps {
  readonly metric: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly kind: ChartKind;
  /** The metric's own title unless said. */
  readonly title?: string;
  readonly height?: number;
  readonly isStacked?: boolean;
}

/** A picture of what a metric of the project finds. Needs `metrics`, `i18n`. */
export function MetricChart({ metric, params = {}, title, height = 240, ...rest }: MetricChartProps): ReactElement {
  const { answer, failure, reload } = useMetric(metric, params);
  const say = useLateText(chartWords, "chart");
  const locale = useLocale();
  if (failure !== undefined) return <div className={styles.chart}><ErrorState isCompact title={readFailure(failure, locale)} hint="" onRetry={reload} /></div>;
  if (!answer) return <div className={styles.chart} aria-busy="true"><Skeleton width="40%" /><Skeleton height={rest.kind === "number" ? 36 : height} /></div>;
  const data = chartDataOf(answer);
  if (!data) return <div className={styles.chart}><p className={styles.empty}>{say("rows")}</p></div>;
  return <Chart {...rest} title={title ?? answer.title} data={data} height={height} />;
}
