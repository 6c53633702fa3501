import { useRef, type PointerEvent, type ReactElement } from "react";
import type { Locale } from "#core/locale.ts";
import { useElementWidth } from "../react/useElementWidth.ts";
import { joinClasses } from "../ui/foundation/joinClasses.ts";
import styles from "./Chart.module.css";
import type { SeriesData } from "./ChartData.ts";
import { ChartTip } from "./ChartTip.tsx";
import { roundTicks, shownLabels } from "./chartScale.ts";
import { axisName, shortNumber } from "./chartTexts.ts";

/** What all pictures of series are given. */
export interface PictureProps {
  readonly data: SeriesData;
  readonly height: number;
  readonly locale: Locale;
  /** The place that is pointed at. */
  readonly active: number | undefined;
  readonly onActive: (index: number | undefined) => void;
}

interface PlotProps extends PictureProps {
  readonly kind: "line" | "bar" | "area";
  readonly isStacked: boolean;
  readonly running: string;
}

const below = 24;
const above = 10;
const letter = 7;

/** Lines, bars or areas between two axes. */
export function ChartPlot({ data, kind, height, isStacked, locale, active, onActive, running }: PlotProps): ReactElement {
  const box = useRef<HTMLDivElement>(null);
  const width = useElementWidth(box);
  const { points, series, part } = data;
  const bands = points.map(({ y }) => bandsOf(y, isStacked && kind !== "line"));
  const ticks = roundTicks(bands.flat(2).filter((value) => !Number.isNaN(value)));
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const names = points.map((point) => axisName(point, part, locale));
  const left = Math.max(...ticks.map((tick) => shortNumber(tick).length)) * letter + 10;
  const room = Math.max(width - left - 8, 1);
  const step = room / points.length;
  const x = (index: number): number => left + step * (index + 0.5);
  const y = (value: number): number => above + (height - below - above) * (1 - (value - low) / (high - low));
  const longest = Math.min(Math.max(...names.map(({ length }) => length)) * letter + 12, 120);
  const point = (event: PointerEvent<SVGSVGElement>): void => {
    const at = event.clientX - event.currentTarget.getBoundingClientRect().left - left;
    onActive(Math.min(Math.max(Math.floor(at / step), 0), points.length - 1));
  };
  const drawn = { bands, x, y, step, isRunning: (index: number): boolean => points[index]?.isRunning === true };
  return (
    <div ref={box} className={styles.plot} style={{ height }}>
      <svg width={Math.max(width, 1)} height={height} aria-hidden="true" onPointerMove={point} onPointerDown={point}>
        {ticks.map((tick) => (
          <g key={tick}>
            <line className={tick === 0 ? styles.zero : styles.grid} x1={left} x2={left + room} y1={y(tick)} y2={y(tick)} />
            <text className={styles.tick} x={left - 8} y={y(tick)} dy="0.32em" textAnchor="end">{shortNumber(tick)}</text>
          </g>
        ))}
        {shownLabels(points.length, { width: room, each: longest }).map((index) => (
          <AxisName key={index} x={x(index)} y={height - 6} end={width} name={cut(names[index] ?? "", longest)} />
        ))}
        {active !== undefined && <line className={styles.pointed} x1={x(active)} x2={x(active)} y1={above} y2={height - below} />}
        {series.map(({ name }, index) => {
          const colour = styles[`colour${index + 1}`];
          return kind === "bar" ? <Bars key={name} {...drawn} index={index} of={isStacked ? 1 : series.length} colour={colour} /> : <Line key={name} {...drawn} index={index} isArea={kind === "area"} colour={colour} active={active} />;
        })}
      </svg>
      {active !== undefined && points[active] && <ChartTip left={x(active)} width={width} point={points[active]} data={data} locale={locale} running={running} />}
    </div>
  );
}

type Band = readonly [number, number];

