import { sql } from "kysely";
import type { DatasetField, DatasetText } from "#contract/entities/index.ts";
import { isListType } from "#core/fieldType.ts";
import { attachmentsOf, type Attachment, type Datasets } from "./attachments.ts";
import { columnDefault, columnType } from "./columnType.ts";
import { ddlText, type DdlStatement } from "./DdlStatement.ts";
import { searchIndexName } from "./trigramIndexes.ts";

/** What turns the tables of one set of datasets into those of another (D44), in the order of its parts. */
export interface DdlPlan {
  /** Tables and columns. */
  readonly tables: readonly DdlStatement[];
  /** Indexes and constraints: rows that are loaded before them load faster. */
  readonly attachments: readonly DdlStatement[];
  /** Data that would be gone: `cities`, `cities.population`. Empty when the plan only adds. */
  readonly losses: readonly string[];
}

type DatasetMap = ReadonlyMap<string, DatasetText>;

export function planDdl(schema: string, before: DatasetMap, after: DatasetMap): DdlPlan {
  const changes = [...after].map(
    ([name, dataset]) => planTable({ schema, name }, [before.get(name), dataset])
  );
  const dropped = [...before.keys()].filter((name) => !after.has(name));
  const { drops, creates } = planAttachments({ schema, datasets: before }, { schema, datasets: after });
  return {
    tables: [
      ...drops,
      ...changes.flatMap((change) => change.statements),
      ...dropped.map((name) => sql`drop table ${sql.id(schema, name)} cascade`),
    ],
    attachments: creates,
    losses: [...dropped, ...changes.flatMap((change) => change.losses)],
  };
}

interface TableChange {
  readonly statements: readonly DdlStatement[];
  readonly losses: readonly string[];
}

type Pair = readonly [before: DatasetText | undefined, after: DatasetText];

interface Place {
  readonly schema: string;
  readonly name: string;
}

function planTable({ schema, name }: Place, [before, after]: Pair): TableChange {
  const table = sql.id(schema, name);
  if (before === undefined) return { statements: [createTable(table, after)], losses: [] };
  const old = new Map(before.fields.map((field) => [field.name, field]));
  const present = new Set(after.fields.map((field) => field.name));
  const statements: DdlStatement[] = [];
  const losses: string[] = [];
  for (const field of after.fields) {
    const was = old.get(field.name);
    const isReplaced = was !== undefined && isSecret(was) !== isSecret(field);
    if (isReplaced) statements.push(sql`alter table ${table} drop column ${sql.id(field.name)} cascade`);
    if (was === undefined || isReplaced) statements.push(sql`alter table ${table} add column ${columnDefinition(field)}`);
    else statements.push(...dropSearchIndex({ schema, name }, was, field), ...alterColumn(table, was, field));
    if (was !== undefined && losesData(was, field)) losses.push(`${name}.${field.name}`);
  }
  for (const field of before.fields.filter((one) => !present.has(one.name))) {
    statements.push(sql`alter table ${table} drop column ${sql.id(field.name)} cascade`);
    losses.push(`${name}.${field.name}`);
  }
  return { statements, losses };
}

/** What was a password is never read as anything else, and no plain text becomes one: such a column begins anew. */
const isSecret = ({ type }: DatasetField): boolean => type === "password";

function createTable(table: DdlStatement, { fields }: DatasetText): DdlStatement {
  const columns = sql.join([
    sql`id uuid primary key`,
    ...fields.map(columnDefinition),
    sql`version integer not null default 1`,
    sql`created_at timestamptz not null default now()`,
    sql`created_by uuid`,
    sql`updated_at timestamptz not null default now()`,
    sql`updated_by uuid`,
    sql`deleted_at timestamptz`,
  ]);
  return sql`create table ${table} (${columns})`;
}

function columnDefinition(field: DatasetField): DdlStatement {
  const byDefault = columnDefault(field);
  const type = sql.raw(columnType(field));
  const suffix = byDefault === undefined ? sql`` : sql` default ${byDefault}`;
  return sql`${sql.id(field.name)} ${type}${field.isRequired === true ? sql` not null` : sql``}${suffix}`;
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
    alter(sql`drop default`), alter(sql`type ${sql.raw(type)} using ${id}::${sql.raw(type)}`)
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

/** Whether a change of type may round or drop values; one that merely may be refused by them does not count. */
function losesData(was: DatasetField, field: DatasetField): boolean {
  if (was.type === field.type) {
    return was.type === "number" && field.scale !== undefined && (was.scale ?? Infinity) > field.scale;
  }
  if (isSecret(was) || isSecret(field)) return true;
  // They are kept alike, and what one file too many would be refused.
  if (isListType(was.type) && isListType(field.type)) return false;
  if (field.type === "text") return was.type === "json" || was.type === "point" || isListType(was.type);
  return !(was.type === "int" && field.type === "number" && field.scale === undefined);
}

function planAttachments(before: Datasets, after: Datasets): { drops: DdlStatement[]; creates: DdlStatement[] } {
  const old = allAttachments(before);
  const fresh = allAttachments(after);
  const isKept = (name: string): boolean => {
    const [was, is] = [old.get(name), fresh.get(name)];
    return was !== undefined && is !== undefined && ddlText(was.create) === ddlText(is.create);
  };
  const changed = (all: ReadonlyMap<string, Attachment>): Attachment[] =>
    [...all].filter(([name]) => !isKept(name)).map(([, attachment]) => attachment);
  return {
    drops: foreignKeysLast(changed(old)).reverse().map(({ drop }) => drop),
    creates: foreignKeysLast(changed(fresh)).map(({ create }) => create),
  };
}

function allAttachments(datasets: Datasets): Map<string, Attachment> {
  const all = [...datasets.datasets.keys()].flatMap((name) => attachmentsOf(name, datasets));
  return new Map(all.map((attachment) => [attachment.name, attachment]));
}

function foreignKeysLast(attachments: readonly Attachment[]): Attachment[] {
  return [...attachments].sort((a, b) => Number(a.isForeignKey) - Number(b.isForeignKey));
}
