import { mapConditions, parseFilters, ruleNamesOf, type Filter, type RuleName } from "#core/filters/index.ts";
import { CallFailure } from "../http/CallFailure.ts";
import type { Relation } from "./Relation.ts";
import { fieldTypesIn, type RelationOf } from "./relationPath.ts";

export type CallerValue = Exclude<RuleName, "$now">;

/** A rule may read fields that the caller does not see. */
function parse(rule: unknown, relation: Relation, relationOf: RelationOf): ReturnType<typeof parseFilters> {
  return parseFilters(rule, fieldTypesIn(rule, relation, relationOf), { ruleValues: true });
}

/** A row rule (D28) of a relation. @throws CallFailure internal: it was checked when it was applied */
export function parseRule(rule: unknown, relation: Relation, relationOf: RelationOf): Filter {
  const parsed = parse(rule, relation, relationOf);
  if (parsed.kind !== "problem") return parsed;
  throw new CallFailure("internal", { cause: new Error(`row rule: ${parsed.code} at ${parsed.path}`) });
}

/** Names of the fields that a row rule reads, of related rows their paths; none of a broken one, by which nobody sees anything. */
export function ruleFieldNames(rule: unknown, relation: Relation, relationOf: RelationOf): string[] {
  const parsed = parse(rule, relation, relationOf);
  return parsed.kind === "problem" ? [] : fieldNamesOf(parsed);
}

/** What of the caller a row rule reads, so that callers alike in it see the same rows; nothing of a broken one. */
export function ruleCallerValues(rule: unknown, relation: Relation, relationOf: RelationOf): CallerValue[] {
  const parsed = parse(rule, relation, relationOf);
  return parsed.kind === "problem" ? [] : ruleNamesOf(parsed).filter((name) => name !== "$now");
}

/** Names of the fields that a filter reads. */
export function fieldNamesOf(filter: Filter): string[] {
  const names = new Set<string>();
  mapConditions(filter, (condition) => {
    names.add(condition.field);
    return condition;
  });
  return [...names];
}
