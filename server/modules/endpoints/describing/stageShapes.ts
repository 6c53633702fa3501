import type { EndpointParameter } from "#contract/entities/index.ts";
import type { FieldType } from "#core/fieldType.ts";
import { followPath } from "../../../access/relationPath.ts";
import { relationsOf, resolveSource, type Endpoint, type ProjectConfig } from "../../config/index.ts";
import { leafColumns } from "../../tables/index.ts";

/** A JSON schema; an empty one is of what nobody knows. */
export interface Shape {
  readonly type?: "object" | "array" | "string" | "integer" | "number" | "boolean" | "null";
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly enum?: readonly string[];
  readonly format?: string;
  readonly description?: string;
}

type Stage = Endpoint["stages"][number];

/** What a stage gives, as far as it is known before it runs: of a query, what its table shows. */
export function stageShape(config: ProjectConfig, { query }: Stage): Shape {
  if (query === undefined) return {};
  if (query.isCount === true) return { type: "integer" };
  if (query.groupBy !== undefined) return groupsShape(query.aggregates !== undefined);
  return { type: "array", items: rowShape(config, query.table) };
}

const text: Shape = { type: "string" };

const groupsShape = (hasFigures: boolean): Shape => objectOf({
  groups: { type: "array", items: objectOf({ path: { type: "array", items: {} }, labels: { type: "array", items: nullable(text) }, count: { type: "integer" }, ...(hasFigures && { aggregates: { type: "object" } }) }) },
  isCut: { type: "boolean" },
});

/** Fields along a reference, and those that a permission hides, may be missing. */
function rowShape(config: ProjectConfig, name: string): Shape {
  const table = config.tables.get(name);
  if (table === undefined) return { type: "object" };
  const relation = resolveSource(table.source, config);
  const relationOf = relationsOf(config);
  const fields = leafColumns(table.columns).flatMap(({ dataField = "" }): [string, { shape: Shape; isSure: boolean }][] => {
    const end = followPath(relation, dataField, { relationOf });
    if (!end) return [];
    const isFilled = end.steps.length === 0 && (end.field.isRequired === true || end.field.name === "id");
    return [[dataField, { shape: isFilled ? fieldShapes[end.field.type] : nullable(fieldShapes[end.field.type]), isSure: end.field.readPermission === undefined }]];
  });
  return {
    type: "object",
    properties: { $id: text, $version: { type: "integer" }, ...Object.fromEntries(fields.map(([field, { shape }]) => [field, shape])) },
    required: ["$id", "$version", ...fields.filter(([, { isSure }]) => isSure).map(([field]) => field)],
  };
}

const list = (items: Shape): Shape => ({ type: "array", items });
const nullable = (shape: Shape): Shape => (Object.keys(shape).length === 0 ? shape : { anyOf: [shape, { type: "null" }] });

function objectOf(properties: Readonly<Record<string, Shape>>): Shape {
  return { type: "object", properties, required: Object.keys(properties) };
}

/** As rows carry them. */
const fieldShapes: Readonly<Record<FieldType, Shape>> = {
  text, uuid: text, password: text, time: text,
  number: { ...text, description: "A decimal as text, with all its digits" },
  int: { type: "integer" }, boolean: { type: "boolean" }, date: { ...text, format: "date" }, datetime: { ...text, format: "date-time" },
  json: {}, text_array: list(text), file: list(text), files: list(text), point: objectOf({ lat: { type: "number" }, lng: { type: "number" } }),
};

const scalarShapes = { string: text, number: { type: "number" }, int: { type: "integer" }, boolean: { type: "boolean" }, date: { type: "string", format: "date" } } as const satisfies Record<string, Shape>;

/** What a program reads of a parameter. */
export function parameterShape({ type, items = "string", options }: EndpointParameter): Shape {
  if (type === "array") return list(scalarShapes[items]);
  return options && type === "string" ? { ...text, enum: options } : scalarShapes[type];
}
