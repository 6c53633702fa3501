import { coerceText } from "./coerceText.ts";
import { type Coercion, coerced, isBlank, refused } from "./types.ts";

/** The id of the chosen option: a text or a number, as the option has it; null when nothing is chosen. */
export function coerceSelect(input: unknown): Coercion {
  if (isBlank(input) || Number.isNaN(input)) return coerced(null);
  const result = typeof input === "number" && Number.isFinite(input) ? coerced(input) : coerceText(input);
  return result.ok ? result : refused("coercion.select");
}
