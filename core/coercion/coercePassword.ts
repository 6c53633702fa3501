import { coerceText } from "./coerceText.ts";
import { type Coercion, refused } from "./types.ts";

/** Ours: no person types more, and what is hashed is kept short. */
const maxLength = 1_000;

/** A text; an empty one leaves the password as it is. */
export function coercePassword(input: unknown): Coercion {
  return typeof input === "string" && input.length > maxLength ? refused("coercion.text") : coerceText(input);
}
