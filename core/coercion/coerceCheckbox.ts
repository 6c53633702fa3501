import { type Coercion, coerced } from "./types.ts";

/** True, '1' and 'true' are checked (spec §5), and the number 1; everything else is not. Never refuses. */
export function coerceCheckbox(input: unknown): Coercion {
  return coerced(input === true || input === 1 || input === "1" || input === "true");
}
