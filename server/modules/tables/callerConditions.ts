import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { RowsQuery } from "#contract/table.ts";
import { compileLike } from "../../access/compileFilter.ts";
import type { RelationScope } from "../../access/RelationScope.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import type { OpenTable } from "./openTable.ts";

/** A table, or the one that a level of another names, with the field that holds the parent's id (D47). */
export type OpenLevel = OpenTable & { readonly parentField?: string };

/** What the caller asked of the rows: filters, search, parent. What they may see at all is the scope's. */
export function callerConditions({ table, parentField }: OpenLevel, scope: RelationScope, query: RowsQuery): RawBuilder<SqlBool>[] {
  const conditions: RawBuilder<SqlBool>[] = [];
  if (query.filters !== undefined && query.filters !== null) conditions.push(scope.filter(query.filters));
  if (query.search) conditions.push(searchCondition(scope, table.searchFields ?? [], query.search));
  if (parentField !== undefined) {
    if (query.parent === undefined) throw new CallFailure("bad_request", { params: { where: "parent.id" } });
    conditions.push(scope.leadsTo(parentField, query.parent.id));
  }
  return conditions;
}

function searchCondition(scope: RelationScope, names: readonly string[], text: string): RawBuilder<SqlBool> {
  const readable = names.filter((name) => scope.find(name));
  if (readable.length === 0) return sql<SqlBool>`false`;
  return sql<SqlBool>`(${sql.join(
    readable.map((name) => compileLike("contains", sql`cast(${scope.expression(name)} as text)`, text)),
    sql` or `,
  )})`;
}
