import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { RowsQuery } from "#contract/table.ts";
import { compileLike } from "../../access/compileFilter.ts";
import type { RelationScope, SoughtText } from "../../access/RelationScope.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import type { OpenTable } from "./openTable.ts";

/** A table, or the one that a level of another names, with the field that holds the parent's id (D47). */
export type OpenLevel = OpenTable & {
  readonly parentField?: string;
  /** What few rows hold, and an index finds: they are looked for first. */
  readonly few?: SoughtText | undefined;
};

/** What the caller asked of the rows: filters, search, parent. What they may see at all is the scope's. */
export function callerConditions(opened: OpenLevel, scope: RelationScope, query: RowsQuery): RawBuilder<SqlBool>[] {
  const { parentField, few } = opened;
  const conditions: RawBuilder<SqlBool>[] = few === undefined ? [] : [scope.mayHold(few)];
  if (query.filters !== undefined && query.filters !== null) conditions.push(scope.filter(query.filters));
  if (query.search) conditions.push(searchCondition(opened, scope, query.search));
  if (parentField !== undefined) {
    if (query.parent === undefined) throw new CallFailure("bad_request", { params: { where: "parent.id" } });
    conditions.push(scope.leadsTo(parentField, query.parent.id));
  }
  return conditions;
}

/** Of a table's search fields those that the caller may read. */
export const searchedFields = ({ table }: OpenTable, scope: RelationScope): string[] =>
  (table.searchFields ?? []).filter((name) => scope.find(name));

export function searchCondition(opened: OpenTable, scope: RelationScope, text: string): RawBuilder<SqlBool> {
  const readable = searchedFields(opened, scope);
  if (readable.length === 0) return sql<SqlBool>`false`;
  return sql<SqlBool>`(${sql.join(
    readable.map((name) => compileLike("contains", sql`cast(${scope.expression(name)} as text)`, text)),
    sql` or `,
  )})`;
}
