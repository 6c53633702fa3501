/** What may cross the boundary: the values of JSON. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

/** Deepest nesting of plain data; deeper data is refused. */
export const maxPlainDepth = 32;

const refusedKeys = new Set(["__proto__", "constructor", "prototype"]);

/** JSON or undefined: what is not JSON never throws. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * True for plain data: own enumerable properties only, no functions, no accessors, no cycles (they are deeper than the
 * limit), no key through which a careless assignment reaches a prototype.
 */
export function isPlain(value: unknown, depth = maxPlainDepth): value is Plain {
  if (value === null || typeof value === "string" || typeof value === "boolean") return true;
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "object" || depth === 0) return false;
  if (Array.isArray(value)) return value.every((item) => isPlain(item, depth - 1));
  return isPlainRecord(value) && Object.values(value).every((item) => isPlain(item, depth - 1));
}

/** As {@link isPlain}, ten times as fast, of what JSON.parse has made: that has neither accessors nor prototypes of its own. */
export function isPlainJson(value: unknown, depth = maxPlainDepth): value is Plain {
  if (value === null || typeof value !== "object") return typeof value !== "number" || Number.isFinite(value);
  if (depth === 0) return false;
  if (Array.isArray(value)) return value.every((item) => isPlainJson(item, depth - 1));
  return Object.entries(value).every(([key, item]) => !refusedKeys.has(key) && isPlainJson(item, depth - 1));
}

/** An object literal's shape whose keys are harmless; the values are not looked at. */
export function isPlainRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  return Object.entries(Object.getOwnPropertyDescriptors(value)).every(
    ([key, descriptor]) => "value" in descriptor && !refusedKeys.has(key),
  );
}

/**
 * A copy as plain data for the way to a guest: dates become text, what JSON leaves out is left out.
 * @returns undefined when there is nothing to say or the value cannot be said in JSON
 */
export function toPlain(value: unknown): Plain | undefined {
  try {
    const text = JSON.stringify(value);
    return text === undefined ? undefined : (JSON.parse(text) as Plain);
  } catch {
    return undefined;
  }
}

/** Plain data as it is, else a copy as {@link toPlain} makes it: for what is copied on its way anyway. */
export const asPlain = (value: unknown): Plain | undefined => (isPlain(value) ? value : toPlain(value));
