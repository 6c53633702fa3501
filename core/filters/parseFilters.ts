import type { FieldType } from "../fieldType.ts";
import { isObject } from "../isObject.ts";
import { filterLimits, isOperator, operators } from "./operators.ts";
import { parseValue } from "./parseValue.ts";
import type { Filter, FilterCondition, FilterProblem } from "./types.ts";

/** Name to type of each field that may be filtered. */
export type FilterFields = Readonly<Record<string, FieldType>>;

export interface ParseFilterOptions {
  /** True for row rules: `$user.id`, `$user.orgId`, `$user.tin`, `$user.pinfl` and `$now` stand for values (D28). */
  readonly ruleValues?: boolean;
}

/** Keys of a filter that are never a field's. */
export const filterWords = ["and", "or"] as const;

/** Whether the grammar takes the name for itself: a field of that name could never be filtered by. */
const isFilterWord = (name: string): name is (typeof filterWords)[number] => (filterWords as readonly string[]).includes(name);

interface Parsing {
  readonly fields: FilterFields;
  readonly ruleValues: boolean;
  conditions: number;
}

/**
 * Reads the wire's filter grammar, hostile or not, and never throws:
 * `{ field: value | { op, value } | [{ op, value }, …] }`, `{ and: [filters] }`, `{ or: [filters] }`; keys of one
 * object must all hold; a bare value means eq, null means empty. What goes beyond `filterLimits` has the code
 * `filter_too_large`.
 *
 * @example
 * parseFilters({ name: { op: "contains", value: "тош" } }, { name: "text" });
 */
export function parseFilters(
  input: unknown, fields: FilterFields, options: ParseFilterOptions = {},
): Filter | FilterProblem {
  const parsing: Parsing = { fields, ruleValues: options.ruleValues === true, conditions: 0 };
  return input === undefined || input === null ? allOf([]) : parseGroup(input, "", { parsing, depth: 1 });
}

interface Place {
  readonly parsing: Parsing;
  readonly depth: number;
}

function parseGroup(input: unknown, path: string, place: Place): Filter | FilterProblem {
  if (!isObject(input)) return problem("bad_request", path, { where: path === "" ? "filters" : path });
  if (place.depth > filterLimits.depth) return problem("filter_too_large", path, { max: filterLimits.depth });
  const filters: Filter[] = [];
  for (const [key, value] of Object.entries(input)) {
    if (value === undefined) continue;
    const at = path === "" ? key : `${path}.${key}`;
    const parsed = isFilterWord(key)
      ? parseMembers(value, at, { kind: key, ...place })
      : parseField(key, value, { at, parsing: place.parsing });
    if (parsed.kind === "problem") return parsed;
    filters.push(parsed);
  }
  return allOf(filters);
}

function parseMembers(input: unknown, path: string, place: Place & { kind: "and" | "or" }): Filter | FilterProblem {
  if (!Array.isArray(input)) return problem("bad_request", path, { where: path });
  if (input.length > filterLimits.conditions) return tooMany(path);
  const filters: Filter[] = [];
  for (const [index, member] of input.entries()) {
    const parsed = parseGroup(member, `${path}[${index}]`, { parsing: place.parsing, depth: place.depth + 1 });
    if (parsed.kind === "problem") return parsed;
    filters.push(parsed);
  }
  return place.kind === "and" ? allOf(filters) : { kind: "or", filters };
}

interface FieldPlace {
  readonly at: string;
  readonly parsing: Parsing;
}

function parseField(field: string, input: unknown, { at, parsing }: FieldPlace): Filter | FilterProblem {
  const type = Object.hasOwn(parsing.fields, field) ? parsing.fields[field] : undefined;
  if (type === undefined) return problem("unknown_field", at, { field });
  if (!Array.isArray(input)) return parseCondition({ field, type }, input, { at, parsing });
  if (input.length > filterLimits.conditions) return tooMany(at);
  const filters: Filter[] = [];
  for (const [index, item] of input.entries()) {
    const place = { at: `${at}[${index}]`, parsing };
    if (!isObject(item)) return problem("wrong_type", place.at, { field });
    const parsed = parseCondition({ field, type }, item, place);
    if (parsed.kind === "problem") return parsed;
    filters.push(parsed);
  }
  return allOf(filters);
}

type Subject = Pick<FilterCondition, "field" | "type">;

function parseCondition(subject: Subject, input: unknown, { at, parsing }: FieldPlace): Filter | FilterProblem {
  parsing.conditions += 1;
  if (parsing.conditions > filterLimits.conditions) return tooMany(at);
  const asked = isObject(input) ? input : { op: "eq", value: input };
  const op = Object.hasOwn(asked, "op") ? asked["op"] : undefined;
  if (!isOperator(op) || !operators[op].types.includes(subject.type)) {
    return problem("unknown_operator", `${at}.op`, { operator: shortText(op), field: subject.field });
  }
  return finish({ ...subject, op, value: asked["value"] }, asked === input ? `${at}.value` : at, parsing);
}

function finish(
  condition: Omit<FilterCondition, "kind">, at: string, { ruleValues }: Parsing,
): FilterCondition | FilterProblem {
  const { field, type, op, value } = condition;
  if (value === null && (op === "eq" || op === "ne")) {
    return { kind: "condition", field, type, op: op === "eq" ? "empty" : "notEmpty", value: undefined };
  }
  const parsed = parseValue(value, { type, op, ruleValues });
  if (!("problem" in parsed)) return { kind: "condition", field, type, op, value: parsed.value };
  const max = filterLimits.listValues;
  return problem(parsed.problem, at + parsed.at, parsed.problem === "wrong_type" ? { field } : { max });
}

function allOf(filters: readonly Filter[]): Filter {
  const [only] = filters;
  return filters.length === 1 && only !== undefined ? only : { kind: "and", filters };
}

function tooMany(path: string): FilterProblem {
  return problem("filter_too_large", path, { max: filterLimits.conditions });
}

function problem(code: FilterProblem["code"], path: string, params: FilterProblem["params"]): FilterProblem {
  return { kind: "problem", code, path, params };
}

/** Enough of a hostile value to recognise it in a message. */
function shortText(value: unknown): string {
  return typeof value === "string" ? value.slice(0, 60) : typeof value;
}
