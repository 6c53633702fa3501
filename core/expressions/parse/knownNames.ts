/**
 * What the standard gives every realm and the restricted language does not: an expression that names one is a program.
 * Any other name that the scope does not have is a mistake of the integrator.
 */
export const standardGlobals: ReadonlySet<string> = new Set([
  "AggregateError", "Array", "ArrayBuffer", "BigInt", "Boolean", "DataView", "Date", "Error", "Intl", "JSON", "Map", "Math",
  "Number", "Object", "RangeError", "Reflect", "RegExp", "Set", "String", "Symbol", "SyntaxError", "TextDecoder",
  "TextEncoder", "TypeError", "URIError", "Uint8Array", "WeakMap", "WeakSet", "decodeURI", "decodeURIComponent", "encodeURI",
  "structuredClone",
]);

/** Names that are values; nothing in a scope takes their place. */
export const constants: ReadonlyMap<string, number | undefined> = new Map([
  ["undefined", undefined], ["NaN", Number.NaN], ["Infinity", Number.POSITIVE_INFINITY],
]);

export interface KnownNames {
  /** What the scope may have. They come before the listed functions, as inner names do in JavaScript. */
  readonly scope: ReadonlySet<string>;
  /** Callable with the name of a field, in footers. */
  readonly aggregates: ReadonlySet<string>;
}
