import type { ReactElement } from "react";
import type { Locale } from "#core/locale.ts";
import { VisuallyHidden } from "../ui/foundation/VisuallyHidden.tsx";
import styles from "./Chart.module.css";
import type { SeriesData } from "./ChartData.ts";
import { figureText, pointName } from "./chartTexts.ts";

interface TableProps {
  readonly title: string;
  readonly data: SeriesData;
  readonly height: number;
  readonly locale: Locale;
  readonly running: string;
}

/** The same figures as a table, the latest or first in their order. */
export const ChartTable = ({ title, data, height, locale, running }: TableProps): ReactElement => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
  <div className={styles.scroll} style={{ maxHeight: height }} role="region" aria-label={title} tabIndex={0}>
    <table className={styles.table}>
      <thead><tr><th scope="col"><VisuallyHidden>{title}</VisuallyHidden></th>{data.series.map(({ name, title: text }) => <th key={name} scope="col">{text}</th>)}</tr></thead>
      <tbody>
        {data.points.map((point, index) => (
          <tr key={index}>
            <th scope="row">{pointName(point, data.part, locale)}{point.isRunning && <small> · {running}</small>}</th>
            {data.series.map(({ name }, at) => <td key={name}>{figureText(point.y[at])}</td>)}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
