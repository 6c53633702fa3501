import { sql, type RawBuilder, type SqlBool } from "kysely";
import { latitudesOf, earthRadius, isCircle, type FilterCondition, type GeoArea, type GeoBox, type GeoCircle, type PlainFilter, type PlainOperator } from "#core/filters/index.ts";
import { isListType, type FieldType } from "#core/fieldType.ts";
import { headLength, textHead } from "./textHead.ts";
import { sqlTypes } from "./sqlTypes.ts";
import { likeLiteral } from "./trigrams.ts";

/** The SQL expression of a field, by its name on the wire. */
export type FieldSql = (field: string) => RawBuilder<unknown>;

/**
 * A filter as bound SQL: names come from the relation, values only as parameters. It answers what core/filters `matches`
 * answers: a row without the value passes only ne, notIn and empty.
 */
export function compileFilter(filter: PlainFilter, field: FieldSql): RawBuilder<SqlBool> {
  switch (filter.kind) {
    case "never":
      return sql<SqlBool>`false`;
    case "and":
      return combine(filter.filters, field, { word: sql` and `, none: sql<SqlBool>`true` });
    case "or":
      return combine(filter.filters, field, { word: sql` or `, none: sql<SqlBool>`false` });
    case "condition":
      return compileCondition(filter, field(filter.field));
  }
}

function combine(
  members: readonly PlainFilter[], field: FieldSql, { word, none }: { word: RawBuilder<unknown>; none: RawBuilder<SqlBool> },
): RawBuilder<SqlBool> {
  if (members.length === 0) return none;
  return sql<SqlBool>`(${sql.join(members.map((member) => compileFilter(member, field)), word)})`;
}

/** A value as a bound parameter of the field's type. */
export function bind(type: FieldType, value: unknown): RawBuilder<unknown> {
  const sent = type === "json" || type === "point" ? JSON.stringify(value) : value;
  return sql`cast(${sent} as ${sql.raw(sqlTypes[type])})`;
}

function bindList(type: FieldType, values: unknown): RawBuilder<unknown> {
  return sql`cast(${values} as ${sql.raw(`${sqlTypes[type]}[]`)})`;
}

function compileCondition(condition: FilterCondition<PlainOperator>, column: RawBuilder<unknown>): RawBuilder<SqlBool> {
  const { op, type, value } = condition;
  switch (op) {
    case "eq":
      return sql<SqlBool>`${column} = ${bind(type, value)}`;
    case "ne":
      return sql<SqlBool>`${column} is distinct from ${bind(type, value)}`;
    case "lt":
      return sql<SqlBool>`${column} < ${bind(type, value)}`;
    case "le":
      return sql<SqlBool>`${column} <= ${bind(type, value)}`;
    case "gt":
      return sql<SqlBool>`${column} > ${bind(type, value)}`;
    case "ge":
      return sql<SqlBool>`${column} >= ${bind(type, value)}`;
    case "between": {
      const [low, high] = value as readonly [unknown, unknown];
      return sql<SqlBool>`${column} between ${bind(type, low)} and ${bind(type, high)}`;
    }
    case "in":
      return sql<SqlBool>`${column} = any (${bindList(type, value)})`;
    case "notIn":
      return sql<SqlBool>`(${column} is null or ${column} <> all (${bindList(type, value)}))`;
    case "contains":
    case "startsWith":
    case "endsWith":
      return compileLike(op, column, String(value));
    case "empty":
      return isEmpty(type, column);
    case "notEmpty":
      return sql<SqlBool>`not ${isEmpty(type, column)}`;
    case "has":
      return sql<SqlBool>`${column} @> array[cast(${value} as text)]`;
    case "hasAny":
      return sql<SqlBool>`${column} && cast(${value} as text[])`;
    case "hasAll":
      return sql<SqlBool>`${column} @> cast(${value} as text[])`;
    case "within":
      return compileWithin(column, value as GeoArea);
  }
}

/** Case and diacritics are folded on both sides by the same table; `%`, `_` and `\` of the user stand for themselves. */
export function compileLike(op: "contains" | "startsWith" | "endsWith", column: RawBuilder<unknown>, text: string): RawBuilder<SqlBool> {
  const literal = likeLiteral(text);
  const before = op === "startsWith" ? "" : "%";
  const after = op === "endsWith" ? "" : "%";
  // A short beginning is found by an index, which has the beginnings of texts.
  const isHead = op === "startsWith" && text.length <= headLength / 2;
  return sql<SqlBool>`platon.fold(${isHead ? textHead(column) : column}) like platon.fold(cast(${before + literal + after} as text))`;
}

function isEmpty(type: FieldType, column: RawBuilder<unknown>): RawBuilder<SqlBool> {
  if (type === "text") return sql<SqlBool>`(${column} is null or ${column} = '')`;
  if (isListType(type)) return sql<SqlBool>`(${column} is null or cardinality(${column}) = 0)`;
  return sql<SqlBool>`(${column} is null)`;
}

/** A point is kept as jsonb `{ lat, lng }`. */
function compileWithin(column: RawBuilder<unknown>, area: GeoArea): RawBuilder<SqlBool> {
  const degrees = (name: "lat" | "lng"): RawBuilder<unknown> => sql`cast(${column} ->> ${sql.lit(name)} as double precision)`;
  const place = { lat: degrees("lat"), lng: degrees("lng") };
  return isCircle(area) ? inCircle(place, area) : inBox(place, area);
}

interface PlaceSql {
  readonly lat: RawBuilder<unknown>;
  readonly lng: RawBuilder<unknown>;
}

/** The distance of core/filters; most of the earth is left out by the latitude, before anything is calculated. */
function inCircle({ lat, lng }: PlaceSql, circle: GeoCircle): RawBuilder<SqlBool> {
  const { near: [east, north], metres } = circle;
  const { south, north: top } = latitudesOf(circle);
  const chord = sql`power(sin(radians(${lat} - ${north}) / 2), 2)
    + cos(radians(${lat})) * cos(radians(${north})) * power(sin(radians(${lng} - ${east}) / 2), 2)`;
  return sql<SqlBool>`(${lat} between ${south} and ${top}
    and ${sql.lit(2 * earthRadius)} * asin(least(1, sqrt(${chord}))) <= ${metres})`;
}

/** It may cross the 180th meridian. */
function inBox({ lat, lng }: PlaceSql, box: GeoBox): RawBuilder<SqlBool> {
  const inLongitude =
    box.west <= box.east
      ? sql<SqlBool>`${lng} between ${box.west} and ${box.east}`
      : sql<SqlBool>`(${lng} >= ${box.west} or ${lng} <= ${box.east})`;
  return sql<SqlBool>`(${lat} between ${box.south} and ${box.north} and ${inLongitude})`;
}
