import { sql } from "kysely";
import type { DatasetField } from "#contract/entities/index.ts";
import { attachmentsOf, type Attachment, type Datasets } from "./attachments.ts";
import { columnDefault, columnType } from "./columnType.ts";
import { convertedColumn, findConversions, type Conversion } from "./conversions/Conversion.ts";
import { ddlText, type DdlStatement } from "./DdlStatement.ts";
import { heldSchema } from "./held/heldSchema.ts";
import { idOfField, isSameColumn, type DatasetMap, type KnownDataset, type KnownField } from "./identity.ts";
import { changedNames, findRenames, inNewNames, inTurn, movedFields, renameColumn, renameTable, type MovedField } from "./renames.ts";
import { searchIndexName } from "./trigramIndexes.ts";

/** What turns the tables of one set of datasets into those of another (D44), in the order of its parts. */
export interface DdlPlan {
  /** Tables and columns. */
  readonly tables: readonly DdlStatement[];
  /** Indexes and constraints: rows that are loaded before them load faster. */
  readonly attachments: readonly DdlStatement[];
  /** Data that would be gone. Empty when the plan only adds. */
  readonly losses: readonly Loss[];
  /** Columns that get another type: some of their values may not fit it, or lose something. */
  readonly conversions: readonly Conversion[];
  /** What rows elsewhere that name these fields have to follow. */
  readonly moved: readonly MovedField[];
}

export interface Loss {
  /** `cities`, `cities.population` */
  readonly what: string;
  /** Where the values are before the change: a table, or a column of it. */
  readonly table: string;
  readonly column?: string;
}

/** What comes back by a restoration. */
export interface Returning {
  /** Tables that are there without indexes and constraints, by name. */
  readonly bare: ReadonlySet<string>;
  /** Columns whose values come between tables and attachments, by the ids of their fields. */
  readonly later: ReadonlySet<string>;
}

const nothingReturns: Returning = { bare: new Set(), later: new Set() };

/**
 * Tables and columns are known by the ids of their datasets and fields: another name is a rename and keeps all values, the
 * same name of another id is another column. What has no id is known by its name.
 */
export function planDdl(schema: string, before: DatasetMap, after: DatasetMap, { bare, later }: Returning = nothingReturns): DdlPlan {
  const renames = findRenames(before, after);
  const old = inNewNames(before, renames);
  const namesBefore = new Map([...renames.datasets].map(([was, name]) => [name, was]));
  const changes = [...after].map(([name, dataset]) => {
    const fields = renames.fields.get(namesBefore.get(name) ?? "");
    return planTable({ schema, name, was: namesBefore.get(name) ?? name, later }, [old.get(name), dataset], fields ? changedNames(fields) : []);
  });
  const dropped = [...renames.datasets].filter(([, name]) => name === undefined).map(([was]) => was);
  const whole = (datasets: DatasetMap): Datasets => ({ schema, datasets: new Map([...datasets].filter(([name]) => !bare.has(name))) });
  const { drops, moves, creates } = planAttachments([whole(before), whole(old)], { schema, datasets: after });
  return {
    tables: [
      ...drops,
      ...dropped.flatMap((name) => dropTable(schema, name, before.get(name))),
      ...inTurn(changedNames(renames.datasets), renameTable(schema)),
      ...changes.flatMap((change) => change.statements),
      ...moves,
    ],
    attachments: [...changes.flatMap((change) => change.demands), ...creates],
    conversions: findConversions(before, after),
    losses: [...dropped.map((name) => ({ what: name, table: name })), ...changes.flatMap((change) => change.losses)],
    moved: movedFields(renames, before),
  };
}

interface TableChange {
  readonly statements: readonly DdlStatement[];
  /** What its columns have to have when their values are there. */
  readonly demands: readonly DdlStatement[];
  readonly losses: readonly Loss[];
}

type Pair = readonly [before: KnownDataset | undefined, after: KnownDataset];

interface Place {
  readonly schema: string;
  readonly name: string;
}

/** It goes out of reach, with its rows: whoever restores the dataset finds them. */
function dropTable(schema: string, name: string, { id }: { readonly id?: string } = {}): DdlStatement[] {
  if (id === undefined) return [sql`drop table ${sql.id(schema, name)} cascade`];
  return [sql`create schema ${sql.id(heldSchema(id))}`, sql`alter table ${sql.id(schema, name)} set schema ${sql.id(heldSchema(id))}`];
}

/** @param before in the names of now; what is gone has a name of nobody's */
function planTable({ schema, name, was: oldTable, later }: Place & Pick<Returning, "later"> & { readonly was: string }, [before, after]: Pair, renames: readonly (readonly [string, string])[]): TableChange {
  const table = sql.id(schema, name);
  if (before === undefined) return { statements: [createTable(table, after)], demands: [], losses: [] };
  const old = new Map(before.fields.map((field) => [field.name, field]));
  const present = new Map(after.fields.map((field) => [field.name, field]));
  const gone = before.fields.flatMap((field) => {
    const now = present.get(field.name);
    return now === undefined || !isSameColumn(field, now) ? [{ column: field.name.replace(/^-/, ""), isReplaced: now !== undefined }] : [];
  });
  const kept = after.fields.flatMap((field) => {
    const was = old.get(field.name);
    return was && isSameColumn(was, field) ? [[was, field] as const] : [];
  });
  const added = after.fields.filter((field) => !kept.some(([, one]) => one === field));
  const isLater = (field: KnownField): boolean => later.has(idOfField(field));
  return {
    demands: added.filter((field) => isLater(field) && field.isRequired === true).map(({ name: column }) => sql`alter table ${table} alter column ${sql.id(column)} set not null`),
    statements: [
      ...gone.map(({ column }) => sql`alter table ${table} drop column ${sql.id(column)} cascade`),
      ...inTurn(renames.filter(([, to]) => kept.some(([, { name: one }]) => one === to)), renameColumn(table)),
      ...added.map((field) => sql`alter table ${table} add column ${columnDefinition(field, isLater(field))}`),
      ...kept.flatMap(([was, field]) => [...dropSearchIndex({ schema, name }, was, field), ...alterColumn(table, was, field)]),
    ],
    losses: gone.map(({ column }): Loss => ({ what: `${name}.${column}`, table: oldTable, column })),
  };
}

