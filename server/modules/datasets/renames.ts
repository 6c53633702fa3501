import { sql } from "kysely";
import { ddlName, type DdlStatement } from "./DdlStatement.ts";
import { idOfDataset, idOfField, type DatasetMap, type KnownDataset } from "./identity.ts";

/** Names of now by those of before; undefined for what is gone. */
type NamesNow = ReadonlyMap<string, string | undefined>;

/** How the datasets of before are called now, and their fields by the name that their dataset had. */
export interface Renames {
  readonly datasets: NamesNow;
  readonly fields: ReadonlyMap<string, NamesNow>;
}

export function findRenames(before: DatasetMap, after: DatasetMap): Renames {
  const now = new Map([...after].map(([name, dataset]) => [idOfDataset(name, dataset), { name, dataset }]));
  const found = [...before].map(([old, dataset]) => ({ old, dataset, now: now.get(idOfDataset(old, dataset)) }));
  return {
    datasets: new Map(found.map((one) => [one.old, one.now?.name])),
    fields: new Map(found.map((one) => [one.old, fieldsNow(one.dataset, one.now?.dataset)])),
  };
}

function fieldsNow(before: KnownDataset, after: KnownDataset | undefined): NamesNow {
  const now = new Map((after ?? before).fields.map((field) => [idOfField(field), field.name]));
  return new Map(before.fields.map((field) => [field.name, now.get(idOfField(field))]));
}

/** A field that is called otherwise than before, or in another dataset; or that is gone, with its values. */
export interface MovedField {
  /** Of the field's row. */
  readonly id?: string | undefined;
  readonly from: FieldPlace;
  readonly to: FieldPlace | undefined;
}

export interface FieldPlace {
  readonly dataset: string;
  readonly field: string;
}

export function movedFields({ datasets, fields }: Renames, before: DatasetMap): MovedField[] {
  return [...datasets].flatMap(([was, dataset]) => [...(fields.get(was) ?? [])].flatMap(([field, now]): MovedField[] => {
    if (dataset === was && now === field) return [];
    const isGone = dataset === undefined || now === undefined;
    return [{ id: before.get(was)?.fields.find(({ name }) => name === field)?.id, from: { dataset: was, field }, to: isGone ? undefined : { dataset, field: now } }];
  }));
}

/** No object has such a name: what is gone is in nobody's way. */
const gone = (name: string): string => `-${name}`;

/** The datasets as they were, in the names of now. */
export function inNewNames(datasets: DatasetMap, renames: Renames): DatasetMap {
  const datasetNow = (name: string): string => renames.datasets.get(name) ?? gone(name);
  const fieldNow = (dataset: string, name: string): string => {
    const names = renames.fields.get(dataset);
    return names?.has(name) ? (names.get(name) ?? gone(name)) : name;
  };
  return new Map([...datasets].map(([old, dataset]) => [datasetNow(old), {
    ...dataset,
    fields: dataset.fields.map(({ references, ...field }) => ({
      ...field, name: fieldNow(old, field.name),
      ...(references && {
        references: {
          ...references, dataset: datasetNow(references.dataset),
          ...(references.field !== undefined && { field: fieldNow(references.dataset, references.field) }),
        },
      }),
    })),
    ...(dataset.indexes && { indexes: dataset.indexes.map((index) => ({ ...index, fields: index.fields.map((name) => fieldNow(old, name)) })) }),
  }]));
}

/** Those that have another name now, the old name first. */
export const changedNames = (names: NamesNow): [string, string][] =>
  [...names].flatMap(([from, to]): [string, string][] => (to === undefined || to === from ? [] : [[from, to]]));

/**
 * Statements that give names, where one may be taken until its owner has moved away: `a` → `b` and `b` → `a`.
 * @param rename one of them
 */
export function inTurn(renames: readonly (readonly [string, string])[], rename: (from: string, to: string) => DdlStatement): DdlStatement[] {
  const taken = new Set(renames.map(([from]) => from));
  const waiting = renames.filter(([, to]) => taken.has(to));
  const free = renames.filter(([, to]) => !taken.has(to));
  const aside = (name: string): string => ddlName("moving", name);
  return [
    ...waiting.map(([from]) => rename(from, aside(from))),
    ...free.map(([from, to]) => rename(from, to)),
    ...waiting.map(([from, to]) => rename(aside(from), to)),
  ];
}

export const renameTable = (schema: string) => (from: string, to: string): DdlStatement =>
  sql`alter table ${sql.id(schema, from)} rename to ${sql.id(to)}`;

export const renameColumn = (table: DdlStatement) => (from: string, to: string): DdlStatement =>
  sql`alter table ${table} rename column ${sql.id(from)} to ${sql.id(to)}`;
