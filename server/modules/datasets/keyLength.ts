import type { DatasetField } from "#contract/entities/index.ts";

/** Characters that a key has at most, unless its field says more: the row of an index has room for it whole. */
export const keyLength = 600;

/**
 * Whether an index holds the text as it is, which also finds it; a longer one is told from others by its digest.
 * @param sharing fields of the key
 */
export function fitsKey({ maxLength, isUnique }: DatasetField, sharing = 1): boolean {
  return (maxLength ?? (isUnique === true ? keyLength : Infinity)) * sharing <= keyLength;
}
