import type { ParameterValues } from "./readParameters.ts";

/** What a reference in a stage's filters may stand for. */
export interface Bindings {
  readonly params: ParameterValues;
  /** Outputs of the stages so far, by name. */
  readonly stages: Readonly<Record<string, unknown>>;
}

/** A stage's output, or a part of it, is no value that a filter can take. */
export class NotBindable extends Error {
  override readonly name = "NotBindable";
}

/** The parameter was not given: its condition is left out. */
const absent = Symbol("absent");
/** An earlier stage has no such value: nothing matches. */
const never = Symbol("never");

/**
 * Puts values in the place of `$param.<name>` and `$stage.<name>.<path>`: as data, which the filter's own parser reads as
 * the field's type, never as a part of the grammar. Of a list of rows a path takes that member of each.
 *
 * @returns the filter, undefined when nothing of it is left
 * @throws NotBindable
 */
export function bindFilters(filters: unknown, bindings: Bindings): unknown {
  const bound = bind(filters, bindings);
  if (bound === absent) return undefined;
  return bound === never ? { or: [] } : bound;
}

function bind(node: unknown, bindings: Bindings): unknown {
  if (typeof node === "string") return bindText(node, bindings);
  if (Array.isArray(node)) return bindList(node, bindings);
  if (typeof node !== "object" || node === null) return node;
  const members = Object.entries(node).map(([key, value]) => [key, bindMember(key, value, bindings)]);
  if (members.some(([, value]) => value === never)) return never;
  const left = members.filter(([, value]) => value !== absent);
  // An operator whose value is left out is no condition any more.
  const isWhole = left.length === members.length || !Object.hasOwn(node, "op");
  return isWhole && (left.length > 0 || members.length === 0) ? Object.fromEntries(left) : absent;
}

function bindMember(key: string, value: unknown, bindings: Bindings): unknown {
  if (key === "or") return bindAny(value, bindings);
  const bound = bind(value, bindings);
  // Half of a range is none.
  const isCut = key === "value" && Array.isArray(value) && Array.isArray(bound) && bound.length < value.length;
  return isCut ? absent : bound;
}

function bindList(items: readonly unknown[], bindings: Bindings): unknown {
  const bound = items.map((item) => bind(item, bindings));
  if (bound.includes(never)) return never;
  const left = bound.filter((item) => item !== absent);
  return left.length === 0 && items.length > 0 ? absent : left;
}

/** Of alternatives, one that nothing can match is no alternative. */
function bindAny(items: unknown, bindings: Bindings): unknown {
  if (!Array.isArray(items)) return bind(items, bindings);
  const bound = items.map((item) => bind(item, bindings));
  const left = bound.filter((item) => item !== absent && item !== never);
  if (left.length > 0 || items.length === 0) return left;
  return bound.includes(never) ? never : absent;
}

function bindText(text: string, { params, stages }: Bindings): unknown {
  const [, kind, path = ""] = /^\$(param|stage)\.([\w.]+)$/.exec(text) ?? [];
  if (kind === undefined) return text;
  const value = boundValue(kind, path, { params, stages });
  if (value === undefined || value === null) return kind === "param" ? absent : never;
  if (!isBindable(value)) throw new NotBindable(text);
  return value;
}

/** What a reference stands for: `$param.<name>`, `$stage.<name>.<path>`. */
export const boundValue = (kind: string, path: string, { params, stages }: Bindings): unknown =>
  path.split(".").reduce(member, kind === "param" ? params : stages);

function member(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => member(item, name)).filter((item) => item !== undefined && item !== null);
  if (typeof value !== "object" || value === null) return undefined;
  return Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
}

const isScalar = (value: unknown): boolean => ["string", "number", "boolean"].includes(typeof value);

const isBindable = (value: unknown): boolean => isScalar(value) || (Array.isArray(value) && value.every(isScalar));
