import { ChartLine, Table2 } from "lucide-react";
import { useId, useRef, useState, type KeyboardEvent, type ReactElement } from "react";
import { useLateText } from "../react/live/useLateText.ts";
import { useLocale } from "../react/useLocale.ts";
import { IconButton } from "../ui/actions/IconButton.tsx";
import { joinClasses } from "../ui/foundation/joinClasses.ts";
import { VisuallyHidden } from "../ui/foundation/VisuallyHidden.tsx";
import styles from "./Chart.module.css";
import type { ChartData, ChartKind, SeriesData } from "./ChartData.ts";
import { ChartNumber } from "./ChartNumber.tsx";
import { ChartPie } from "./ChartPie.tsx";
import { ChartPlot } from "./ChartPlot.tsx";
import { ChartTable } from "./ChartTable.tsx";
import { figureText, pointName } from "./chartTexts.ts";
import { chartWords } from "./chartWords.ts";
import { withOthers } from "./withOthers.ts";

export interface ChartProps {
  /** What it shows: its heading, and its name to who listens. */
  readonly title: string;
  /** A number's data is a number whatever is said. */
  readonly kind: ChartKind;
  readonly data: ChartData;
  /** Of the picture, in pixels; 240 unless said. */
  readonly height?: number;
  /** Whether values of one place stand on each other. */
  readonly isStacked?: boolean;
}

/**
 * A picture of figures in the theme's eight colours: arrows walk along its points and say them, a table of the same stands
 * beside it. Needs `i18n`.
 * @example <Chart title={t("calls")} kind="line" data={{ part: "day", series: [{ name: "n", title: "Calls" }], points }} />
 */
export function Chart({ title, kind, data, height = 240, isStacked = false }: ChartProps): ReactElement {
  if (!("points" in data)) return <ChartNumber title={title} data={data} />;
  const last = data.points.at(-1);
  if (kind === "number") return <ChartNumber title={title} data={{ value: last?.y[0] ?? null, ...(data.points.length > 1 && { previous: data.points.at(-2)?.y[0] ?? null }) }} />;
  return <SeriesChart title={title} kind={kind} data={data} height={height} isStacked={isStacked} />;
}

interface SeriesProps {
  readonly title: string;
  readonly kind: Exclude<ChartKind, "number">;
  readonly data: SeriesData;
  readonly height: number;
  readonly isStacked: boolean;
}

function SeriesChart({ title, kind, data, height, isStacked }: SeriesProps): ReactElement {
  const say = useLateText(chartWords, "chart");
  const locale = useLocale();
  const [isTable, setTable] = useState(false);
  const [active, setActive] = useState<number>();
  const heading = useId();
  const shown = useRef<HTMLDivElement>(null);
  // The table takes the room of the picture: a pie is as high as its legend too.
  const [room, setRoom] = useState(height);
  const turn = (): void => {
    if (shown.current) setRoom(Math.max(height, shown.current.offsetHeight));
    setTable(!isTable);
  };
  const isEmpty = data.points.length === 0;
  const drawn = kind === "pie" ? withOthers(data, say("others")) : data;
  const told = active === undefined ? undefined : drawn.points[active];
  const line = told && [pointName(told, data.part, locale), data.series.map(({ title: name }, index) => `${data.series.length > 1 ? `${name} ` : ""}${figureText(told.y[index])}`).join(", "), ...(told.isRunning ? [say("running")] : [])].join(": ");
  const move = (event: KeyboardEvent): void => {
    const to = target(event.key, active, drawn.points.length);
    if (to === undefined) return;
    event.preventDefault();
    setActive(to);
  };
  const picture = { data: drawn, height, locale, active, onActive: setActive };
  return (
    <figure className={styles.chart} aria-labelledby={heading}>
      <figcaption className={styles.head}>
        <span id={heading} className={styles.title}>{title}</span>
        {!isEmpty && <IconButton size="small" icon={isTable ? ChartLine : Table2} label={say(isTable ? "picture" : "table")} isPressed={isTable} onPress={turn} />}
      </figcaption>
      {isEmpty && <p className={styles.empty} style={{ minHeight: height }}>{say("empty")}</p>}
      {!isEmpty && isTable && <ChartTable title={title} data={data} height={room} locale={locale} running={say("running")} />}
      {!isEmpty && !isTable && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrows walk along its points
        <div ref={shown} className={styles.picture} role="group" tabIndex={0} aria-label={`${title}. ${say("hint")}`} onKeyDown={move} onBlur={() => setActive(undefined)} onPointerLeave={() => setActive(undefined)}>
          {kind === "pie" ? <ChartPie {...picture} /> : <ChartPlot {...picture} kind={kind} isStacked={isStacked} running={say("running")} />}
          <VisuallyHidden><span aria-live="polite">{line}</span></VisuallyHidden>
        </div>
      )}
      {!isEmpty && kind !== "pie" && data.series.length > 1 && (
        <ul className={styles.legend}>
          {data.series.map(({ name, title: text }, index) => <li key={name}><i className={joinClasses(styles.key, styles[`colour${index + 1}`])} />{text}</li>)}
        </ul>
      )}
    </figure>
  );
}

function target(key: string, active: number | undefined, count: number): number | undefined {
  switch (key) {
    case "ArrowRight":
      return Math.min((active ?? -1) + 1, count - 1);
    case "ArrowLeft":
      return Math.max((active ?? count) - 1, 0);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}
