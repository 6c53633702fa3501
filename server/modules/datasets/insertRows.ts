import { sql, type Kysely, type RawBuilder } from "kysely";
import type { DatasetField } from "#contract/entities/index.ts";
import { uuidv7 } from "#core/uuid/uuidv7.ts";
import { hashPassword } from "../sessions/index.ts";
import { columnType } from "./columnType.ts";
import { schemaOf, type NamedDataset } from "./datasetRelation.ts";

type Row = Readonly<Record<string, unknown>>;

/** Rows of one statement: large enough that the statement's own cost is gone, small enough for the memory. */
const batchSize = 5_000;

/**
 * Inserts rows in bulk (seeds): as one JSON document per few thousand rows, which either database reads faster than
 * that many parameters. A row may bring its own id; fields that it lacks take their default.
 *
 * @returns the number of rows
 */
export async function insertRows<Schema>(
  tx: Kysely<Schema>, dataset: NamedDataset, rows: AsyncIterable<Row> | Iterable<Row>,
): Promise<number> {
  const insert = insertion(dataset);
  const withDefaults = defaultsOf(dataset);
  const hashes = hasherOf(dataset);
  let batch: Row[] = [];
  let count = 0;
  for await (const row of rows) {
    batch.push({ id: uuidv7(), ...withDefaults, ...row, ...(await hashes(row)) });
    if (batch.length < batchSize) continue;
    count += batch.length;
    await insert(storable(batch)).execute(tx);
    batch = [];
  }
  if (batch.length > 0) await insert(storable(batch)).execute(tx);
  return count + batch.length;
}

/** Of a row's passwords, in place of what they are. */
function hasherOf({ fields }: NamedDataset): (row: Row) => Promise<Row> {
  const names = fields.filter(({ type }) => type === "password").map(({ name }) => name);
  return async (row) => {
    const given = names.filter((name) => typeof row[name] === "string" && row[name] !== "");
    return Object.fromEntries(await Promise.all(given.map(async (name) => [name, await hashPassword(String(row[name]))])));
  };
}

/** Texts are kept composed, as forms send them: what is the same to a reader is the same to a filter. */
const storable = (batch: readonly Row[]): string => JSON.stringify(batch).normalize("NFC");

function insertion(dataset: NamedDataset): (json: string) => RawBuilder<unknown> {
  const table = sql.id(schemaOf(dataset.projectId), dataset.name);
  const columns = sql.join([sql.id("id"), ...dataset.fields.map(({ name }) => sql.id(name))]);
  const values = sql.join([sql.id("id"), ...dataset.fields.map(storedValue)]);
  const typed = sql.join([sql`id uuid`, ...dataset.fields.map(typedColumn)]);
  return (json) =>
    sql`insert into ${table} (${columns}) select ${values} from jsonb_to_recordset(${json}::jsonb) as r(${typed})`;
}

/** An empty text is no value of a key. */
const storedValue = ({ name, type, isUnique }: DatasetField): RawBuilder<unknown> =>
  type === "text" && isUnique === true ? sql`nullif(${sql.id(name)}, '')` : sql.id(name);

const typedColumn = (field: DatasetField): RawBuilder<unknown> =>
  sql`${sql.id(field.name)} ${sql.raw(columnType(field))}`;

function defaultsOf({ fields }: NamedDataset): Row {
  return Object.fromEntries(
    fields.filter((field) => field.default !== undefined).map(({ name, default: value }) => [name, value])
  );
}