function createTable(table: DdlStatement, { fields }: KnownDataset): DdlStatement {
  const columns = sql.join([
    sql`id uuid primary key`,
    ...fields.map((field) => columnDefinition(field)),
    sql`version integer not null default 1`,
    sql`created_at timestamptz not null default now()`,
    sql`created_by uuid`,
    sql`updated_at timestamptz not null default now()`,
    sql`updated_by uuid`,
    sql`deleted_at timestamptz`,
  ]);
  return sql`create table ${table} (${columns})`;
}

function columnDefinition(field: DatasetField, isLater = false): DdlStatement {
  const byDefault = columnDefault(field);
  const type = sql.raw(columnType(field));
  const suffix = byDefault === undefined ? sql`` : sql` default ${byDefault}`;
  return sql`${sql.id(field.name)} ${type}${field.isRequired === true && !isLater ? sql` not null` : sql``}${suffix}`;
}

/** It has the column as text of the old type, and is made anew where the new one is searched too. */
function dropSearchIndex({ schema, name }: Place, was: DatasetField, field: DatasetField): DdlStatement[] {
  const isRetyped = columnType(was) !== columnType(field);
  return isRetyped ? [sql`drop index if exists ${sql.id(schema, searchIndexName(name, field.name))}`] : [];
}

function alterColumn(table: DdlStatement, was: DatasetField, field: DatasetField): DdlStatement[] {
  const id = sql.id(field.name);
  const alter = (what: DdlStatement): DdlStatement => sql`alter table ${table} alter column ${id} ${what}`;
  const statements: DdlStatement[] = [];
  const type = columnType(field);
  const isRetyped = columnType(was) !== type;
  // The old default may not fit the new type: it goes before and comes back behind.
  if (isRetyped) statements.push(
    alter(sql`drop default`), alter(sql`type ${sql.raw(type)} using ${convertedColumn(was, field, id)}`)
  );
  const byDefault = columnDefault(field);
  if (isRetyped || JSON.stringify(was.default) !== JSON.stringify(field.default)) {
    statements.push(alter(byDefault === undefined ? sql`drop default` : sql`set default ${byDefault}`));
  }
  // Several rows may have left it empty: an empty text is no value of a key.
  if (field.isUnique === true && was.isUnique !== true && field.type === "text" && field.isRequired !== true) {
    statements.push(sql`update ${table} set ${id} = null where ${id} = ''`);
  }
  if ((was.isRequired ?? false) !== (field.isRequired ?? false)) {
    statements.push(alter(field.isRequired === true ? sql`set not null` : sql`drop not null`));
  }
  return statements;
}

/** What was there is given twice: in its own names and in those of now. */
function planAttachments(
  [before, old]: readonly [Datasets, Datasets], after: Datasets,
): { drops: DdlStatement[]; moves: DdlStatement[]; creates: DdlStatement[] } {
  const named = allAttachments(before);
  const fresh = new Map(allAttachments(after).map((one) => [one.name, one]));
  const kept = new Map<string, { from: string; attachment: Attachment }>();
  const lost: Attachment[] = [];
  for (const [index, is] of allAttachments(old).entries()) {
    const was = named[index];
    const same = fresh.get(is.name);
    const isKept = same !== undefined && same.over === is.over && ddlText(same.create) === ddlText(is.create);
    if (was && isKept) kept.set(is.name, { from: was.name, attachment: same });
    else if (was) lost.push(was);
  }
  return {
    drops: foreignKeysLast(lost).reverse().map(({ drop }) => drop),
    moves: moveNames(kept),
    creates: foreignKeysLast([...fresh.values()].filter(({ name }) => !kept.has(name))).map(({ create }) => create),
  };
}

function moveNames(kept: ReadonlyMap<string, { from: string; attachment: Attachment }>): DdlStatement[] {
  const renames = [...kept].filter(([to, { from }]) => to !== from).map(([to, { from }]) => [from, to] as const);
  const byOldName = new Map([...kept].map(([to, { from, attachment }]) => [from, { to, attachment }]));
  const owner = (from: string, to: string): Attachment | undefined => byOldName.get(from)?.attachment ?? kept.get(to)?.attachment;
  return inTurn(renames, (from, to) => owner(from, to)?.rename(from, to) ?? sql``);
}

/** In the order of the datasets, their fields and indexes, which names do not change; one for each name. */
function allAttachments(datasets: Datasets): Attachment[] {
  const all = [...datasets.datasets.keys()].flatMap((name) => attachmentsOf(name, datasets));
  return [...new Map(all.map((attachment) => [attachment.name, attachment])).values()];
}

function foreignKeysLast(attachments: readonly Attachment[]): Attachment[] {
  return [...attachments].sort((a, b) => Number(a.isForeignKey) - Number(b.isForeignKey));
}
