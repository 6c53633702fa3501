import { sql, type Kysely, type RawBuilder } from "kysely";
import type { CountAnswer, CountQuery } from "#contract/table.ts";
import type { PlatonSchema } from "../../../database/PlatonSchema.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { callerConditions, type OpenLevel } from "../callerConditions.ts";
import { askOfAllRows } from "./askOfAllRows.ts";

/** Rows are counted one by one up to here; beyond it the planner's estimate must do (D6). */
const exactCountLimit = 100_000;

export type RowCount = Pick<CountAnswer, "totalIsEstimate"> & { readonly total: number };

/** How many rows a question finds for the caller; undefined when that takes too long. */
export async function countRows(context: CallContext, opened: OpenLevel, query: CountQuery): Promise<RowCount | undefined> {
  const { scope, matching } = matchingRows(opened, query);
  const statement = sql<{ n: number }>`select count(*) as n from (select 1 ${matching} limit ${exactCountLimit + 1}) as counted`;
  return await askOfAllRows(context, {
    statement,
    scope,
    ask: async (database) => {
      const { rows } = await statement.execute(database);
      const counted = rows[0]?.n ?? 0;
      if (counted <= exactCountLimit) return { total: counted, totalIsEstimate: false };
      return { total: Math.max(await estimate(context.services.database.sql, matching), counted), totalIsEstimate: true };
    },
  });
}

/** The same for who needs a number: the planner's estimate when counting takes too long, but no fewer than are known. */
export async function countOrEstimate(context: CallContext, opened: OpenLevel, { query, atLeast }: { query: CountQuery; atLeast: number }): Promise<RowCount> {
  const counted = await countRows(context, opened, query);
  if (counted) return counted;
  const estimated = await estimate(context.services.database.sql, matchingRows(opened, query).matching);
  return { total: Math.max(estimated, atLeast), totalIsEstimate: true };
}

/** `from … where …` of the rows that a question finds for the caller; no order and no values, which change no count. */
function matchingRows(opened: OpenLevel, query: CountQuery) {
  const scope = opened.scope();
  const conditions = [scope.rows({ isJoined: true }), ...callerConditions(opened, scope, query)];
  // The joins are known only after every condition was asked for.
  return { scope, matching: sql`from ${scope.from()} where ${sql.join(conditions, sql` and `)}` };
}

interface Plan {
  readonly "QUERY PLAN": readonly [{ readonly Plan: { readonly "Plan Rows": number } }];
}

async function estimate(database: Kysely<PlatonSchema>, matching: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<Plan>`explain (format json) select 1 ${matching}`.execute(database);
  return Math.round(rows[0]?.["QUERY PLAN"][0].Plan["Plan Rows"] ?? 0);
}
