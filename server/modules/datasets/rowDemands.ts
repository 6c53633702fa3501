import { sql } from "kysely";
import type { DatasetField } from "#contract/entities/index.ts";
import { columnType } from "./columnType.ts";
import type { DdlStatement } from "./DdlStatement.ts";
import { idOfDataset, idOfField, isSameColumn, type DatasetMap, type KnownDataset, type KnownField } from "./identity.ts";

/** What a change asks of rows that are there: it is refused where some do not fit. */
export interface RowDemand {
  readonly dataset: string;
  readonly field: DatasetField;
  /** Where the field stands in its dataset, from 0. */
  readonly index: number;
  readonly kind: "required" | "unique" | "shorter";
  /** How many rows of the table as it is before the change do not fit: one row with `count`. */
  readonly count: DdlStatement;
}

/**
 * What fields ask now that they did not ask before, and new fields that are required without a default.
 * @param later ids of fields whose values come back with them
 */
export function rowDemands(schema: string, before: DatasetMap, after: DatasetMap, later: ReadonlySet<string> = new Set()): RowDemand[] {
  const known = new Map([...before].map(([table, dataset]) => [idOfDataset(table, dataset), { table: sql.id(schema, table), dataset }]));
  return [...after].flatMap(([name, dataset]) => {
    const was = known.get(idOfDataset(name, dataset));
    if (was === undefined) return [];
    return dataset.fields.flatMap((field, index) => (later.has(idOfField(field)) ? [] : demandsOf(field, was)).map((demand) => ({ ...demand, dataset: name, field, index })));
  });
}

interface Before {
  readonly table: DdlStatement;
  readonly dataset: KnownDataset;
}

function demandsOf(field: KnownField, { table, dataset }: Before): Pick<RowDemand, "kind" | "count">[] {
  const was = dataset.fields.find((one) => idOfField(one) === idOfField(field));
  const count = (where: DdlStatement): DdlStatement => sql`select count(*)::float8 as count from ${table} where ${where}`;
  if (was === undefined || !isSameColumn(was, field)) {
    return field.isRequired === true && field.default === undefined ? [{ kind: "required", count: count(sql`true`) }] : [];
  }
  const column = sql.id(was.name);
  const isText = was.type === "text" && field.type === "text";
  const isShorter = isText && field.maxLength !== undefined && field.maxLength < (was.maxLength ?? Infinity);
  const isUnique = field.isUnique === true && was.isUnique !== true && columnType(was) === columnType(field);
  return [
    ...(field.isRequired === true && was.isRequired !== true ? [{ kind: "required", count: count(sql`${column} is null`) } as const] : []),
    ...(isShorter ? [{ kind: "shorter", count: count(sql`char_length(${column}) > ${sql.lit(field.maxLength)}`) } as const] : []),
    ...(isUnique ? [{ kind: "unique", count: countAlike(table, column, isText && field.isRequired !== true) } as const] : []),
  ];
}

/** An empty text is no value of a field that may be empty, and a deleted record does not block its key. */
const countAlike = (table: DdlStatement, column: DdlStatement, isNoneWhenEmpty: boolean): DdlStatement => sql`
  select coalesce(sum(rows), 0)::float8 as count from (
    select count(*) as rows from ${table} where deleted_at is null and ${column} is not null and ${isNoneWhenEmpty ? sql`${column} <> ''` : sql`true`}
    group by ${column} having count(*) > 1) as alike`;
