import { sql } from "kysely";
import type { RowsQuery, SortTerm } from "#contract/table.ts";
import { isRecordId } from "../../../access/isRecordId.ts";
import { presentValue } from "../../../access/presentValue.ts";
import type { ReachableField, RelationScope } from "../../../access/RelationScope.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { callerConditions, type OpenLevel } from "../callerConditions.ts";
import type { OrderedRows, Paging } from "../orderedRows.ts";
import { hasIndex, rowOrder } from "../rowOrder.ts";

/** All rows of a question that the caller may see, however many. */
export interface WholeQuestion {
  readonly query: RowsQuery;
  /** Only these records, of any number. */
  readonly ids?: readonly string[];
  /** Names of the fields that are read of each row, all of them the caller's to see. */
  readonly fields: readonly string[];
  readonly paging: Paging;
}

export interface WholeStatement extends OrderedRows {
  readonly scope: RelationScope;
  readonly fields: readonly ReachableField[];
}

type DatabaseRow = Readonly<Record<string, unknown>>;
/** Values by the names of their fields, as the wire has them; `$id` is the record's. */
export type WholeRow = Readonly<Record<string, unknown>>;

/** @throws CallFailure `unknown_field`, `bad_request` */
export function wholeStatement(opened: OpenLevel, { query, ids, fields: names }: WholeQuestion): WholeStatement {
  const scope = opened.scope();
  const order = rowOrder(scope, wholeSort(query, opened.table.sort));
  const chosen = ids === undefined ? [] : [sql<boolean>`t.id = any(${recordIds(ids)}::uuid[])`];
  const conditions = [scope.rows(), ...callerConditions(opened, scope, query), ...chosen];
  const fields = names.map((name) => scope.demand(name));
  const values = fields.map(({ name }, index) => sql`${scope.expression(name)} as ${sql.ref(`v${index}`)}`);
  const columns = sql.join([sql`t.id as "$id"`, ...values]);
  // The joins are known only after every expression was asked for.
  return { scope, fields, order, conditions, columns, from: scope.from(), cursor: undefined, hasIndex: hasIndex(scope.relation, order) };
}

/** Rows of a group stand together, groups in the order of their values as the table shows them. */
function wholeSort({ groupBy = [], sort }: RowsQuery, configured: readonly SortTerm[]): SortTerm[] {
  const asked = sort ?? configured;
  const ofGroups = groupBy.map((field): SortTerm => ({ field, dir: asked.find((term) => term.field === field)?.dir ?? "asc" }));
  return [...ofGroups, ...asked.filter(({ field }) => !groupBy.includes(field))];
}

/** As one value of the statement, so that there may be as many as one likes. */
function recordIds(ids: readonly string[]): readonly string[] {
  if (!ids.every(isRecordId)) throw new CallFailure("bad_request", { params: { where: "body.ids" } });
  return ids;
}

export function presentWhole({ fields }: WholeStatement, row: DatabaseRow): WholeRow {
  const shown: Record<string, unknown> = { $id: row["$id"] };
  for (const [index, { name, type }] of fields.entries()) shown[name] = presentValue(type, row[`v${index}`]);
  return shown;
}
