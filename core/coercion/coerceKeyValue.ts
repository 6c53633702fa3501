import { coerceText } from "./coerceText.ts";
import { type Coercion, coerced, isBlank, refused } from "./types.ts";

/**
 * An object of texts. Rows with an empty key are dropped, an undefined value becomes an empty string (spec §5). Own keys
 * only. A form may hold the rows as they stand, a list of pairs: where two have one key, no object can hold both.
 */
export function coerceKeyValue(input: unknown): Coercion {
  if (isBlank(input)) return coerced(null);
  const rows = rowsOf(input);
  if (rows === undefined) return refused("coercion.key_value");
  const kept = new Map<string, string>();
  for (const [key, value] of rows) {
    const name = coerceText(key);
    const text = coerceText(value ?? "");
    if (!name.ok || !text.ok) return refused("coercion.key_value");
    if (name.value === "") continue;
    if (kept.has(String(name.value))) return refused("coercion.equalKeys", { 0: String(name.value).slice(0, 60) });
    kept.set(String(name.value), String(text.value));
  }
  return coerced(Object.fromEntries(kept));
}

function rowsOf(input: unknown): readonly (readonly [unknown, unknown])[] | undefined {
  if (typeof input !== "object" || input === null) return undefined;
  if (!Array.isArray(input)) return Object.entries(input);
  const isPairs = input.every((row: unknown) => Array.isArray(row) && row.length === 2 && typeof row[0] === "string");
  return isPairs ? (input as [unknown, unknown][]) : undefined;
}
