import { sql, type RawBuilder } from "kysely";
import type { DatasetField } from "#contract/entities/index.ts";
import { textHead } from "../../access/textHead.ts";
import { ddlName, type DdlStatement } from "./DdlStatement.ts";
import { idOfField, isSecret, type DatasetMap, type KnownDataset } from "./identity.ts";
import { fitsKey } from "./keyLength.ts";

/** An index or constraint of a table. It is made anew when its statement reads otherwise than before. */
export interface Attachment {
  readonly name: string;
  readonly create: DdlStatement;
  readonly drop: DdlStatement;
  /** Gives it another name; its table and columns have theirs by then. */
  rename(from: string, to: string): DdlStatement;
  /** Ids of the columns that it is over: over others of the same names it is another one. */
  readonly over: string;
  /** Made last and dropped first: it leans on another table's key. */
  readonly isForeignKey: boolean;
}

export interface Datasets {
  readonly schema: string;
  readonly datasets: DatasetMap;
}

/** All indexes and constraints of a dataset, in an order in which they can be made. */
export function attachmentsOf(name: string, { schema, datasets }: Datasets): Attachment[] {
  const dataset = datasets.get(name);
  if (dataset === undefined) return [];
  const place: Place = { schema, name, table: sql.id(schema, name), dataset };
  const ofFields = (make: (field: DatasetField) => Made[]): Attachment[] =>
    dataset.fields.flatMap((field) => make(field).map((made) => ({ ...made, over: idsOver(field, datasets, name) })));
  const indexes = (dataset.indexes ?? []).map((index) => ({ ...indexOf(index, place), over: index.fields.map((field) => idOver(dataset, field)).join() }));
  return [
    ...ofFields((field) => uniqueness(field, place, isReferenced(name, field.name, datasets))),
    ...indexes,
    ...ofFields((field) => lengthCheck(field, place)),
    ...ofFields((field) => oneFileCheck(field, place)),
    ...ofFields((field) => foreignKey(field, place)),
  ];
}

type Made = Omit<Attachment, "over">;

function idOver({ fields }: KnownDataset, name: string): string {
  const field = fields.find((one) => one.name === name);
  return field ? `${idOfField(field)}${isSecret(field) ? "*" : ""}` : name;
}

/** Of a relation also that of the column which it leads to. */
function idsOver({ name, references }: DatasetField, datasets: DatasetMap, of: string): string {
  const own = datasets.get(of);
  const target = references && datasets.get(references.dataset);
  return [own && idOver(own, name), target?.id, target && idOver(target, references?.field ?? "id")].join();
}

interface Place {
  readonly schema: string;
  readonly name: string;
  readonly table: RawBuilder<unknown>;
  readonly dataset: KnownDataset;
}

function isReferenced(dataset: string, field: string, datasets: DatasetMap): boolean {
  return [...datasets.values()].some(({ fields }) =>
    fields.some(({ references }) => references?.dataset === dataset && references.field === field));
}

/**
 * A deleted record does not block its key, unless another dataset refers to the key: a foreign key needs a whole
 * constraint to point to.
 */
function uniqueness(field: DatasetField, { schema, name, table }: Place, referenced: boolean): Made[] {
  if (field.isUnique !== true) return [];
  const constraint = ddlName(name, field.name, "key");
  if (referenced) return [constraintOf(table, constraint, sql`unique (${sql.id(field.name)})`)];
  const isWhole = field.type !== "text" || fitsKey(field);
  const target = sql`${table} (${isWhole ? sql.id(field.name) : sql`md5(${sql.id(field.name)})`})`;
  const create = sql`create unique index ${sql.id(constraint)} on ${target} where deleted_at is null`;
  return [{ name: constraint, create, drop: dropIndex(schema, constraint), rename: renameIndex(schema), isForeignKey: false }];
}

function indexOf(
  index: NonNullable<KnownDataset["indexes"]>[number], { schema, name, table, dataset }: Place
): Made {
  const use = index.isUnique === true ? "unique" : (index.use ?? "sort");
  const indexName = ddlName(name, ...index.fields, use);
  const shown = use === "unique" ? index.fields : fittingFields(index.fields, dataset);
  const columns = shown.map((fieldName) => {
    const field = dataset.fields.find((one) => one.name === fieldName);
    const id = sql.id(fieldName);
    if (field?.type !== "text") return id;
    if (use === "unique") return fitsKey(field, index.fields.length) ? id : sql`md5(${id})`;
    return use === "search" ? sql`platon.fold(${textHead(id)}) text_pattern_ops` : sql`${textHead(id)} collate "und-x-icu"`;
  });
  // The id behind them makes the order whole, which is how pages by cursor are read.
  if (use === "sort" && shown.length === index.fields.length) columns.push(sql.id("id"));
  const unique = use === "unique" ? sql`unique ` : sql``;
  const target = sql`${table} (${sql.join(columns)})`;
  const create = sql`create ${unique}index ${sql.id(indexName)} on ${target} where deleted_at is null`;
  return { name: indexName, create, drop: dropIndex(schema, indexName), rename: renameIndex(schema), isForeignKey: false };
}

/** Beginnings of three texts have room in the row of an index; what would follow them has none. */
function fittingFields(names: readonly string[], { fields }: KnownDataset): readonly string[] {
  const texts = new Set(fields.filter(({ type }) => type === "text").map(({ name }) => name));
  const fourth = names.filter((name) => texts.has(name))[3];
  return fourth === undefined ? names : names.slice(0, names.indexOf(fourth));
}

function lengthCheck(field: DatasetField, { name, table }: Place): Made[] {
  if (field.maxLength === undefined || field.type !== "text") return [];
  const rule = sql`check (char_length(${sql.id(field.name)}) <= ${sql.lit(field.maxLength)})`;
  return [constraintOf(table, ddlName(name, field.name, "length"), rule)];
}

function oneFileCheck({ name: field, type }: DatasetField, { name, table }: Place): Made[] {
  if (type !== "file") return [];
  return [constraintOf(table, ddlName(name, field, "one"), sql`check (cardinality(${sql.id(field)}) <= 1)`)];
}

const onDelete = { restrict: "restrict", setNull: "set null", cascade: "cascade" } as const;

function foreignKey(field: DatasetField, { schema, name, table }: Place): Made[] {
  const { references } = field;
  if (references === undefined) return [];
  const target = sql`${sql.id(schema, references.dataset)} (${sql.id(references.field ?? "id")})`;
  const action = sql.raw(onDelete[references.onDelete ?? "restrict"]);
  const rule = sql`foreign key (${sql.id(field.name)}) references ${target} on delete ${action}`;
  return [{ ...constraintOf(table, ddlName(name, field.name, "fkey"), rule), isForeignKey: true }];
}

function constraintOf(table: RawBuilder<unknown>, name: string, rule: RawBuilder<unknown>): Made {
  return {
    name,
    create: sql`alter table ${table} add constraint ${sql.id(name)} ${rule}`,
    drop: sql`alter table ${table} drop constraint ${sql.id(name)}`,
    rename: (from, to) => sql`alter table ${table} rename constraint ${sql.id(from)} to ${sql.id(to)}`,
    isForeignKey: false,
  };
}

const renameIndex = (schema: string) => (from: string, to: string): DdlStatement => sql`alter index ${sql.id(schema, from)} rename to ${sql.id(to)}`;

function dropIndex(schema: string, name: string): DdlStatement {
  return sql`drop index ${sql.id(schema, name)}`;
}
