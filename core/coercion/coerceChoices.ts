import { coerceList } from "./coerceList.ts";
import { type Coercion, coerced } from "./types.ts";

/** The ids of the chosen options in the order in which they were chosen, each once; null for none. */
export function coerceChoices(input: unknown): Coercion {
  const list = coerceList(input);
  if (!list.ok || !Array.isArray(list.value)) return list;
  return coerced(list.value.length === 0 ? null : [...new Set(list.value)]);
}
