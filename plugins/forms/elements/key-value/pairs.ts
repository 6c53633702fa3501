import { heldValue } from "../../model/heldValue.ts";
import { isBlankPair, repeatedKeys, type Pair } from "#sdk/ui/controls/pairs/pair.ts";

const textOf = (value: unknown): string => (typeof value === "string" ? value : value === null || value === undefined ? "" : JSON.stringify(value));

const isPair = (row: unknown): row is Pair => Array.isArray(row) && row.length === 2 && row.every((part) => typeof part === "string");

/** The rows of a value, undefined where it has none: a list or a number that something else wrote into the field. */
export function pairsOf(value: unknown): readonly Pair[] | undefined {
  if (value === null || value === undefined || value === "") return [];
  if (Array.isArray(value)) return value.every(isPair) ? value : undefined;
  return typeof value === "object" ? Object.entries(value).map(([key, text]): Pair => [key, textOf(text)]) : undefined;
}

/** The object that the rows mean. What no object can hold, equal keys or a text without a key, stays rows, and nothing of it goes. */
export function valueOfPairs(pairs: readonly Pair[]): unknown {
  const rows = pairs.filter((pair) => !isBlankPair(pair));
  if (rows.length === 0) return null;
  const isObject = repeatedKeys(rows).size === 0 && rows.every(([key]) => key !== "");
  return isObject ? heldValue("key_value", Object.fromEntries(rows)) : rows;
}
