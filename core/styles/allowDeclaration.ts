import { isListBounded } from "./isListBounded.ts";

/** What of css may be drawn, inline or in a sheet. Written for people who look for holes, like the sandbox's `allowList.ts`. */

/** Functions that fetch, in any spelling that survives parsing, and the escapes that would hide one. */
const fetchingValue = /url\s*\(|image-set\s*\(|image\s*\(|cross-fade\s*\(|element\s*\(|src\s*\(|expression\s*\(|\\/i;

export const isValueHarmless = (value: string): boolean => !fetchingValue.test(value);

/** `d` of css would give an outline a length that nobody has counted. */
const refusedProperties = new Set(["behavior", "-moz-binding", "view-transition-name", "view-transition-class", "d"]);

/** Draws what is typed as dots, under whatever maker's prefix: a field for a password that is none. */
const hidesText = /(^|-)text-security$/;

/** Whatever is known only when it is used (`var()`, `attr()`, `if()`) may turn out to be `fixed`. */
const position = /^(static|relative|absolute|(-webkit-)?sticky|inherit|initial|unset|revert|revert-layer)$/i;

/** Whatever else it may become, `inherit` makes columns of everything below columns. */
const allOfThem = /^(initial|unset|revert|revert-layer)$/i;

/** What is drawn once for an element and all in it, and would be drawn for each of them if they took it over. */
const undivided = /^(-webkit-)?(filter|clip-path|mask(-.*)?)$/;

/** Not where an element takes the value over from the one around it, and so multiplies it. */
export const isForOneElement = (property: string, value: string): boolean => !undivided.test(property) || !/inherit/i.test(value);

/** The rule for one declaration, inline or in a sheet; names are asked in any case. */
export function isDeclarationAllowed(name: string, value: string): boolean {
  const property = name.toLowerCase();
  if (refusedProperties.has(property) || hidesText.test(property) || !isValueHarmless(value) || !isForOneElement(property, value)) return false;
  if (!isListBounded(property, value)) return false;
  if (property === "all") return allOfThem.test(value.trim());
  return property !== "position" || position.test(value.trim());
}
