import { coerceField } from "../coercion/index.ts";
import type { FieldType } from "../fieldType.ts";
import { pad } from "../format/calendar.ts";
import { type Clock, todayOf, zonedTime } from "../format/timeZone.ts";
import { mapConditions } from "./mapConditions.ts";
import { operators } from "./operators.ts";
import type { Filter, FilterCondition, RuleName, RuleValue } from "./types.ts";

/** Of the caller, what a row rule may use (D28). */
export interface RuleUser {
  readonly id?: string;
  readonly orgId?: string;
  readonly tin?: string;
  readonly pinfl?: string;
}

/**
 * Puts the caller's values into a row rule. A condition whose value the caller lacks, or whose value does not fit the
 * field, matches nothing, whatever its operator: `ne $user.orgId` must not open every row to a user without one.
 */
export function resolveRuleValues(filter: Filter, user: RuleUser, clock: Clock): Filter {
  return mapConditions(filter, (condition) => resolveCondition(condition, user, clock));
}

/** What of the caller and of the clock a row rule reads. */
export function ruleNamesOf(filter: Filter): RuleName[] {
  const names = new Set<RuleName>();
  mapConditions(filter, (condition) => {
    for (const value of [condition.value].flat()) if (isRuleValue(value)) names.add(value.rule);
    return condition;
  });
  return [...names];
}

function resolveCondition(condition: FilterCondition, user: RuleUser, clock: Clock): Filter {
  const shape = operators[condition.op].shape;
  const type = valueType(condition);
  const resolve = (value: unknown): unknown =>
    isRuleValue(value) ? valueOf(value.rule, type, { user, clock }) : value;
  const { value } = condition;
  const resolved = Array.isArray(value) ? value.map(resolve) : resolve(value);
  const isMissing = Array.isArray(resolved) ? resolved.includes(undefined) : resolved === undefined && shape !== "none";
  return isMissing ? { kind: "never" } : { ...condition, value: resolved };
}

/** What the value itself is: a member of an array field is a text, and `on` compares with a day. */
function valueType({ op, type }: FilterCondition): FieldType {
  if (op === "on") return "date";
  const { shape } = operators[op];
  return shape === "item" || shape === "items" ? "text" : type;
}

function valueOf(name: RuleName, type: FieldType, { user, clock }: { user: RuleUser; clock: Clock }): unknown {
  const raw = name === "$now" ? nowAs(type, clock) : userValue(name, user);
  if (raw === undefined || raw === "") return undefined;
  const coercion = coerceField(type, raw);
  return coercion.ok && coercion.value !== null ? coercion.value : undefined;
}

function userValue(name: Exclude<RuleName, "$now">, user: RuleUser): string | undefined {
  switch (name) {
    case "$user.id": return user.id;
    case "$user.orgId": return user.orgId;
    case "$user.tin": return user.tin;
    case "$user.pinfl": return user.pinfl;
  }
}

function nowAs(type: FieldType, clock: Clock): string | undefined {
  if (type === "datetime") return clock.now.toISOString();
  if (type === "date") return todayOf(clock);
  if (type !== "time") return undefined;
  const { hour, minute, second } = zonedTime(clock.now, clock.timeZone);
  return `${pad(hour, 2)}:${pad(minute, 2)}:${pad(second, 2)}`;
}

function isRuleValue(value: unknown): value is RuleValue {
  return typeof value === "object" && value !== null && typeof (value as Partial<RuleValue>).rule === "string";
}
