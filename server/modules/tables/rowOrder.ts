import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { SortTerm } from "#contract/table.ts";
import { bind } from "../../access/compileFilter.ts";
import type { ReachableField, RelationScope } from "../../access/RelationScope.ts";
import { CallFailure } from "../../http/CallFailure.ts";

/** One term of an order: total, because the id is always the last one. */
interface OrderTerm {
  readonly field: ReachableField;
  readonly isDescending: boolean;
  /** Sorts and compares: text by the collation that both databases have. */
  readonly key: RawBuilder<unknown>;
}

export type RowOrder = readonly OrderTerm[];

const unsortable = new Set(["json", "point", "text_array"]);

/**
 * The order of rows, ended by the id. Empty values stand last ascending and first descending, as the database's indexes
 * keep them (ours).
 * @throws CallFailure `unknown_field`; `bad_request` for a type without an order
 */
export function rowOrder(scope: RelationScope, sort: readonly SortTerm[]): RowOrder {
  const terms = sort.map((term) => orderTerm(scope, term));
  return terms.some((term) => term.field.name === "id") ? terms : [...terms, orderTerm(scope, { field: "id" })];
}

function orderTerm(scope: RelationScope, { field: name, dir }: SortTerm): OrderTerm {
  const field = scope.demand(name);
  if (unsortable.has(field.type)) throw new CallFailure("bad_request", { params: { where: `sort.${name}` } });
  return { field, isDescending: dir === "desc", key: scope.sortKey(name) };
}

export function orderBy(order: RowOrder): RawBuilder<unknown> {
  return sql.join(order.map(({ key, isDescending }) => (isDescending ? sql`${key} desc` : sql`${key} asc`)));
}

/** Rows behind the one whose sort values are given: (a > x) or (a = x and b > y) or … with empty values in their place. */
export function behind(order: RowOrder, values: readonly unknown[]): RawBuilder<SqlBool> {
  const alternatives = order.map((term, index) => {
    const equal = order.slice(0, index).map((earlier, at) => equals(earlier, values[at]));
    return sql<SqlBool>`(${sql.join([...equal, follows(term, values[index])], sql` and `)})`;
  });
  return sql<SqlBool>`(${sql.join(alternatives, sql` or `)})`;
}

function equals({ key, field }: OrderTerm, value: unknown): RawBuilder<SqlBool> {
  return value === null ? sql<SqlBool>`${key} is null` : sql<SqlBool>`${key} = ${bind(field.type, value)}`;
}

function follows({ key, field, isDescending }: OrderTerm, value: unknown): RawBuilder<SqlBool> {
  if (isDescending) return value === null ? sql<SqlBool>`${key} is not null` : sql<SqlBool>`${key} < ${bind(field.type, value)}`;
  return value === null ? sql<SqlBool>`false` : sql<SqlBool>`(${key} > ${bind(field.type, value)} or ${key} is null)`;
}
