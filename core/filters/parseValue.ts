import { coerceField } from "../coercion/index.ts";
import { isDegree } from "../coercion/coercePoint.ts";
import type { FieldType } from "../fieldType.ts";
import { parseIsoDay } from "../format/calendar.ts";
import { filterLimits, type Operator, operators } from "./operators.ts";
import { farthest } from "./geoArea.ts";
import { isRelativeExpression } from "./relativeRange.ts";
import type { GeoArea, GeoBox, GeoCircle, RuleName } from "./types.ts";

/** A value of the wrong type, and where below the condition; or the list was too long. */
export interface ValueProblem {
  readonly problem: "wrong_type" | "filter_too_large";
  readonly at: string;
}

export interface ValueOptions {
  readonly type: FieldType;
  readonly op: Operator;
  /** In a row rule "$user.id" and its like stand for values; in a filter from a user they are plain text. */
  readonly ruleValues: boolean;
}

const ruleNames: Readonly<Record<RuleName, true>> = {
  "$user.id": true, "$user.orgId": true, "$user.tin": true, "$user.pinfl": true, $now: true,
};

const dayOperators: readonly Operator[] = ["eq", "ne", "lt", "le", "gt", "ge", "between", "before", "after", "on"];

/** The operator's value in the field's type. */
export function parseValue(input: unknown, options: ValueOptions): { value: unknown } | ValueProblem {
  switch (operators[options.op].shape) {
    case "none": return input === undefined || input === true ? { value: undefined } : wrong("");
    case "relative": return isRelativeExpression(input) ? { value: input } : wrong("");
    case "area": return parseArea(input);
    case "one": return parseOne(input, options);
    case "item": return parseOne(input, { ...options, type: "text" });
    case "items": return parseList(input, { ...options, type: "text" });
    case "list": return parseList(input, options);
    case "pair": return Array.isArray(input) && input.length === 2 ? parseList(input, options) : wrong("");
  }
}

function parseOne(input: unknown, options: ValueOptions): { value: unknown } | ValueProblem {
  const { type, op, ruleValues } = options;
  if (ruleValues && typeof input === "string" && input.startsWith("$")) {
    return Object.hasOwn(ruleNames, input) ? { value: { rule: input } } : wrong("");
  }
  if (typeof input === "string" && input.length > filterLimits.textLength) return wrong("");
  if (isBareDay(input, type, op)) return { value: input };
  if (op === "on" && type === "datetime") return wrong("");
  // A bound that was calculated is asked for as it is.
  const coercion = coerceField(type, type === "number" && Number.isFinite(input) ? String(input) : input);
  return coercion.ok && coercion.value !== null ? { value: coercion.value } : wrong("");
}

/** A day on a datetime field means the whole day in the project's zone; in a list it would mean nothing exact. */
function isBareDay(input: unknown, type: FieldType, op: Operator): boolean {
  if (type !== "datetime" || typeof input !== "string") return false;
  // Its midnight may be a moment of the year before, and there is none before the first.
  return dayOperators.includes(op) && parseIsoDay(input) !== undefined && input > "0001-01-01";
}

function parseList(input: unknown, options: ValueOptions): { value: unknown } | ValueProblem {
  if (!Array.isArray(input)) return wrong("");
  if (input.length > filterLimits.listValues) return { problem: "filter_too_large", at: "" };
  const values: unknown[] = [];
  for (const [index, item] of input.entries()) {
    const parsed = parseOne(item, options);
    if ("problem" in parsed) return { ...parsed, at: `[${index}]` };
    values.push(parsed.value);
  }
  return { value: values };
}

function parseArea(input: unknown): { value: GeoArea } | ValueProblem {
  if (typeof input !== "object" || input === null) return wrong("");
  return "near" in input ? parseCircle(input) : parseBox(input);
}

function parseCircle({ near, metres }: Partial<Record<keyof GeoCircle, unknown>>): { value: GeoCircle } | ValueProblem {
  const [lng, lat, ...others] = Array.isArray(near) ? (near as unknown[]) : [];
  if (!isDegree(lng, 180) || !isDegree(lat, 90) || others.length > 0) return wrong("");
  if (typeof metres !== "number" || !(metres > 0 && metres <= farthest)) return wrong("");
  return { value: { near: [lng, lat], metres } };
}

function parseBox(input: object): { value: GeoBox } | ValueProblem {
  const { south, west, north, east } = input as Partial<Record<keyof GeoBox, unknown>>;
  if (!isDegree(south, 90) || !isDegree(north, 90) || south > north) return wrong("");
  if (!isDegree(west, 180) || !isDegree(east, 180)) return wrong("");
  return { value: { south, west, north, east } };
}

function wrong(at: string): ValueProblem {
  return { problem: "wrong_type", at };
}
