import { sql, type Kysely, type RawBuilder } from "kysely";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";

/** Rows are counted one by one up to here; beyond it the planner's estimate must do (D6). */
export const exactCountLimit = 100_000;

export interface RowCount {
  readonly total: number;
  readonly totalIsEstimate: boolean;
}

/** @param matching `from … where …` of the rows to count */
export async function countRows(database: Kysely<PlatonSchema>, matching: RawBuilder<unknown>): Promise<RowCount> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (select 1 ${matching} limit ${exactCountLimit + 1}) as counted`.execute(database);
  const counted = rows[0]?.n ?? 0;
  if (counted <= exactCountLimit) return { total: counted, totalIsEstimate: false };
  return { total: Math.max(await estimate(database, matching), counted), totalIsEstimate: true };
}

interface Plan {
  readonly "QUERY PLAN": readonly [{ readonly Plan: { readonly "Plan Rows": number } }];
}

async function estimate(database: Kysely<PlatonSchema>, matching: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<Plan>`explain (format json) select 1 ${matching}`.execute(database);
  return Math.round(rows[0]?.["QUERY PLAN"][0].Plan["Plan Rows"] ?? 0);
}
