import type { DescribedQuery, QueryField } from "#contract/project/index.ts";
import { dayRange, todayOf } from "#core/format/timeZone.ts";
import { followPath, type RelationOf } from "../../access/relationPath.ts";
import type { Metric } from "../config/index.ts";
import { shifted, startOf, type Part } from "./periods.ts";

/** Periods of an axis, by their first days. */
export interface Axis {
  readonly part: Part;
  /** Undefined where the first that there is begins it. */
  readonly first: string | undefined;
  /** The one that is not over. */
  readonly running: string;
}

interface MetricPlan {
  readonly query: DescribedQuery;
  readonly axis: Axis | undefined;
}

/** A number by day, month or year is compared with the one before. */
const periodsOfNumber = 2;

/** A metric's question for now: of one by periods only the rows that lie in them, in the project's zone. */
export function planMetric(
  { shape, query, periods }: Pick<Metric, "shape" | "query" | "periods">, { relationOf, now, timeZone }: { relationOf: RelationOf; now: Date; timeZone: string },
): MetricPlan {
  const along = query.fields.find(({ part, figure }) => part !== undefined && figure === undefined);
  if (along?.part === undefined || shape === "rows") return { query, axis: undefined };
  const { part } = along;
  const running = startOf(part, todayOf({ now, timeZone }));
  const count = periods ?? (shape === "number" ? periodsOfNumber : undefined);
  if (count === undefined) return { query, axis: { part, first: undefined, running } };
  const first = shifted(part, running, 1 - count);
  const momentOf = isMoment(query.dataset, along, relationOf) ? (day: string): string => dayRange(day, timeZone).from : (day: string): string => day;
  const field = along.field ?? along.name;
  const within = [{ [field]: { op: "ge", value: momentOf(first) } }, { [field]: { op: "lt", value: momentOf(shifted(part, running, 1)) } }];
  return { query: { ...query, filters: { and: [...(query.filters === undefined ? [] : [query.filters]), ...within] } }, axis: { part, first, running } };
}

function isMoment(dataset: string, { name, field = name }: QueryField, relationOf: RelationOf): boolean {
  const relation = relationOf(dataset);
  return relation !== undefined && followPath(relation, field, { relationOf })?.field.type === "datetime";
}
