import type { ReactElement } from "react";
import type { MetricPoint } from "#contract/metric.ts";
import type { Locale } from "#core/locale.ts";
import { joinClasses } from "../ui/foundation/joinClasses.ts";
import styles from "./Chart.module.css";
import type { SeriesData } from "./ChartData.ts";
import { figureText, pointName } from "./chartTexts.ts";

interface TipProps {
  readonly left: number;
  /** Of the picture: the tip stays in it. */
  readonly width: number;
  readonly point: MetricPoint;
  readonly data: SeriesData;
  readonly locale: Locale;
  readonly running: string;
}

/** The values of the place that is pointed at. */
export function ChartTip({ left, width, point, data, locale, running }: TipProps): ReactElement {
  const side = left > width / 2 ? { right: width - left + 10 } : { left: left + 10 };
  return (
    <div className={styles.tip} style={side} aria-hidden="true">
      <b>{pointName(point, data.part, locale)}</b>
      {point.isRunning && <small>{running}</small>}
      {data.series.map(({ name, title }, index) => (
        <span key={name}>
          <i className={joinClasses(styles.key, styles[`colour${index + 1}`])} />
          {data.series.length > 1 && <em>{title}</em>}
          {figureText(point.y[index])}
        </span>
      ))}
    </div>
  );
}
