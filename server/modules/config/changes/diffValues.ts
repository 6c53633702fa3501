import { isObject } from "#core/isObject.ts";

/** Where two values differ, and what is there in either. */
type Differences = { readonly path: string; readonly before: unknown; readonly after: unknown }[];

/**
 * Where two values differ, as deep as both are objects or lists: `[{ path: "fields[2].title", before, after }]`.
 * Null and absent are the same.
 */
export function diffValues(before: unknown, after: unknown, path = ""): Differences {
  const [left, right] = [before ?? null, after ?? null];
  if (left === right) return [];
  if (Array.isArray(left) && Array.isArray(right)) return diffLists(left, right, path);
  if (!isObject(left) || !isObject(right)) {
    return [{ path, before: left, after: right }];
  }
  const keys = [...new Set([...Object.keys(left), ...Object.keys(right)])].sort();
  return keys.flatMap((key) => diffValues(left[key], right[key], path === "" ? key : `${path}.${key}`));
}

function diffLists(before: readonly unknown[], after: readonly unknown[], path: string): Differences {
  const length = Math.max(before.length, after.length);
  return Array.from({ length }).flatMap((_, index) => diffValues(before[index], after[index], `${path}[${index}]`));
}
