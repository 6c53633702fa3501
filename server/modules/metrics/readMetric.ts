import type { MetricAnswer } from "#contract/metric.ts";
import { defaultTimeZone } from "#core/format/zoneNames.ts";
import { demand } from "../../access/objectPolicy.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { relationsOf, translator, type Metric } from "../config/index.ts";
import { readParameters } from "../endpoints/index.ts";
import { planMetric } from "./planMetric.ts";
import { presentNumber } from "./presentNumber.ts";
import { presentRows } from "./presentRows.ts";
import { presentSeries } from "./presentSeries.ts";
import { selectFigures } from "./selectFigures.ts";

/** Groups of a series with lines, of which the points are made. */
const mostGroups = 10_000;

/**
 * What a metric of the project finds for the caller: rows, fields and groups of the dataset as the caller sees them.
 * @param given the parameters as they came
 * @throws CallFailure `not_found`, `forbidden`, `unknown_field`, `invalid_values`, `query_timeout`, `too_many_requests`
 */
export async function readMetric(context: CallContext, name: string, given: Readonly<Record<string, unknown>>): Promise<MetricAnswer> {
  const { services, project } = context;
  const config = await services.configuration.of(project.id);
  const metric = config.metrics.get(name);
  if (!metric) throw new CallFailure("not_found");
  demand({ isPublic: metric.isPublic, permissions: metric.permission === undefined ? {} : { read: metric.permission } }, "read", context);
  const values = readParameters(metric.parameters, given, context.locale);
  const clock = { now: services.now(), timeZone: project.settings.timeZone ?? defaultTimeZone };
  const { query, axis } = planMetric(metric, { ...clock, relationOf: relationsOf(config) });
  const selected = await selectFigures(context, { metric, config, query, values, sort: orderOf(metric, axis !== undefined), limit: limitOf(metric) });
  const translate = translator(config, context);
  const common = { title: translate(metric.title), at: new Date(selected.at).toISOString() };
  const words = { metric, locale: context.locale, translate };
  switch (metric.shape) {
    case "number":
      return { shape: "number", ...common, ...presentNumber(selected, axis) };
    case "series":
      return { shape: "series", ...common, ...presentSeries(selected, { ...words, axis }) };
    case "rows":
      return { shape: "rows", ...common, ...presentRows(selected, words) };
  }
}

/** Of one by periods the latest come first, of groups the largest, unless the metric says so itself. */
function orderOf({ query, sort = [] }: Metric, isByPeriods: boolean): Metric["sort"] & object {
  const along = query.fields.find(({ figure, part }) => figure === undefined && (part !== undefined || !isByPeriods));
  const figure = query.fields.find((field) => field.figure !== undefined);
  if (isByPeriods) return along ? [{ field: along.name, dir: "desc" }] : [];
  if (sort.length > 0 || !figure) return sort;
  return [{ field: figure.name, dir: "desc" }, ...(along ? [{ field: along.name }] : [])];
}

function limitOf({ shape, query, rowLimit }: Metric): number {
  const hasLines = shape === "series" && query.fields.filter(({ figure }) => figure === undefined).length > 1;
  return hasLines ? mostGroups : rowLimit;
}
