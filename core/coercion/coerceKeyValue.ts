import { coerceText } from "./coerceText.ts";
import { type Coercion, coerced, isBlank, refused } from "./types.ts";

/** Rows with an empty key are dropped, an undefined value becomes an empty string (spec §5). Own keys only. */
export function coerceKeyValue(input: unknown): Coercion {
  if (isBlank(input)) return coerced(null);
  if (typeof input !== "object" || Array.isArray(input)) return refused("coercion.key_value");
  const rows: [string, unknown][] = [];
  for (const [key, value] of Object.entries(input as object)) {
    if (key === "") continue;
    const name = coerceText(key);
    const text = coerceText(value ?? "");
    if (!name.ok || !text.ok) return refused("coercion.key_value");
    rows.push([String(name.value), text.value]);
  }
  return coerced(Object.fromEntries(rows));
}
