import type { EndpointParameter, MetricText } from "#contract/entities/index.ts";
import type { QueryField } from "#contract/project/index.ts";
import { queryRelation } from "../../../../access/query/queryRelation.ts";
import type { TextProblem } from "../problems/reasons.ts";
import { unknownName } from "../problems/unknownName.ts";
import type { Placed } from "../shapes/projectText.ts";
import { checkQueryText, samples } from "./checkQuerySource.ts";
import { KeyCheck, type Tell } from "./checkTables.ts";
import type { Names } from "./Names.ts";

/** A metric asks what there is, and its columns make the answer that its shape promises. */
export function checkMetric({ file, value }: Placed<MetricText>, names: Names): TextProblem[] {
  const problems: TextProblem[] = [];
  const tell: Tell = (path, reason, params = {}) => void problems.push({ file, path, reason, params });
  const { parameters = [], query, sort = [] } = value;
  const keys = new KeyCheck(tell);
  for (const [index, { name }] of parameters.entries()) keys.add(name, `$.parameters[${index}].name`);
  checkQueryText(query, { names, tell, at: "$.query", samples: new Map(parameters.map((one) => [one.name, sampleOf(one)])) });
  checkShape(value, names, tell);
  const columns = query.fields.map(({ name }) => name);
  for (const [index, { field }] of sort.entries()) {
    if (!columns.includes(field)) tell(`$.sort[${index}].field`, "unknownName", unknownName(field, "column", columns));
  }
  return problems;
}

const typeOf = { string: "text", number: "number", int: "int", boolean: "boolean", date: "date" } as const;

function sampleOf({ type, items = "string" }: EndpointParameter): unknown {
  return type === "array" ? [samples[typeOf[items]]] : samples[typeOf[type]];
}

/** A number is one figure, of a day, month or year at most; a series one along what its first column has, in lines by a second; rows are anything. */
function checkShape({ shape, query, periods }: MetricText, names: Names, tell: Tell): void {
  const plain = placesOf(query.fields, ({ figure }) => figure === undefined);
  const figures = placesOf(query.fields, ({ figure }) => figure !== undefined);
  const first = plain[0] === undefined ? undefined : query.fields[plain[0]];
  if (periods !== undefined && (shape === "rows" || first?.part === undefined)) tell("$.periods", "notAllowed");
  if (shape === "rows") return;
  const mostPlain = shape === "number" ? 1 : figures.length > 1 ? 1 : 2;
  const mostFigures = shape === "number" ? 1 : 8;
  if (figures.length === 0) tell("$.query.fields", "missingProperty", { name: "figure" });
  for (const place of [...plain.slice(mostPlain), ...figures.slice(mostFigures)]) tell(`$.query.fields[${place}]`, "notAllowed");
  if (shape === "number" && first !== undefined && first.part === undefined) tell(`$.query.fields[${plain[0]}]`, "missingProperty", { name: "part" });
  if (shape === "series" && first === undefined) tell("$.query.fields", "missingProperty", { name: "field" });
  const relation = queryRelation(query, (dataset) => names.dataset(dataset));
  for (const place of figures) {
    const type = relation?.fields.get(query.fields[place]?.name ?? "")?.type;
    if (type !== undefined && type !== "int" && type !== "number") tell(`$.query.fields[${place}].figure`, "notForType", { type });
  }
}

const placesOf = (fields: readonly QueryField[], isMeant: (field: QueryField) => boolean): number[] =>
  fields.flatMap((field, index) => (isMeant(field) ? [index] : []));
