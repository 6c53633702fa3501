import Type, { type Static } from "typebox";
import { endpoint, Name, NamedTexts, Nullable } from "./endpoint.ts";

/** As the wire carries figures (D62): an int is a number, a decimal its text. */
const Figure = Nullable(Type.Union([Type.Number(), Type.String()]));

const Part = Type.Enum(["day", "month", "year"]);

const common = {
  /** In the caller's language. */
  title: Type.String(),
  /** When the database was asked, ISO in UTC: an answer may be as old as its metric allows. */
  at: Type.String(),
};

/** `shape: "number"`. */
export const MetricNumber = Type.Object({
  shape: Type.Literal("number"),
  ...common,
  value: Figure,
  /** Of a metric by day, month or year: `value` is of the running one, and this of the one before. */
  previous: Type.Optional(Figure),
  part: Type.Optional(Part),
});

/** A place on the axis: the first day of a period, or what a group's rows have in common. */
export const MetricPoint = Type.Object({
  x: Nullable(Type.Union([Type.String(), Type.Number(), Type.Boolean()])),
  /** What `x` is called, where it says nothing to people: an option's name. */
  label: Type.Optional(Type.String()),
  /** One figure for each of `series`. */
  y: Type.Array(Figure),
  /** The period that is not over. */
  isRunning: Type.Optional(Type.Literal(true)),
});
export type MetricPoint = Static<typeof MetricPoint>;

/** `shape: "series"`: along days, months or years without a gap, in the project's zone, or along groups. */
export const MetricSeries = Type.Object({
  shape: Type.Literal("series"),
  ...common,
  part: Type.Optional(Part),
  /** Eight at most. */
  series: Type.Array(Type.Object({ name: Type.String(), title: Type.String() })),
  points: Type.Array(MetricPoint),
  /** There are more points or lines than the answer has. */
  isCut: Type.Boolean(),
});

/** `shape: "rows"`. */
export const MetricRows = Type.Object({
  shape: Type.Literal("rows"),
  ...common,
  columns: Type.Array(Type.Object({
    name: Type.String(), title: Type.String(), type: Type.String(),
    /** Of a closed list, in the caller's language. */
    options: Type.Optional(Type.Array(Type.Object({ id: Type.String(), name: Type.String() }))),
  })),
  rows: Type.Array(Type.Record(Type.String(), Type.Unknown())),
  isCut: Type.Boolean(),
});

/** What `GET metrics/{name}` answers, by the metric's shape. */
export const MetricAnswer = Type.Union([MetricNumber, MetricSeries, MetricRows]);
export type MetricAnswer = Static<typeof MetricAnswer>;

export const metricEndpoints = {
  "GET metrics/{name}": endpoint({
    summary: "A figure, figures along time or groups, or rows, as a metric of the project asks for them; parameters by their names", plugin: "kernel", access: "public",
    params: Type.Object({ name: Name }), query: NamedTexts, response: MetricAnswer,
  }),
};
