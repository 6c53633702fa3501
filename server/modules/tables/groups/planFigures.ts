import { sql, type RawBuilder } from "kysely";
import type { AggregateUse } from "#core/expressions/types.ts";
import type { RelationScope } from "../../../access/RelationScope.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { aggregateSql, exactAggregate, readAggregate } from "../footers/aggregateSql.ts";

interface FigurePlan {
  /** As `f0`, `f1`, … */
  readonly columns: readonly RawBuilder<unknown>[];
  present(row: Readonly<Record<string, unknown>>): Record<string, unknown>;
}

/** @throws CallFailure `unknown_field`; `bad_request` for a figure that the field's type does not have */
export function planFigures(scope: RelationScope, uses: readonly AggregateUse[]): FigurePlan {
  const columns = uses.map((use, index) => {
    scope.demand(use.field, `aggregates.${use.name}(${use.field})`);
    const aggregate = aggregateSql(scope, use);
    if (!aggregate) throw new CallFailure("bad_request", { params: { where: `aggregates.${use.name}(${use.field})` } });
    return sql`${aggregate} as ${sql.ref(`f${index}`)}`;
  });
  return {
    columns,
    present: (row) => Object.fromEntries(uses.map((use, index) => {
      const said = row[`f${index}`];
      return [`${use.name}(${use.field})`, exactAggregate(scope, use, said) ?? readAggregate(scope, use, said) ?? null];
    })),
  };
}
