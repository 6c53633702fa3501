import type { DescribedQuery } from "#contract/project/index.ts";
import { coerceField } from "#core/coercion/index.ts";
import type { Caller } from "../../http/CallContext.ts";
import { CallFailure } from "../../http/CallFailure.ts";

/** By the names of a query's parameters, each of its type; those that were not given are not there. */
export type QueryValues = Readonly<Record<string, unknown>>;

/**
 * The values of a query's parameters, which a question gives by its filters: each by a plain value of that name that holds
 * for all rows.
 * @throws CallFailure `wrong_type`, `bad_request` for any other operator, `parameter_missing` for a required one
 */
export function readQueryValues({ parameters = [] }: DescribedQuery, filters: unknown): QueryValues {
  const values: Record<string, unknown> = {};
  for (const { name, type, isRequired, title = name } of parameters) {
    const [given] = valuesOf(name, filters);
    const coercion = given === undefined ? undefined : coerceField(type, given);
    if (coercion && !coercion.ok) throw new CallFailure("wrong_type", { params: { field: name }, data: { path: `filters.${name}` } });
    if (coercion && coercion.value !== null) values[name] = coercion.value;
    else if (isRequired) throw new CallFailure("parameter_missing", { params: { name: title }, data: { path: `filters.${name}` } });
  }
  return values;
}

/** The part of filters that gives parameters their values: what is asked of all rows needs it too. */
export function parameterFilters({ parameters = [] }: DescribedQuery, filters: unknown): { and: object[] } {
  return { and: parameters.flatMap(({ name }) => valuesOf(name, filters).map((value) => ({ [name]: value }))) };
}

function valuesOf(name: string, filters: unknown): unknown[] {
  if (typeof filters !== "object" || filters === null) return [];
  const own = Object.hasOwn(filters, name) ? [(filters as Record<string, unknown>)[name]].flat().map((one) => plainValue(name, one)) : [];
  const members: unknown = "and" in filters ? filters.and : undefined;
  return [...own, ...(Array.isArray(members) ? members.flatMap((member) => valuesOf(name, member)) : [])].filter((value) => value !== undefined && value !== null && value !== "");
}

function plainValue(name: string, condition: unknown): unknown {
  if (typeof condition !== "object" || condition === null) return condition;
  const { op, value } = condition as { op?: unknown; value?: unknown };
  if (op !== "eq") throw new CallFailure("bad_request", { params: { where: `filters.${name}` } });
  return value;
}

/** The condition's parameter was not given: it is left out. */
const absent = Symbol("absent");
/** The caller has no such value: nothing matches. */
const never = Symbol("never");

/**
 * A query's filters with the values that hold for one caller and call, as data, which the filter's own parser reads; undefined
 * when nothing of them is left. A value of the caller's that is not there matches nothing, as in row rules.
 */
export function boundFilters(filters: unknown, given: { values: QueryValues; caller: Caller | undefined }): unknown {
  const bound = bind(filters, given);
  if (bound === absent) return undefined;
  return bound === never ? { or: [] } : bound;
}

type Given = Parameters<typeof boundFilters>[1];

function bind(node: unknown, given: Given): unknown {
  if (typeof node === "string") return bindText(node, given);
  if (Array.isArray(node)) return bindList(node, given);
  if (typeof node !== "object" || node === null) return node;
  const members = Object.entries(node).map(([key, value]) => [key, key === "or" ? bindAny(value, given) : bind(value, given)] as const);
  if (members.some(([, value]) => value === never)) return never;
  const left = members.filter(([, value]) => value !== absent);
  // An operator whose value is left out is no condition any more.
  const isWhole = left.length === members.length || !Object.hasOwn(node, "op");
  return isWhole && (left.length > 0 || members.length === 0) ? Object.fromEntries(left) : absent;
}

/** Half of a range is none, and so is a list that lacks one of its values. */
function bindList(items: readonly unknown[], given: Given): unknown {
  const bound = items.map((item) => bind(item, given));
  if (bound.includes(never)) return never;
  const left = bound.filter((item) => item !== absent);
  const isCut = left.length < bound.length && items.some((item) => typeof item !== "object");
  return isCut || (left.length === 0 && items.length > 0) ? absent : left;
}

/** Of alternatives, one that nothing can match is no alternative. */
function bindAny(items: unknown, given: Given): unknown {
  if (!Array.isArray(items)) return bind(items, given);
  const bound = items.map((item) => bind(item, given));
  const left = bound.filter((item) => item !== absent && item !== never);
  if (left.length > 0 || items.length === 0) return left;
  return bound.includes(never) ? never : absent;
}

export const queryReference = /^\$(query|user)\.(\w+)$/;

function bindText(text: string, { values, caller }: Given): unknown {
  const [, kind, name = ""] = queryReference.exec(text) ?? [];
  if (kind === "query") return Object.hasOwn(values, name) ? values[name] : absent;
  return kind === "user" ? (userValue(name, caller) ?? never) : text;
}

function userValue(name: string, caller: Caller | undefined): string | undefined {
  const values: Readonly<Record<string, string | undefined>> = { id: caller?.userId, orgId: caller?.orgId, tin: caller?.tin, pinfl: caller?.pinfl };
  return (Object.hasOwn(values, name) ? values[name] : undefined) || undefined;
}
