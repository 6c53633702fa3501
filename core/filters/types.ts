import type { FieldType } from "../fieldType.ts";
import type { Operator } from "./operators.ts";

/**
 * A filter as `parseFilters` makes it: every field exists, every operator suits its field, every value has the field's
 * type. `and` of nothing holds for every row, `or` of nothing and `never` for none.
 */
export type Filter<Op extends Operator = Operator> =
  | { readonly kind: "and" | "or"; readonly filters: readonly Filter<Op>[] }
  | { readonly kind: "never" }
  | FilterCondition<Op>;

/**
 * One condition. The value's shape follows from the operator (`operators[op].shape`): one value, [from, to], a list,
 * undefined, or an area; each value is as `FieldType` describes it, never null. On a datetime
 * field a value may also be a bare day, and in a row rule a `RuleValue`, until they are resolved.
 */
export interface FilterCondition<Op extends Operator = Operator> {
  readonly kind: "condition";
  readonly field: string;
  readonly type: FieldType;
  readonly op: Op;
  readonly value: unknown;
}

/** What depends on the clock or on the caller is gone: what `matches` and the SQL compiler understand. */
export type PlainOperator = Exclude<Operator, "before" | "after" | "on" | "relative">;
export type PlainFilter = Filter<PlainOperator>;

/** Stands in a row rule for a value of the caller's (D28). */
export interface RuleValue {
  readonly rule: RuleName;
}

export type RuleName = "$user.id" | "$user.orgId" | "$user.tin" | "$user.pinfl" | "$now";

/** Why a filter was refused: a code of the catalogue, and in `path` the place in the input, "status[1].value". */
export interface FilterProblem {
  readonly kind: "problem";
  readonly code: "bad_request" | "unknown_field" | "unknown_operator" | "wrong_type" | "filter_too_large";
  readonly path: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Part of the map that points lie in. */
export type GeoArea = GeoBox | GeoCircle;

/** A box on the map; it may cross the 180th meridian, then west is greater than east. */
export interface GeoBox {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** What is no further from a place than so many metres along the ground, at most half round the earth. */
export interface GeoCircle {
  readonly near: readonly [lng: number, lat: number];
  readonly metres: number;
}
