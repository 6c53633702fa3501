import { jsonTextOf } from "../json/JsonText.ts";
import { readJson } from "../json/readJson.ts";
import { coerceJson } from "./coerceJson.ts";
import type { Coercion } from "./types.ts";

/** Any JSON. A text that a person typed for it, and that was none then, is read once more, and refused in words. */
export function coerceRawJson(input: unknown): Coercion {
  const text = jsonTextOf(input);
  return text === undefined ? coerceJson(input) : readJson(text);
}
