import type { ReactElement } from "react";
import { formatNumber } from "#core/format/formatNumber.ts";
import { joinClasses } from "../ui/foundation/joinClasses.ts";
import styles from "./Chart.module.css";
import type { PictureProps } from "./ChartPlot.tsx";
import { slicePath } from "./chartScale.ts";
import { figureText, pointName } from "./chartTexts.ts";

const radius = 100;

/** Shares of the first figure; values below zero have none. */
export function ChartPie({ data, height, locale, active, onActive }: PictureProps): ReactElement {
  const values = data.points.map(({ y }) => Math.max(Number(y[0] ?? 0), 0));
  const sum = values.reduce((all, value) => all + value, 0);
  const shares = values.map((value) => (sum === 0 ? 0 : value / sum));
  const starts = shares.map((_, index) => shares.slice(0, index).reduce((all, share) => all + share, 0));
  const colourOf = (index: number): string | undefined => styles[`colour${index + 1}`];
  return (
    <div className={styles.pie} style={{ minHeight: height }}>
      <svg viewBox={`${-radius} ${-radius} ${2 * radius} ${2 * radius}`} style={{ width: Math.min(height, 320) }} aria-hidden="true">
        {sum === 0 && <circle r={radius} className={styles.none} />}
        {shares.map((share, index) => share === 1 && <circle key={index} r={radius} className={joinClasses(styles.slice, colourOf(index))} onPointerEnter={() => onActive(index)} />)}
        {shares.map((share, index) => share > 0 && share < 1 && (
          <path key={index} className={joinClasses(styles.slice, colourOf(index), active !== undefined && active !== index && styles.faint)} d={slicePath(starts[index] ?? 0, (starts[index] ?? 0) + share, radius)} onPointerEnter={() => onActive(index)} />
        ))}
      </svg>
      <ul className={styles.shares}>
        {data.points.map((point, index) => (
          <li key={index} className={joinClasses(active === index && styles.chosen)} onPointerEnter={() => onActive(index)}>
            <i className={joinClasses(styles.key, colourOf(index))} />
            <span>{pointName(point, data.part, locale)}</span>
            <b>{figureText(point.y[0])}</b>
            <small>{formatNumber((shares[index] ?? 0) * 100, 1)}%</small>
          </li>
        ))}
      </ul>
    </div>
  );
}
