import { type Coercion, coerced, refused } from "./types.ts";

/**
 * Empty text stays empty text (a required check treats it as empty). Composed form (NFC), so that a letter typed as two
 * characters is found when searched as one. Lines end with one character, so that a length is the same wherever it is counted. A NUL and half a letter (a surrogate alone) are refused: no database text can hold them.
 */
export function coerceText(input: unknown): Coercion {
  if (input === undefined || input === null) return coerced(null);
  if (typeof input !== "string" || /[\u0000\p{Surrogate}]/u.test(input)) return refused("coercion.text");
  return coerced(input.normalize("NFC").replace(/\r\n?/g, "\n"));
}
