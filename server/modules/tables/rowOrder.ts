import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { SortTerm } from "#contract/table.ts";
import { isUnsortable } from "#core/fieldType.ts";
import { bind } from "../../access/compileFilter.ts";
import type { Relation } from "../../access/Relation.ts";
import type { ReachableField, RelationScope } from "../../access/RelationScope.ts";
import { CallFailure } from "../../http/CallFailure.ts";

/** One term of an order: total, because the id is always the last one. */
export interface OrderTerm {
  readonly field: ReachableField;
  readonly isDescending: boolean;
  /** Whether rows may be without the value: related ones that are not there have none. */
  readonly isNullable: boolean;
  /** Sorts and compares: text by the collation that both databases have. */
  readonly key: RawBuilder<unknown>;
}

export type RowOrder = readonly OrderTerm[];

/**
 * The order of rows, ended by the id, which goes the way of the term before it: an index is then read in one direction.
 * Empty values stand last whichever way a term goes.
 * @throws CallFailure `unknown_field`; `bad_request` for a type without an order
 */
export function rowOrder(scope: RelationScope, sort: readonly SortTerm[]): RowOrder {
  const terms = sort.map((term) => orderTerm(scope, term));
  if (terms.some((term) => term.field.name === "id")) return terms;
  return [...terms, orderTerm(scope, { field: "id", dir: terms.at(-1)?.isDescending ? "desc" : "asc" })];
}

function orderTerm(scope: RelationScope, { field: name, dir }: SortTerm): OrderTerm {
  const field = scope.demand(name, `sort.${name}`);
  if (isUnsortable(field.type)) throw new CallFailure("bad_request", { params: { where: `sort.${name}` } });
  const isNullable = field.via !== undefined || field.field.isRequired !== true;
  return { field, isDescending: dir === "desc", isNullable, key: scope.sortKey(name) };
}

/** Descending, an index has the rows without a value first: that they stand last is said only where there may be any. */
export function orderBy(order: RowOrder): RawBuilder<unknown> {
  return sql.join(order.map(({ key, isDescending, isNullable }) =>
    isDescending ? (isNullable ? sql`${key} desc nulls last` : sql`${key} desc`) : sql`${key} asc`));
}

/** Whether an index has rows in this order, or at least by its first term: then a page is read where it begins. */
export function hasIndex({ indexes = [] }: Relation, [first]: RowOrder): boolean {
  if (first === undefined || first.field.via !== undefined) return false;
  const { name, type, field } = first.field;
  // A unique text is kept in the order of the database, not in that of people.
  return name === "id" || (field.isUnique === true && type !== "text") || indexes.some(([leading]) => leading === name);
}

/** A part of the rows that one reading of an index gives, in the order of the whole. */
export interface Branch {
  readonly where: RawBuilder<SqlBool>;
  readonly order: RowOrder;
}

/** All rows as parts without a row in common: an index that is read backwards gives those without a value by themselves. */
export function branchesOf(order: RowOrder): Branch[] {
  const [first] = order;
  if (!first?.isDescending || !first.isNullable) return [{ where: sql<SqlBool>`true`, order }];
  return [branch(order, [], { fixed: 0, condition: sql`${first.key} is not null` }), emptyBranch(order, [], 0)];
}

/**
 * Rows behind the one whose sort values are given, as parts without a row in common. Terms that go one way are compared as
 * one row, which an index finds; a part of its own are rows without a value, and those behind a change of direction.
 * @param fixed how many terms are as in the cursor's row
 */
export function branchesBehind(order: RowOrder, values: readonly unknown[], fixed = 0): Branch[] {
  if (order[fixed] === undefined) return [];
  if (values[fixed] === null) return branchesBehind(order, values, fixed + 1);
  const end = endOfRun(order, values, fixed);
  const empties = order.slice(fixed, end).flatMap(({ isNullable }, index) => (isNullable ? [emptyBranch(order, values, fixed + index)] : []));
  const condition = follows(order.slice(fixed, end), values.slice(fixed, end));
  return [branch(order, values, { fixed, condition }), ...empties, ...branchesBehind(order, values, end)];
}

/** Terms that go one way and have a value in the cursor's row. */
function endOfRun(order: RowOrder, values: readonly unknown[], start: number): number {
  const end = order.findIndex(({ isDescending }, index) =>
    index > start && (isDescending !== order[start]?.isDescending || values[index] === null));
  return end === -1 ? order.length : end;
}

/** Rows without a value of the term behind the fixed ones. */
function emptyBranch(order: RowOrder, values: readonly unknown[], fixed: number): Branch {
  const { key } = order[fixed] as OrderTerm;
  return branch(order, values, { fixed, condition: sql`${key} is null`, leading: fixed + 1 });
}

/**
 * What is fixed is the same in all rows of a branch: named in the direction of the rest, an index serves both. The term
 * behind the fixed ones has a value in all rows of a branch, or in none.
 * @param part.leading where the rest begins
 */
function branch(
  order: RowOrder, values: readonly unknown[],
  { fixed, condition, leading = fixed }: { fixed: number; condition: RawBuilder<unknown>; leading?: number },
): Branch {
  const isDescending = order[leading]?.isDescending ?? false;
  const equal = order.slice(0, fixed).map((term, index) => equals(term, values[index]));
  return {
    where: sql<SqlBool>`${sql.join([...equal, condition], sql` and `)}`,
    order: order.map((term, index) =>
      (index < leading ? { ...term, isDescending, isNullable: false } : { ...term, isNullable: term.isNullable && index > fixed })),
  };
}

function equals({ key, field }: OrderTerm, value: unknown): RawBuilder<SqlBool> {
  return value === null ? sql<SqlBool>`${key} is null` : sql<SqlBool>`${key} = ${bind(field.type, value)}`;
}

function follows(run: RowOrder, values: readonly unknown[]): RawBuilder<SqlBool> {
  const keys = sql.join(run.map(({ key }) => key));
  const bound = sql.join(run.map(({ field }, index) => bind(field.type, values[index])));
  return run[0]?.isDescending ? sql<SqlBool>`(${keys}) < (${bound})` : sql<SqlBool>`(${keys}) > (${bound})`;
}
