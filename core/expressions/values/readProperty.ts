import type { Site } from "../types.ts";
import { fail } from "./ExpressionError.ts";

const forbidden: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

/** Names that lead out of the data; refused even where the data has them. */
export function isForbiddenName(name: string): boolean {
  return forbidden.has(name);
}

/**
 * `object[key]` as JavaScript reads it, but of own properties only, and without ever running an accessor: a name that
 * the object would inherit is refused, and so is a value that is no plain data.
 */
export function readProperty(object: unknown, key: string, site: Site): unknown {
  if (forbidden.has(key)) return fail(site, "forbidden_name", `${key} cannot be read`);
  return readAllowed(object, key, site);
}

/** The same for a key that was seen to be none of the forbidden names. */
export function readAllowed(object: unknown, key: string, site: Site): unknown {
  // Tests one after another, here and below: to switch over `typeof` makes a text of the kind first, for every cell.
  if (typeof object === "object" && object !== null) return readOfObject(object, key, site);
  if (typeof object === "string") return readOfText(object, key, site);
  if (typeof object === "number" || typeof object === "boolean") return absent(Object(object) as object, key, site);
  return unreadable(object, key, site);
}

function unreadable(object: unknown, key: string, site: Site): never {
  return fail(site, "type_error", `cannot read ${key} of ${object === null ? "null" : typeof object}`);
}

function readOfObject(object: object, key: string, site: Site): unknown {
  const found = Object.getOwnPropertyDescriptor(object, key);
  return found === undefined ? absent(object, key, site) : plainValue(found, key, site);
}

/** Whether the object has the key itself; a name that it would inherit is refused. */
export function hasProperty(object: object, key: string, site: Site): boolean {
  if (forbidden.has(key)) return fail(site, "forbidden_name", `${key} cannot be asked for`);
  if (Object.hasOwn(object, key)) return true;
  absent(object, key, site);
  return false;
}

/** The own value; undefined where there is none. */
export function readOwn(object: object, key: string | number, site: Site): unknown {
  // A descriptor, because asking for the value itself would run an accessor. No slower than Object.hasOwn and a read.
  const found = Object.getOwnPropertyDescriptor(object, key);
  return found === undefined ? undefined : plainValue(found, key, site);
}

function plainValue(found: PropertyDescriptor, key: string | number, site: Site): unknown {
  const value: unknown = found.value;
  if (typeof value === "string" || typeof value === "number" || typeof value === "object") return value;
  switch (typeof value) {
    case "function":
    case "symbol":
    case "bigint": return fail(site, "not_plain", `${key} is a ${typeof value}`);
    // So it is with an accessor, too.
    case "undefined": return found.get === undefined && found.set === undefined ? undefined : fail(site, "not_plain", `${key} is computed`);
    default: return value;
  }
}

function absent(object: object, key: string, site: Site): undefined {
  if (key in object) fail(site, "inherited_property", `${key} is not a property of the data`);
  return undefined;
}

function readOfText(text: string, key: string, site: Site): unknown {
  if (key === "length") return text.length;
  const index = Number(key);
  if (String(index) === key && Number.isInteger(index) && index >= 0) return text[index];
  return absent(Object(text) as object, key, site);
}
