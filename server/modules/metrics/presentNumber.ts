import type { Static } from "typebox";
import type { MetricNumber } from "#contract/metric.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { figureOf } from "./figureOf.ts";
import { shifted } from "./periods.ts";
import type { Axis } from "./planMetric.ts";
import type { Selected } from "./selectFigures.ts";

/**
 * The one figure; of the running period, with that of the one before.
 * @throws CallFailure `forbidden` where the caller may not read what it is a figure of
 */
export function presentNumber({ rows, columns }: Selected, axis: Axis | undefined): Pick<Static<typeof MetricNumber>, "value" | "previous" | "part"> {
  const figure = columns.find(({ asked }) => asked.figure !== undefined);
  if (!figure) throw new CallFailure("forbidden");
  const by = columns.find(({ asked }) => asked.part !== undefined);
  if (!axis || !by) return { value: figureOf(figure, rows[0]) };
  const of = (start: string): ReturnType<typeof figureOf> => figureOf(figure, rows.find((row) => row[by.key] === start));
  return { value: of(axis.running), previous: of(shifted(axis.part, axis.running, -1)), part: axis.part };
}
