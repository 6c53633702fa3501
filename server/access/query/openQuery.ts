import { sql, type RawBuilder } from "kysely";
import type { DescribedQuery, QueryField } from "#contract/project/index.ts";
import { defaultTimeZone } from "#core/format/zoneNames.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";
import { bind } from "../compileFilter.ts";
import type { Relation, SelectedRows } from "../Relation.ts";
import type { RelationOf } from "../relationPath.ts";
import { RelationScope } from "../RelationScope.ts";
import { sqlTypes } from "../sqlTypes.ts";
import { fieldOf, isGrouped } from "./queryRelation.ts";
import { boundFilters, readQueryValues, type QueryValues } from "./queryValues.ts";

interface Asking {
  readonly context: CallContext;
  readonly relationOf: RelationOf;
  /** Of the question: they give the parameters their values. */
  readonly filters?: unknown;
  /** They are known already. */
  readonly values?: QueryValues;
}

/**
 * A relation as it is for one caller: datasets and entities are what they are. A query has the columns whose fields the caller
 * may read, over the rows that the dataset has for them (D28). Its statement is made when rows are asked for, and then needs
 * its parameters.
 * @throws CallFailure `forbidden` where it groups or chooses rows by what the caller may not read: the rest would tell of it
 */
export function openQuery(relation: Relation, asking: Asking): Relation {
  const { query } = relation;
  if (!query) return relation;
  const seen = baseScope(query, asking);
  const { shown, hidden } = sightOf(query, seen);
  if (hidden.some(({ figure }) => figure === undefined && isGrouped(query)) || !seesFilters(query, seen)) throw new CallFailure("forbidden");
  const lost = new Set(hidden.map(({ name }) => name));
  let selected: SelectedRows | undefined;
  return {
    ...relation,
    fields: new Map([...relation.fields].filter(([name]) => !lost.has(name))),
    select: () => (selected ??= selectRows(query, shown, asking)),
  };
}

function sightOf(query: DescribedQuery, scope: RelationScope): { shown: QueryField[]; hidden: QueryField[] } {
  const isSeen = (field: QueryField): boolean => {
    const name = fieldOf(field);
    return name === undefined || scope.find(name) !== undefined;
  };
  return { shown: query.fields.filter(isSeen), hidden: query.fields.filter((field) => !isSeen(field)) };
}

const seesFilters = ({ filters }: DescribedQuery, scope: RelationScope): boolean => filterNames(filters).every((name) => scope.find(name));

function filterNames(filters: unknown): string[] {
  if (typeof filters !== "object" || filters === null) return [];
  return Object.entries(filters).flatMap(([key, value]) => (key === "and" || key === "or" ? [value].flat().flatMap(filterNames) : [key]));
}

function baseScope(query: DescribedQuery, asking: Asking): RelationScope {
  const { context, relationOf } = asking;
  const relation = relationOf(query.dataset);
  if (!relation) throw new CallFailure("internal", { cause: new Error(`no dataset ${query.dataset}`) });
  const exposed = new Set(["id", ...query.fields.map((field) => fieldOf(field) ?? "id"), ...filterNames(query.filters)]);
  return new RelationScope({ relation, context, rowRules: [], relationOf, exposed });
}

function selectRows(query: DescribedQuery, shown: readonly QueryField[], asking: Asking): SelectedRows {
  const { context, filters, values = readQueryValues(query, filters) } = asking;
  const scope = baseScope(query, asking);
  const bound = boundFilters(query.filters, { values, caller: context.caller });
  const conditions = [scope.rows({ isJoined: true }), ...(bound === undefined ? [] : [scope.filter(bound)])];
  const columns = shown.map((field) => sql`${valueOf(scope, field, context)} as ${sql.ref(field.name)}`);
  const rest = (): RawBuilder<unknown> => sql`from ${scope.from()} where ${sql.join(conditions, sql` and `)}`;
  const parameters = parameterColumns(query, values);
  if (!isGrouped(query)) {
    const all = [sql`t.id, t.version, t.deleted_at`, ...columns, ...parameters];
    return { statement: sql`select ${sql.join(all)} ${rest()}`, reads: scope.sources() };
  }
  return { statement: grouped(shown, { columns, parameters, rest: rest() }), reads: scope.sources() };
}

/** A group has the id that its values have, so that pages, selections and cursors know it again. */
function grouped(
  shown: readonly QueryField[], { columns, parameters, rest }: { columns: RawBuilder<unknown>[]; parameters: RawBuilder<unknown>[]; rest: RawBuilder<unknown> },
): RawBuilder<unknown> {
  const keys = shown.flatMap(({ name, figure }, index) => (figure === undefined ? [{ name, place: index + 1 }] : []));
  const by = keys.length === 0 ? sql`` : sql` group by ${sql.join(keys.map(({ place }) => sql.lit(place)))}`;
  const key = sql`jsonb_build_array(${sql.join(keys.map(({ name }) => sql.ref(`g.${name}`)))})`;
  const all = [sql`md5(${key}::text)::uuid as id, cast(1 as bigint) as version, cast(null as timestamptz) as deleted_at, g.*`, ...parameters];
  return sql`select ${sql.join(all)} from (select ${sql.join([...columns, sql`count(*) as "$rows"`])} ${rest}${by}) as g`;
}

/** A parameter is a column of the value that was given, which the filter that gives it then finds. */
const parameterColumns = ({ parameters = [] }: DescribedQuery, values: QueryValues): RawBuilder<unknown>[] =>
  parameters.map(({ name, type }) =>
    sql`${Object.hasOwn(values, name) ? bind(type, values[name]) : sql`cast(null as ${sql.raw(sqlTypes[type])})`} as ${sql.ref(name)}`);

function valueOf(scope: RelationScope, asked: QueryField, { project }: CallContext): RawBuilder<unknown> {
  const { figure, part } = asked;
  const name = fieldOf(asked);
  if (name === undefined) return sql`count(*)`;
  const value = part === undefined ? scope.expression(name) : partOf(scope, { name, part, zone: project.settings.timeZone ?? defaultTimeZone });
  switch (figure) {
    case undefined:
      return value;
    case "valueCount":
      return sql`count(*) filter (where ${scope.filter({ [name]: { op: "notEmpty" } })})`;
    case "min":
    case "max":
      return sql`${sql.raw(figure)}(${scope.ordered(name)})`;
    default:
      return sql`${sql.raw(figure)}(${value})`;
  }
}

/** The first day of it, in the project's zone. */
function partOf(scope: RelationScope, { name, part, zone }: { name: string; part: NonNullable<QueryField["part"]>; zone: string }): RawBuilder<unknown> {
  const value = scope.expression(name);
  const local = scope.demand(name).type === "datetime" ? sql`(${value} at time zone ${sql.lit(zone)})` : sql`cast(${value} as timestamp)`;
  return sql`cast(date_trunc(${sql.lit(part)}, ${local}) as date)`;
}
