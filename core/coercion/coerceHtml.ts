import { isDeepHtml } from "../html/isDeepHtml.ts";
import { isEmptyHtml } from "../html/textOfHtml.ts";
import { coerceText } from "./coerceText.ts";
import { type Coercion, refused } from "./types.ts";

/** Characters of a rich text, tags included: what a call can carry in every alphabet. */
export const longestRichText = 400_000;

/** Text of an editor with its tags; tags without anything to see are the empty text. What it may hold is the cleaner's business. */
export function coerceHtml(input: unknown): Coercion {
  const text = coerceText(input);
  if (!text.ok || typeof text.value !== "string") return text;
  if (text.value.length > longestRichText) return refused("coercion.longText");
  if (isDeepHtml(text.value)) return refused("coercion.blocks");
  return isEmptyHtml(text.value) ? { ok: true, value: "" } : text;
}
