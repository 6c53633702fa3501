import { sql } from "kysely";
import type { CountAnswer } from "#contract/table.ts";
import { heavyReads } from "../../../access/heavyReads.ts";
import { presentValue } from "../../../access/presentValue.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { callerConditions, type OpenLevel } from "../callerConditions.ts";
import { planFooters } from "../footers/readFooters.ts";
import { groupTerms } from "../groups/groupTerms.ts";
import type { WholeQuestion } from "./wholeStatement.ts";

export interface WholeGroup {
  readonly count: number;
  readonly footers: CountAnswer["footers"];
}

/** More are told without their figures: nobody reads so many heads. */
const mostGroups = 50_000;

/** By the values of the fields, as rows carry them. */
export const groupKey = (values: readonly unknown[]): string => JSON.stringify(values);

/** Number of rows and footers of each group by the first so many fields of `groupBy`; with 0 of all rows together, by `groupKey([])`. */
export async function wholeGroups(
  context: CallContext, opened: OpenLevel, { question, depth }: { question: Pick<WholeQuestion, "query">; depth: number },
): Promise<ReadonlyMap<string, WholeGroup>> {
  const scope = opened.scope();
  const terms = groupTerms(scope, question.query).slice(0, depth);
  const footers = planFooters(context, opened, scope);
  const conditions = [scope.rows(), ...callerConditions(opened, scope, question.query)];
  const keys = terms.map(({ value }, index) => sql`${value} as ${sql.ref(`g${index}`)}`);
  const grouped = depth === 0 ? sql`` : sql` group by ${sql.join(terms.map((_, index) => sql.lit(index + 1)))} limit ${mostGroups}`;
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join([...keys, sql`count(*) as n`, ...footers.columns])} from ${scope.from()} where ${sql.join(conditions, sql` and `)}${grouped}
  `.execute(heavyReads(context, "report"));
  return new Map(rows.map((row) => [
    groupKey(terms.map(({ field }, index) => presentValue(field.type, row[`g${index}`]))),
    { count: Number(row["n"]), footers: footers.present(row) },
  ]));
}
