import { isObject } from "#core/isObject.ts";

/**
 * A value as it came from the server, in which whatever says the same as before is the same object as before: what
 * follows a part of it hears nothing while that part has not changed.
 * @example keepEqual(before, { name: "Янги", locales: ["uz"] }) // its locales are the list of `before`
 */
export function keepEqual<Value>(before: unknown, next: Value): Value {
  if (Array.isArray(before) && Array.isArray(next)) {
    const kept = next.map((one: unknown, index) => keepEqual(before[index], one));
    const isSame = kept.length === before.length && kept.every((one, index) => Object.is(one, before[index]));
    return (isSame ? before : kept) as Value;
  }
  if (isObject(before) && isObject(next)) {
    const kept = Object.entries(next).map(([name, one]) => [name, keepEqual(before[name], one)] as const);
    const isSame = kept.length === Object.keys(before).length && kept.every(([name, one]) => Object.hasOwn(before, name) && Object.is(one, before[name]));
    return (isSame ? before : Object.fromEntries(kept)) as Value;
  }
  return next;
}
