import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { RowsQuery } from "#contract/table.ts";
import { compileLike } from "../../access/compileFilter.ts";
import type { RelationScope } from "../../access/RelationScope.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { groupConditions } from "./groups/groupTerms.ts";
import type { OpenTable } from "./openTable.ts";
import type { SearchPlan } from "./planSearch.ts";
import { searchedFields } from "./searchedFields.ts";

/** A table, or the one that a level of another names, with the field that holds the parent's id (D47). */
export type OpenLevel = OpenTable & {
  readonly parentField?: string;
  /** The table of the level above, among whose rows the parent has to be. */
  readonly above?: OpenTable;
  /** How the texts of the question are looked for. */
  readonly plan?: SearchPlan;
};

/** What the caller asked of the rows: filters, search, parent. What they may see at all is the scope's. */
export function callerConditions(opened: OpenLevel, scope: RelationScope, query: RowsQuery): RawBuilder<SqlBool>[] {
  const { parentField, above, plan } = opened;
  const conditions = [...soughtConditions(opened, scope, query), ...groupConditions(scope, query)];
  if (plan?.few) conditions.push(scope.mayHold(plan.few));
  if (parentField !== undefined) {
    if (query.parent === undefined) throw new CallFailure("bad_request", { params: { where: "parent.id" } });
    conditions.push(scope.leadsTo(parentField, query.parent.id, above?.scope()));
  }
  return conditions;
}

export function soughtConditions(
  opened: OpenTable, scope: RelationScope, { filters, search }: Pick<RowsQuery, "filters" | "search">,
): RawBuilder<SqlBool>[] {
  const filtered = filters === undefined || filters === null ? [] : [scope.filter(filters)];
  return [...filtered, ...(search ? [searchCondition(opened, scope, search)] : [])];
}

function searchCondition(opened: OpenTable, scope: RelationScope, text: string): RawBuilder<SqlBool> {
  const readable = searchedFields(opened, scope);
  if (readable.length === 0) return sql<SqlBool>`false`;
  return sql<SqlBool>`(${sql.join(
    readable.map((name) => compileLike("contains", sql`cast(${scope.expression(name)} as text)`, text)),
    sql` or `,
  )})`;
}