/** In the middle below its place, as long as all of it is within the picture. */
const AxisName = ({ x, y, end, name }: { readonly x: number; readonly y: number; readonly end: number; readonly name: string }): ReactElement =>
  <text className={styles.tick} x={Math.min(x, end - (name.length * letter) / 2)} y={y} textAnchor="middle">{name}</text>;

/** From where to where each value of a place reaches; `NaN` where there is none and nothing stands on it. */
function bandsOf(y: readonly (number | string | null)[], isStacked: boolean): Band[] {
  let [up, down] = [0, 0];
  return y.map((given): Band => {
    const value = Number(given ?? 0);
    if (!isStacked) return [0, given === null ? Number.NaN : value];
    const from = value < 0 ? down : up;
    if (value < 0) down += value;
    else up += value;
    return [from, from + value];
  });
}

interface DrawnProps {
  readonly bands: readonly (readonly Band[])[];
  readonly x: (index: number) => number;
  readonly y: (value: number) => number;
  readonly step: number;
  readonly isRunning: (index: number) => boolean;
  readonly index: number;
  readonly colour: string | undefined;
}

function Bars({ bands, x, y, step, isRunning, index, of, colour }: DrawnProps & { readonly of: number }): ReactElement {
  const each = Math.max(Math.min((step * 0.72) / of, 48), 1);
  return (
    <g className={colour}>
      {bands.map((place, at) => {
        const [from, to] = place[index] ?? [0, 0];
        if (Number.isNaN(to)) return null;
        const left = x(at) - (each * of) / 2 + (of === 1 ? 0 : each * index);
        return <rect key={at} className={joinClasses(styles.bar, isRunning(at) && styles.running)} x={left} width={Math.max(each - (of > 1 ? 1 : 0), 1)} y={Math.min(y(from), y(to))} height={Math.abs(y(from) - y(to))} rx={Math.min(3, each / 4)} />;
      })}
    </g>
  );
}

interface Top {
  readonly x: number;
  readonly y: number;
  /** Where its area begins. */
  readonly from: number;
}

/** A place without a value breaks a line; one that stands alone is a dot of it. */
function linesOf(tops: readonly Top[]): (readonly Top[])[] {
  const lines: Top[][] = [[]];
  for (const top of tops) {
    if (Number.isNaN(top.y)) lines.push([]);
    else lines.at(-1)?.push(top);
  }
  return lines.filter(({ length }) => length > 0);
}

function Line({ bands, x, y, isRunning, index, isArea, colour, active }: DrawnProps & { readonly isArea: boolean; readonly active: number | undefined }): ReactElement {
  const tops = bands.map((place, at): Top => ({ x: x(at), y: y(place[index]?.[1] ?? 0), from: y(place[index]?.[0] ?? 0) }));
  const step = (end: Top): string => `L${end.x.toFixed(1)} ${end.y.toFixed(1)}`;
  const path = (ends: readonly Top[]): string => linesOf(ends).map((line) => `M${line.map(step).join("").slice(1)}${line.length === 1 ? "h0" : ""}`).join("");
  const last = bands.length - 1;
  // The way to a period that is not over is dashed.
  const isOpen = isRunning(last) && last > 0;
  const area = linesOf(tops).map((line) => `${path(line)}${line.toReversed().map((end) => `L${end.x.toFixed(1)} ${end.from.toFixed(1)}`).join("")}Z`).join("");
  const shown = active === undefined ? (tops.length === 1 ? tops[0] : undefined) : tops[active];
  return (
    <g className={colour}>
      {isArea && <path className={styles.area} d={area} />}
      <path className={styles.line} d={path(isOpen ? tops.slice(0, -1) : tops)} />
      {isOpen && <path className={joinClasses(styles.line, styles.dashed)} d={path(tops.slice(-2))} />}
      {shown && !Number.isNaN(shown.y) && <circle className={styles.dot} cx={shown.x} cy={shown.y} r={4} />}
    </g>
  );
}

const cut = (text: string, width: number): string => (text.length * letter > width ? `${text.slice(0, Math.max(Math.floor(width / letter) - 1, 1))}…` : text);
