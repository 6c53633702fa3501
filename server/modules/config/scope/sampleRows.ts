import { sql, type Kysely } from "kysely";
import { presentValue } from "../../../access/presentValue.ts";
import type { ReachableField, RelationScope } from "../../../access/RelationScope.ts";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";

/** Records by which an expression is tested at most, and letters of them all together. */
const mostRows = 1_000;
const mostLetters = 4_000_000;
/** So many at once, for a record may be long. */
const batch = 250;

interface Sample {
  readonly rows: Record<string, unknown>[];
  readonly isWhole: boolean;
}

/** The first records that there are for the caller, as the wire carries them, in the order in which they were made. */
export async function sampleRows(database: Kysely<PlatonSchema>, scope: RelationScope, fields: readonly ReachableField[]): Promise<Sample> {
  const values = fields.map(({ name }, index) => sql`${scope.expression(name)} as ${sql.ref(`v${index}`)}`);
  const condition = scope.rows({ isJoined: true });
  const from = scope.from();
  const rows: Record<string, unknown>[] = [];
  let letters = 0;
  while (rows.length < mostRows) {
    const found = await sql<Record<string, unknown>>`
      select ${sql.join([sql`t.id as "$id"`, ...values])} from ${from} where ${condition} order by t.id limit ${batch} offset ${rows.length}`.execute(database);
    for (const row of found.rows) {
      const shown = { $id: row["$id"], ...Object.fromEntries(fields.map(({ name, type }, index) => [name, presentValue(type, row[`v${index}`])])) };
      letters += JSON.stringify(shown).length;
      if (letters > mostLetters && rows.length > 0) return { rows, isWhole: false };
      rows.push(shown);
    }
    if (found.rows.length < batch) return { rows, isWhole: true };
  }
  const further = await sql`select 1 from ${from} where ${condition} limit 1 offset ${mostRows}`.execute(database);
  return { rows, isWhole: further.rows.length === 0 };
}
