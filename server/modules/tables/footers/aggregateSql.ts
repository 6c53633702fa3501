import { sql, type RawBuilder } from "kysely";
import { asOperand } from "#core/decimal/asOperand.ts";
import { toDecimal } from "#core/decimal/decimal.ts";
import type { AggregateUse } from "#core/expressions/types.ts";
import { hasAggregate } from "../../../access/aggregateTypes.ts";
import { presentValue } from "../../../access/presentValue.ts";
import type { RelationScope } from "../../../access/RelationScope.ts";

/**
 * An aggregate over the rows of a statement, as core's `aggregateRows` has it over rows at hand; undefined where the
 * field's type has no such thing. The field is one that the caller may read.
 */
export function aggregateSql(scope: RelationScope, { name, field }: AggregateUse): RawBuilder<unknown> | undefined {
  if (name === "count") return sql`count(*)`;
  if (!hasAggregate(name, scope.demand(field).type)) return undefined;
  switch (name) {
    case "valueCount":
      return sql`count(*) filter (where ${scope.filter({ [field]: { op: "notEmpty" } })})`;
    case "sum":
    case "avg":
      return sql`${sql.raw(name)}(${scope.expression(field)})`;
    case "min":
    case "max":
      return sql`${sql.raw(name)}(${scope.ordered(field)})`;
    default:
      return undefined;
  }
}

/** Of a decimal what the database answered, with all its digits; of anything else, and of no value, undefined. */
export function exactAggregate(scope: RelationScope, { name, field }: AggregateUse, answer: unknown): string | undefined {
  const isDecimal = name !== "count" && name !== "valueCount" && scope.demand(field).type === "number";
  return isDecimal && typeof answer === "string" ? toDecimal(answer) : undefined;
}

/** What the database answered, as the formulas calculate with it. */
export function readAggregate(scope: RelationScope, { name, field }: AggregateUse, answer: unknown): unknown {
  switch (name) {
    case "min":
    case "max":
      return asOperand(scope.demand(field).type, presentValue(scope.demand(field).type, answer)) ?? undefined;
    case "sum":
      return Number(answer ?? 0);
    default:
      return answer === null || answer === undefined ? undefined : Number(answer);
  }
}
