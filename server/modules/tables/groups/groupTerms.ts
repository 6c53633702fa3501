import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { RowsQuery } from "#contract/table.ts";
import { isUnsortable } from "#core/fieldType.ts";
import { bind } from "../../../access/compileFilter.ts";
import type { ReachableField, RelationScope } from "../../../access/RelationScope.ts";
import { textHead } from "../../../access/textHead.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { readKey } from "../rowCursor.ts";

/** One level of groups: rows are together whose values SQL finds equal, to the letter and the accent. */
export interface GroupTerm {
  readonly field: ReachableField;
  readonly value: RawBuilder<unknown>;
  readonly isDescending: boolean;
}

/** @throws CallFailure `unknown_field`; `bad_request` for a type whose values are not compared */
export function groupTerms(scope: RelationScope, { groupBy = [], sort = [] }: Pick<RowsQuery, "groupBy" | "sort">): GroupTerm[] {
  // Those that are no groups sort the rows within, and are as unknown here as there.
  for (const { field } of sort) scope.demand(field, `sort.${field}`);
  return groupBy.map((name) => {
    const field = scope.demand(name, `groupBy.${name}`);
    if (isUnsortable(field.type)) throw new CallFailure("bad_request", { params: { where: `groupBy.${name}` } });
    const isDescending = sort.some((term) => term.field === name && term.dir === "desc");
    return { field, value: scope.expression(name), isDescending };
  });
}

/** Groups in the order of their values, those without one last, by the name that the value has as a column. */
export function groupOrder({ field, isDescending }: GroupTerm, column: string): RawBuilder<unknown> {
  const key = field.type === "text" ? sql`${sql.ref(column)} collate "und-x-icu"` : sql.ref(column);
  return isDescending ? sql`${key} desc nulls last` : key;
}

/**
 * The values of a path as they are kept, for the first of the terms.
 * @throws CallFailure `bad_request` for a path that is longer than the terms, or holds what is no value of its field
 */
export function readPath(terms: readonly GroupTerm[], path: readonly unknown[], where: string): unknown[] {
  const refusal = new CallFailure("bad_request", { params: { where } });
  if (path.length > terms.length) throw refusal;
  return path.map((value, index) => {
    const key = value === null ? null : readKey(terms[index]?.field.type ?? "text", value);
    if (key === undefined) throw refusal;
    return key;
  });
}

/** The rows of one group. */
export function groupConditions(scope: RelationScope, { groupBy, groupPath = [] }: Pick<RowsQuery, "groupBy" | "groupPath">): RawBuilder<SqlBool>[] {
  if (groupPath.length === 0) return [];
  const terms = groupTerms(scope, { ...(groupBy && { groupBy }) });
  return readPath(terms, groupPath, "groupPath").map((value, index) => inGroup(scope, terms[index] as GroupTerm, value));
}

function inGroup(scope: RelationScope, { field: { name, type }, value: column }: GroupTerm, value: unknown): RawBuilder<SqlBool> {
  return value === null ? sql<SqlBool>`${column} is null` : equals(scope, { name, column }, bind(type, value));
}

/** Of a text the beginning as well, by which an index has the rows. */
export function equals(
  scope: RelationScope, { name, column }: { name: string; column: RawBuilder<unknown> }, value: RawBuilder<unknown>,
): RawBuilder<SqlBool> {
  const same = sql<SqlBool>`${column} = ${value}`;
  return scope.demand(name).type === "text" ? sql<SqlBool>`(${scope.sortKey(name)} = ${textHead(value)} and ${same})` : same;
}
