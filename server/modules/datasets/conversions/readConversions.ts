import { sql, type Kysely } from "kysely";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import type { Conversion } from "./Conversion.ts";
import { valueConversion } from "./ValueConversion.ts";

/** A record whose value does not become one of the new type as it is. */
interface ConvertedRow {
  readonly id: string;
  /** Its first 100 characters. */
  readonly value: string;
}

interface ConvertedRows {
  readonly count: number;
  /** The first ten. */
  readonly first: readonly ConvertedRow[];
}

/** What becomes of the values of a field that gets another type. */
export interface CountedConversion extends Conversion {
  /** How many records have a value. */
  readonly rows: number;
  /** Those that do not fit. */
  readonly unfit: ConvertedRows;
  /** Those that fit, and lose digits, the time of a day, zeros before a number, or the members of a list. */
  readonly inexact: ConvertedRows;
}

/** Counts in the table as it is before the change; deleted records have values too. */
export async function readConversions(tx: Kysely<PlatonSchema>, schema: string, conversions: readonly Conversion[]): Promise<CountedConversion[]> {
  const counted: CountedConversion[] = [];
  for (const conversion of conversions) counted.push({ ...conversion, ...(await countRows(tx, schema, conversion)) });
  return counted;
}

async function countRows(tx: Kysely<PlatonSchema>, schema: string, { table, was, now }: Conversion): Promise<Pick<CountedConversion, "rows" | "unfit" | "inexact">> {
  const column = sql.id(was.name);
  const { fits, isExact } = valueConversion(was, now, column);
  const first = (fate: string) => sql`coalesce((select jsonb_agg(jsonb_build_object('id', o.id, 'value', left(o.value, 100)) order by o.id) from (select id, value from judged where fate = ${fate} order by id limit 10) as o), '[]')`;
  // Others read on; what they wrote would not be counted.
  await sql`lock table ${sql.id(schema, table)} in share row exclusive mode`.execute(tx);
  const { rows: [found] } = await sql<{ rows: number; unfit: number; inexact: number; unfit_first: ConvertedRow[]; inexact_first: ConvertedRow[] }>`
    with judged as materialized (
      select id, ${column}::text as value, case when not ${fits} then 'unfit' when not ${isExact} then 'inexact' else 'exact' end as fate
      from ${sql.id(schema, table)} where ${column} is not null)
    select count(*)::float8 as rows, (count(*) filter (where fate = 'unfit'))::float8 as unfit, (count(*) filter (where fate = 'inexact'))::float8 as inexact,
      ${first("unfit")} as unfit_first, ${first("inexact")} as inexact_first
    from judged`.execute(tx);
  const { rows = 0, unfit = 0, inexact = 0, unfit_first = [], inexact_first = [] } = found ?? {};
  return { rows, unfit: { count: unfit, first: unfit_first }, inexact: { count: inexact, first: inexact_first } };
}
