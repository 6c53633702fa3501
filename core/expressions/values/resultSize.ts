import type { Site } from "../types.ts";
import { fail } from "./ExpressionError.ts";

/** Characters of a text, items of a list, and both of a result: 64 KB a cell (ADR 0007). */
export const maxResultSize = 65_536;

/** Levels of nested data that are followed. */
export const maxDepth = 64;

export function checkedText(text: string, site: Site): string {
  return text.length > maxResultSize ? tooLarge(site) : text;
}

export function tooLarge(site: Site): never {
  return fail(site, "too_large", `more than ${maxResultSize} characters or items`);
}

export function tooDeep(site: Site): never {
  return fail(site, "too_deep", `data nested deeper than ${maxDepth} levels`);
}
