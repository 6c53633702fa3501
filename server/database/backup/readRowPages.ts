import { sql, type Kysely } from "kysely";
import type { PlatonSchema } from "../PlatonSchema.ts";
import { BackupRefused, type ColumnText, type TableText } from "./BackupFile.ts";

export type RowText = readonly (string | null)[];

/** Bytes of text that are read together: a page has as many rows as fit, and one at least. */
const pageBytes = 4_194_304;
const rowsAtOnce = 2_000;
/** What the embedded database can hold twice. */
const longestRow = 128 * 1_048_576;

/**
 * All rows of a table in pages of a few megabytes, however long single rows are: one cursor reads how long each is, the
 * other the rows, both in the same order. Within a transaction that sees the rows of one moment.
 */
export async function* readRowPages(tx: Kysely<PlatonSchema>, table: TableText): AsyncGenerator<readonly RowText[]> {
  const from = sql.id(table.schema, table.table);
  const texts = sql.join(table.columns.map(({ name }, index) => sql`${sql.id(name)}::text as ${sql.id(`c${index}`)}`));
  await sql`set local synchronize_seqscans = off`.execute(tx);
  await sql`declare lengths no scroll cursor for select ${rowLength(table.columns)} as length from only ${from}`.execute(tx);
  await sql`declare texts no scroll cursor for select ${texts} from only ${from}`.execute(tx);
  for (;;) {
    const { rows } = await sql<{ length: number }>`${sql.raw(`fetch forward ${rowsAtOnce} from lengths`)}`.execute(tx);
    if (rows.length === 0) break;
    for (const count of pagesOf(rows.map(({ length }) => Number(length)), table)) {
      const page = await sql<Record<string, string | null>>`${sql.raw(`fetch forward ${count} from texts`)}`.execute(tx);
      yield page.rows.map((row) => table.columns.map((_, index) => row[`c${index}`] ?? null));
    }
  }
  await sql`close lengths`.execute(tx);
  await sql`close texts`.execute(tx);
}

/** How many rows each page has. */
function* pagesOf(lengths: readonly number[], { schema, table }: TableText): Generator<number> {
  let [count, bytes] = [0, 0];
  for (const length of lengths) {
    if (length > longestRow) throw new BackupRefused(`A row of ${schema}.${table} is ${megabytes(length)} MB long; a backup has rows of ${megabytes(longestRow)} MB at most`);
    if (count > 0 && bytes + length > pageBytes) {
      yield count;
      [count, bytes] = [0, 0];
    }
    count += 1;
    bytes += length;
  }
  if (count > 0) yield count;
}

const megabytes = (bytes: number): number => Math.round(bytes / 1_048_576);

/** A text's length is known without reading it; other values of any length are made text to see. */
function rowLength(columns: readonly ColumnText[]) {
  const lengths = columns.map(({ name, type }) => {
    if (fixedTypes.test(type)) return sql`40`;
    if (/^(text|character( varying)?(\(\d+\))?)$/.test(type)) return sql`coalesce(octet_length(${sql.id(name)}), 0)`;
    return sql`coalesce(octet_length(${sql.id(name)}::text), 0)`;
  });
  return sql.join([sql`16`, ...lengths], sql` + `);
}

const fixedTypes = /^(boolean|smallint|integer|bigint|real|double precision|uuid|date|interval|time|timestamp)( with(out)? time zone)?$/;
