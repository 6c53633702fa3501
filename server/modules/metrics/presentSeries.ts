import type { Static } from "typebox";
import type { MetricPoint, MetricSeries } from "#contract/metric.ts";
import { presentValue } from "../../access/presentValue.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { optionName } from "../config/index.ts";
import { figureOf } from "./figureOf.ts";
import { periodsBetween } from "./periods.ts";
import type { Axis } from "./planMetric.ts";
import type { MetricWords } from "./presentRows.ts";
import type { Selected, SelectedColumn } from "./selectFigures.ts";

type Series = Pick<Static<typeof MetricSeries>, "part" | "series" | "points" | "isCut">;
type Row = Readonly<Record<string, unknown>>;

/** As many as there are colours to tell them apart. */
const mostLines = 8;

interface Line {
  readonly name: string;
  readonly title: string;
  readonly figure: SelectedColumn;
  readonly isOf: (row: Row) => boolean;
}

/**
 * Figures along periods without a gap, or along groups: a line for each figure, or for each value of the second column.
 * @throws CallFailure `forbidden` where the caller may not read what they are figures of
 */
export function presentSeries({ rows, columns, limit }: Selected, words: MetricWords & { readonly axis: Axis | undefined }): Series {
  const { axis, metric } = words;
  const [along, by] = columns.filter(({ asked }) => asked.figure === undefined);
  const figures = columns.filter(({ asked }) => asked.figure !== undefined);
  if (!along || figures.length === 0) throw new CallFailure("forbidden");
  const found = rows.slice(0, limit);
  const { lines, areCut } = linesOf(found, { figures, by, words });
  const groups = new Map<MetricPoint["x"], Row[]>();
  for (const row of found) groups.set(xOf(along, row), [...(groups.get(xOf(along, row)) ?? []), row]);
  const { places, isCut } = axis ? periodPlaces(groups, axis, metric.rowLimit) : { places: [...groups.keys()].slice(0, metric.rowLimit), isCut: groups.size > metric.rowLimit };
  return {
    ...(axis && { part: axis.part }),
    series: lines.map(({ name, title }) => ({ name, title })),
    points: places.map((x) => {
      const label = axis ? undefined : nameOf(along, x, words);
      return {
        x, ...(label !== undefined && { label }),
        y: lines.map(({ figure, isOf }) => figureOf(figure, groups.get(x)?.find(isOf))),
        ...(x === axis?.running && { isRunning: true as const }),
      };
    }),
    isCut: isCut || areCut || rows.length > limit,
  };
}

const xOf = ({ key, field }: SelectedColumn, row: Row): MetricPoint["x"] => {
  const value = presentValue(field.type, row[key]);
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? value : null;
};

/** From the first to the last that there is, or the running one: an empty one too. Rows without a date lie in none. */
function periodPlaces(groups: ReadonlyMap<MetricPoint["x"], unknown>, { part, first, running }: Axis, most: number): { places: string[]; isCut: boolean } {
  const known = [...groups.keys()].filter((x) => typeof x === "string").sort();
  const begin = first ?? known[0] ?? running;
  const end = known.at(-1) ?? running;
  const { starts, isCut } = periodsBetween(part, { first: begin < running ? begin : running, last: end > running ? end : running, most });
  return { places: starts, isCut };
}

/** What a value is called: an option by its name. */
function nameOf({ field }: SelectedColumn, value: MetricPoint["x"], { locale, translate }: MetricWords): string | undefined {
  const option = field.field.options?.find(({ id }) => id === value);
  return option && optionName(option, locale, translate);
}

function linesOf(
  rows: readonly Row[], { figures, by, words }: { figures: readonly SelectedColumn[]; by: SelectedColumn | undefined; words: MetricWords },
): { lines: Line[]; areCut: boolean } {
  const [figure] = figures;
  if (!by || !figure) {
    const titleOf = ({ field }: SelectedColumn): string => (figures.length === 1 ? words.translate(words.metric.title) : words.translate(field.field.title ?? field.name));
    return { lines: figures.map((one) => ({ name: one.field.name, title: titleOf(one), figure: one, isOf: () => true })), areCut: false };
  }
  const sums = new Map<MetricPoint["x"], number>();
  for (const row of rows) sums.set(xOf(by, row), (sums.get(xOf(by, row)) ?? 0) + Number(figureOf(figure, row) ?? 0));
  const largest = [...sums].sort(([, one], [, other]) => other - one).map(([value]) => value);
  return {
    lines: largest.slice(0, mostLines).map((value) => ({
      name: String(value ?? ""), title: nameOf(by, value, words) ?? String(value ?? "—"), figure, isOf: (row) => xOf(by, row) === value,
    })),
    areCut: largest.length > mostLines,
  };
}
