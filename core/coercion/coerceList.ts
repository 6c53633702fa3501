import { coerceText } from "./coerceText.ts";
import { type Coercion, coerced, isBlank, refused } from "./types.ts";

const maxItems = 10_000;

/** A list of texts: several phones, the ids of a multiselect or of files. Numbers become texts; null for empty. */
export function coerceList(input: unknown): Coercion {
  if (isBlank(input)) return coerced(null);
  if (!Array.isArray(input) || input.length > maxItems) return refused("coercion.list");
  const items: unknown[] = [];
  for (const item of input) {
    const text = coerceText(typeof item === "number" && Number.isFinite(item) ? String(item) : item);
    if (!text.ok || text.value === null) return refused("coercion.list");
    items.push(text.value);
  }
  return coerced(items);
}
