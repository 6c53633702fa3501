import { sql, type RawBuilder } from "kysely";
import type { CountAnswer, CountQuery } from "#contract/table.ts";
import { createLibrary, FooterSet, type AggregateUse, type ExpressionLimits } from "#core/expressions/index.ts";
import type { RelationScope } from "../../../access/RelationScope.ts";
import type { CallContext } from "../../../http/CallContext.ts";
import { expressionEnvironment, logExpressionFailure } from "../../expressions/index.ts";
import { callerConditions, type OpenLevel } from "../callerConditions.ts";
import { askOfAllRows } from "../counting/askOfAllRows.ts";
import { aggregateSql, exactAggregate, readAggregate } from "./aggregateSql.ts";
import { footerAggregates } from "./footerAggregates.ts";
import { columnFooters, type ColumnFooter } from "./columnFooters.ts";
import { footerText } from "./footerText.ts";

type Footers = CountAnswer["footers"];

/** The footers of a table, to be read of some set of rows. */
export interface FooterPlan {
  /** Aggregates over the rows, as `a0`, `a1`, …; none where the table has no footers that the caller may see. */
  readonly columns: readonly RawBuilder<unknown>[];
  /** The footers of rows of which the database answered these aggregates. */
  present(answer: Readonly<Record<string, unknown>>): Footers;
}

/**
 * What the footers of a table read, under the same scope as the rows: the caller's permissions hold for them too. A footer
 * that fails shows nothing and is logged (spec §8); one over a field that the caller may not read is not there.
 */
export function planFooters(context: CallContext, opened: OpenLevel, scope: RelationScope): FooterPlan {
  const library = createLibrary(expressionEnvironment(context));
  const sets = columnFooters(opened.table.columns).map((row) => {
    const readable = readableFooters(row, { scope, limits: opened.limits });
    return { row: readable, set: new FooterSet(readable, library, opened.limits) };
  });
  const wanted = wantedAggregates(scope, sets.flatMap(({ set }) => set.aggregates));
  const columns = wanted.map(({ aggregate }, index) => sql`${aggregate} as ${sql.ref(`a${index}`)}`);
  return { columns, present: (answer) => presentAll(readAnswer(scope, wanted, answer)) };

  function presentAll(values: Aggregates): Footers {
    return sets.map(({ row, set }) => {
      const outcomes = set.evaluate((use) => values.get(keyOf(use))?.operand);
      return row.flatMap((footer) => {
        const { value, failure } = outcomes.get(footer.name) ?? { value: undefined };
        if (failure) logExpressionFailure(context, opened.table, { where: `tables/${opened.table.name}.${footer.name}.footer`, failure });
        const exact = exactValue(footer, { row, limits: opened.limits, values });
        return value === undefined ? [] : [present(context, scope, { footer, value, exact })];
      });
    });
  }
}

/** The footers of a table over all rows that the caller's query matches. None are there when reading them takes too long. */
export async function readFooters(context: CallContext, opened: OpenLevel, query: CountQuery): Promise<Footers> {
  const scope = opened.scope();
  const { columns, present: presentFooters } = planFooters(context, opened, scope);
  if (columns.length === 0) return presentFooters({});
  const conditions = [scope.rows({ isJoined: true }), ...callerConditions(opened, scope, query)];
  const statement = sql<Record<string, unknown>>`
    select ${sql.join(columns)} from ${scope.from()} where ${sql.join(conditions, sql` and `)}`;
  const answer = await askOfAllRows(context, { statement, scope, ask: async (database) => (await statement.execute(database)).rows[0] ?? {} });
  return answer ? presentFooters(answer) : [];
}

/** An aggregate by itself, of decimals: nothing is calculated with it, so that no digit need be lost (D62). */
function exactValue(
  footer: ColumnFooter, { row, limits, values }: { row: readonly ColumnFooter[]; limits: ExpressionLimits; values: Aggregates },
): string | undefined {
  const [use, ...others] = /^\s*\w+\([^()]*\)\s*$/.test(footer.formula) ? footerAggregates(footer, { row, limits }) : [];
  return use && others.length === 0 ? values.get(keyOf(use))?.exact : undefined;
}

/** By the aggregate: as formulas calculate with it, and a decimal with all its digits. */
type Aggregates = ReadonlyMap<string, { readonly operand: unknown; readonly exact: string | undefined }>;

const keyOf = ({ name, field }: AggregateUse): string => `${name}(${field})`;

/** Of columns that the caller sees, over fields that the caller may read. */
function readableFooters(row: readonly ColumnFooter[], { scope, limits }: { scope: RelationScope; limits: ExpressionLimits }): ColumnFooter[] {
  const isReadable = ({ field }: AggregateUse): boolean => field === "" || scope.find(field) !== undefined;
  return row.filter((footer) => scope.find(footer.name) && footerAggregates(footer, { row, limits }).every(isReadable));
}

interface Wanted {
  readonly use: AggregateUse;
  readonly aggregate: RawBuilder<unknown>;
}

function wantedAggregates(scope: RelationScope, uses: readonly AggregateUse[]): Wanted[] {
  return [...new Map(uses.map((use) => [keyOf(use), use])).values()].flatMap((use) => {
    const aggregate = aggregateSql(scope, use);
    return aggregate ? [{ use, aggregate }] : [];
  });
}

function readAnswer(scope: RelationScope, wanted: readonly Wanted[], answer: Readonly<Record<string, unknown>>): Aggregates {
  return new Map(wanted.map(({ use }, index) => {
    const said = answer[`a${index}`];
    return [keyOf(use), { operand: readAggregate(scope, use, said), exact: exactAggregate(scope, use, said) }];
  }));
}

function present(
  context: CallContext, scope: RelationScope, { footer, value, exact }: { footer: ColumnFooter; value: string | number; exact: string | undefined },
): Footers[number][number] {
  const { type } = scope.demand(footer.name);
  const isNumber = exact !== undefined || typeof value === "number";
  const label = footerText(exact ?? value, footer, { type, isNumber, ...expressionEnvironment(context) });
  return { column: footer.column.id, value: exact ?? value, label };
}
