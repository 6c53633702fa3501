import { sql, type RawBuilder } from "kysely";
import type { FilterFields } from "#core/filters/index.ts";
import { fieldColumn } from "./fieldColumn.ts";
import type { Relation, RelationField } from "./Relation.ts";

/** A reference that is followed, and where it leads. */
export interface Step {
  /** By which it is named: `city.country`. */
  readonly path: string;
  readonly field: RelationField;
  readonly relation: Relation;
}

/** References that a path follows at most: `order.city.country.name`. */
export const maxSteps = 3;

export type RelationOf = (dataset: string) => Relation | undefined;

/** A field of a relation, or one along references; each leads to one row at most, because what it refers to is unique. */
export interface PathEnd {
  readonly field: RelationField;
  /** None for a field of the relation itself. */
  readonly steps: readonly Step[];
}

/**
 * Where a path leads to: `name`, `city.country.name`.
 * @param fieldOf what there is for whoever asks
 */
export function followPath(
  relation: Relation, path: string,
  { relationOf, fieldOf = ({ fields }, name) => fields.get(name) }: { relationOf: RelationOf; fieldOf?: (of: Relation, name: string) => RelationField | undefined },
): PathEnd | undefined {
  const parts = path.split(".");
  const last = parts.pop() ?? "";
  if (parts.length > maxSteps) return undefined;
  const steps: Step[] = [];
  for (const [index, part] of parts.entries()) {
    const field = fieldOf(steps.at(-1)?.relation ?? relation, part);
    const target = field?.references && relationOf(field.references.dataset);
    if (field === undefined || target === undefined) return undefined;
    steps.push({ path: parts.slice(0, index + 1).join("."), field, relation: target });
  }
  const field = fieldOf(steps.at(-1)?.relation ?? relation, last);
  return field && { field, steps };
}

/** Fields that a filter may name, with their types: those of the relation, and those along the paths in it. */
export function fieldTypesIn(filter: unknown, relation: Relation, relationOf: RelationOf): FilterFields {
  const known = [...relation.fields.values()].map((field) => [field.name, field.type] as const);
  const beyond = pathsIn(filter).flatMap((path) => {
    const end = followPath(relation, path, { relationOf });
    return end ? [[path, end.field.type] as const] : [];
  });
  return Object.fromEntries([...known, ...beyond]);
}

function pathsIn(filter: unknown): string[] {
  if (typeof filter !== "object" || filter === null) return [];
  return Object.entries(filter).flatMap(([key, value]) => [...(key.includes(".") ? [key] : []), ...pathsIn(value)]);
}

/** What a statement reads the rows from. */
export function tableOf({ kind, schema, table, select }: Relation): RawBuilder<unknown> {
  if (select) return sql`(${select().statement})`;
  if (kind === "query") throw new Error("a query is read for one caller");
  return sql.table(`${schema}.${table}`);
}

/** The column that a reference holds of its target. */
export const keyColumn = ({ references }: RelationField, target: Relation): string => target.fields.get(references?.field ?? "id")?.column ?? "id";

/** The value at the end of a path of the row that stands under `alias`, for statements that join nothing; null where a step leads nowhere. */
export function pathValue(alias: string, { field, steps }: PathEnd): RawBuilder<unknown> {
  const [first, ...further] = steps.map((step, index) => ({ ...step, alias: `q${index + 1}`, from: index === 0 ? alias : `q${index}` }));
  if (first === undefined) return fieldColumn(alias, field);
  const leads = ({ alias: to, from, field: by, relation }: typeof first): RawBuilder<unknown> =>
    sql`${sql.ref(`${to}.${keyColumn(by, relation)}`)} = ${sql.ref(`${from}.${by.column}`)} and ${sql.ref(`${to}.deleted_at`)} is null`;
  const joins = further.map((step) => sql` join ${tableOf(step.relation)} as ${sql.ref(step.alias)} on ${leads(step)}`);
  return sql`(select ${fieldColumn(`q${steps.length}`, field)} from ${tableOf(first.relation)} as ${sql.ref(first.alias)}${sql.join(joins, sql``)} where ${leads(first)})`;
}
