import Type, { type Static } from "typebox";
import { DescribedQuery } from "../project/accessText.ts";
import { closed, sortTerms } from "../schemaParts.ts";
import { describe, type TextOf } from "./describe.ts";
import { EndpointParameter } from "./endpoints.ts";
import { choice, flag, int, json, text } from "./fields.ts";
import { metricQueryInner, metricSortInner, parameterInner } from "./inners.ts";

/** Points or rows of an answer at most. */
export const mostPoints = 1_000;

const { dataset, fields: columns, filters } = DescribedQuery.properties;
/** A described question (D45) whose parameters are the metric's. */
export const MetricQuery = Type.Object({ dataset, fields: columns, filters }, closed);
export type MetricQuery = Static<typeof MetricQuery>;

export const metricShapes = ["number", "series", "rows"] as const;

const fields = {
  name: text(100, { isRequired: true, title: "Калит" }),
  title: text(500, { isRequired: true, isTranslated: true, title: "Номи", about: "What people read of the metric" }),
  shape: choice(metricShapes, {
    isRequired: true, title: "Жавоб шакли", labels: { number: "Битта сон", series: "Сонлар қатори", rows: "Қаторлар" },
    about: "number: one figure, by day, month or year with the one before; series: figures along days or groups; rows",
  }),
  query: json(MetricQuery, {
    isRequired: true, title: "Сўров", inner: metricQueryInner,
    about: "A question to one dataset, which sees what its caller sees; $query.<name> in its filters stands for a parameter, $user.id, orgId, tin, pinfl for the caller's",
  }),
  periods: int(1, mostPoints, { title: "Даврлар сони", help: "Жорий давр билан", about: "Of a question by day, month or year: the last so many, the running one with them. All that there are unless said" }),
  sort: json(sortTerms(), { default: [], title: "Саралаш", inner: metricSortInner, about: "Order of groups or rows, by columns of the question" }),
  parameters: json(Type.Array(EndpointParameter, { maxItems: 20 }), { default: [], title: "Параметрлар", inner: parameterInner, about: "What a call may say" }),
  permission: text(100, { title: "Рухсат", names: { of: "permissions" }, about: "Who may ask it; any signed-in user unless said" }),
  isPublic: flag(false, { title: "Ҳамма учун", about: "Guests may ask it" }),
  lifetime: int(0, 86_400, { default: 60, title: "Сақланиш вақти", help: "Сония", about: "Seconds for which an answer is kept for whoever sees the same rows" }),
  rowLimit: int(1, mostPoints, { default: mostPoints, title: "Қаторларнинг энг кўп сони", about: "Most points or rows of an answer" }),
};

/** `metrics/<name>.json`: a figure, figures along time or groups, or rows, asked by name. */
export const metrics = describe({
  name: "sql_metrics",
  title: "Кўрсаткичлар",
  place: { folder: "metrics", name: /^[a-z][a-z0-9_-]{0,99}$/ },
  keyField: "name",
  fields,
  titleOfOne: "Кўрсаткич",
});

export type MetricText = TextOf<Omit<typeof fields, "name">>;
