import { sql, type SqlBool } from "kysely";
import type { RowsQuery, TableRow } from "#contract/table.ts";
import { presentValue } from "../../access/presentValue.ts";
import type { ReachableField, RelationScope } from "../../access/RelationScope.ts";
import { callerConditions, soughtConditions, type OpenLevel } from "./callerConditions.ts";
import { valueNames, type OpenTable } from "./openTable.ts";
import type { PageQuestion } from "./readPage.ts";
import { readCursor } from "./rowCursor.ts";
import { hasIndex, rowOrder } from "./rowOrder.ts";

/** The statement of a page of rows. */
export interface Statement extends PageQuestion {
  /** More that is asked of it goes before its `from`. */
  readonly scope: RelationScope;
  readonly fields: readonly ReachableField[];
}

export function buildStatement(opened: OpenLevel, query: RowsQuery): Statement {
  const scope = opened.scope();
  const fields = visibleFields(opened, scope);
  const order = rowOrder(scope, query.sort ?? opened.table.sort ?? []);
  const { few, common: part, isShort = false } = opened.plan ?? {};
  const conditions = [scope.rows({ isJoined: true }), ...callerConditions(opened, scope, part ? { ...query, [part]: undefined } : query)];
  const common = part && sql<SqlBool>`${sql.join(soughtConditions(opened, scope, { [part]: query[part] }), sql` and `)}`;
  const cursor = query.after === undefined ? undefined : readCursor(order, query.after);
  const values = fields.map((field, index) => sql`${scope.expression(field.name)} as ${sql.ref(`v${index}`)}`);
  const columns = sql.join([sql`t.id as "$id"`, sql`t.version as "$version"`, ...values]);
  // The joins are known only after every expression was asked for.
  const from = scope.from();
  return { scope, columns, from, conditions, order, cursor, hasIndex: hasIndex(scope.relation, order), common, isShort, isScan: Boolean(query.search) && !few && !part, fields };
}

function visibleFields({ table, limits, keyBelow }: OpenTable, scope: RelationScope): ReachableField[] {
  return [...new Set([...valueNames(table, limits), ...(keyBelow === undefined ? [] : [keyBelow])])].map((name) => scope.find(name)).filter((field) => field !== undefined);
}

export function presentRow(row: Record<string, unknown>, { fields }: Statement): TableRow {
  const shown: TableRow = { $id: String(row["$id"]), $version: Number(row["$version"]) };
  for (const [index, field] of fields.entries()) shown[field.name] = presentValue(field.type, row[`v${index}`]);
  return shown;
}
