import { ArrowDown, ArrowUp, Minus } from "lucide-react";
import type { ReactElement } from "react";
import { formatNumber } from "#core/format/formatNumber.ts";
import { useLateText } from "../react/live/useLateText.ts";
import { Icon } from "../ui/icons/Icon.tsx";
import styles from "./Chart.module.css";
import type { NumberData } from "./ChartData.ts";
import { figureText } from "./chartTexts.ts";
import { chartWords } from "./chartWords.ts";

/** One figure, with how it stands to the one before. */
export function ChartNumber({ title, data: { value, previous } }: { readonly title: string; readonly data: NumberData }): ReactElement {
  const say = useLateText(chartWords, "chart");
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.title}>{title}</figcaption>
      <p className={styles.number}>{figureText(value)}</p>
      {previous !== undefined && (
        <p className={styles.trend}>
          <Change value={Number(value ?? 0)} before={Number(previous ?? 0)} />
          <span>{say("before", { value: figureText(previous) })}</span>
        </p>
      )}
    </figure>
  );
}

/** In percent of what was before; of nothing there are none. */
function Change({ value, before }: { readonly value: number; readonly before: number }): ReactElement {
  const icon = value === before ? Minus : value > before ? ArrowUp : ArrowDown;
  const percent = before === 0 ? undefined : Math.abs((value - before) / before) * 100;
  return <b><Icon of={icon} size={14} />{percent === undefined ? formatNumber(Math.abs(value - before)) : `${formatNumber(percent, percent < 10 ? 1 : 0)}%`}</b>;
}
