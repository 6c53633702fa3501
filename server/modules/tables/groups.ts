import { sql, type RawBuilder, type SqlBool } from "kysely";
import type { RowGroup, RowsQuery } from "#contract/table.ts";
import { coerceField } from "#core/coercion/index.ts";
import type { FieldType } from "#core/fieldType.ts";
import { bind } from "../../access/compileFilter.ts";
import { heavyReads } from "../../access/heavyReads.ts";
import { presentValue } from "../../access/presentValue.ts";
import type { ReachableField, RelationScope } from "../../access/RelationScope.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { callerConditions, type OpenLevel } from "./callerConditions.ts";
import { prepareFooters } from "./footers/readFooters.ts";
import type { Paging } from "./orderedRows.ts";

type Grouping = Pick<RowsQuery, "groupBy" | "groupPath">;

const ungrouped: ReadonlySet<FieldType> = new Set(["json", "point", "text_array"]);
/** Types of which the database keeps more than rows show: a moment's microseconds, a long numeric. */
const keptAsText: ReadonlySet<FieldType> = new Set(["datetime", "number"]);

/** Whether the query asks for groups: its path does not lead to rows. */
export const asksForGroups = ({ groupBy = [], groupPath = [] }: Grouping): boolean => groupPath.length < groupBy.length;

/**
 * The rows of the group that the path leads to.
 * @throws CallFailure `unknown_field`; `bad_request` for a path that is longer than there are groups, or holds what is no
 *   value of its field
 */
export function groupConditions(scope: RelationScope, { groupBy = [], groupPath = [] }: Grouping): RawBuilder<SqlBool>[] {
  if (groupPath.length > groupBy.length) throw new CallFailure("bad_request", { params: { where: "groupPath" } });
  return groupPath.map((value, index) => isInGroup(scope, groupField(scope, groupBy[index] ?? ""), value));
}

function isInGroup(scope: RelationScope, { name, type }: ReachableField, value: unknown): RawBuilder<SqlBool> {
  const column = scope.expression(name);
  if (value === null) return sql<SqlBool>`${column} is null`;
  const coercion = coerceField(type, value);
  // What a text of spaces only is, an empty one, is no value to coercion, but one to the database.
  const isText = type === "text" && typeof value === "string";
  if (!isText && (!coercion.ok || coercion.value === null)) throw new CallFailure("bad_request", { params: { where: "groupPath" } });
  return sql<SqlBool>`${column} = ${bind(type, isText || keptAsText.has(type) || !coercion.ok ? value : coercion.value)}`;
}

/** @throws CallFailure `unknown_field`; `bad_request` for a type whose values are not equal or different */
function groupField(scope: RelationScope, name: string): ReachableField {
  const field = scope.demand(name);
  if (ungrouped.has(field.type)) throw new CallFailure("bad_request", { params: { where: `groupBy.${name}` } });
  return field;
}

/**
 * A page of the groups that stand where the path leads, each with its number of rows and its own footers, in one
 * statement under the conditions of the rows. They stand in the order of their values, which a sort by the field turns
 * round; the one without a value is last.
 * @throws CallFailure as {@link groupConditions}; QueryTimedOut, DatabaseBusy
 */
export async function readGroups(context: CallContext, opened: OpenLevel, query: RowsQuery, { limit, offset }: Paging): Promise<RowGroup[]> {
  const { groupBy = [], groupPath = [], sort = [] } = query;
  const scope = opened.scope();
  const field = groupField(scope, groupBy[groupPath.length] ?? "");
  const footers = query.footers === false ? undefined : prepareFooters(context, opened, scope);
  const conditions = [scope.rows(), ...callerConditions(opened, scope, query)];
  const columns = [
    sql`${scope.expression(field.name)} as g`, sql`${scope.ordered(field.name)} as k`, sql`count(*) as n`, ...(footers?.columns ?? []),
  ];
  const isDescending = sort.some((term) => term.field === field.name && term.dir === "desc");
  const statement = sql<Record<string, unknown>>`
    select ${sql.join(columns)} from ${scope.from()} where ${sql.join(conditions, sql` and `)}
    group by 1, 2 order by 2 ${sql.raw(isDescending ? "desc" : "asc")} nulls last limit ${limit} offset ${offset}`;
  const { rows } = await statement.execute(heavyReads(context, "search"));
  return rows.map((row) => presentGroup(row, { field, path: groupPath, footers }));
}

interface Presenting {
  readonly field: ReachableField;
  readonly path: readonly unknown[];
  readonly footers: ReturnType<typeof prepareFooters> | undefined;
}

function presentGroup(row: Readonly<Record<string, unknown>>, { field: { type }, path, footers }: Presenting): RowGroup {
  const value = presentValue(type, row["g"]);
  const exact = keptAsText.has(type) ? (row["g"] ?? null) : value;
  return { value, label: null, count: Number(row["n"]), footers: footers?.present(row) ?? [], path: [...path, exact] };
}
