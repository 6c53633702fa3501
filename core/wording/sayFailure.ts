import type { CheckFailure } from "../checks/types.ts";
import type { Locale } from "../locale.ts";
import { say } from "./say.ts";

/**
 * What is wrong with a value, and where in it.
 * @example sayFailure("en", { key: "check.required", params: {}, at: [2, "Name"] }) // "Row 2, Name: This field is required"
 */
export function sayFailure(locale: Locale, { key, params, at = [] }: CheckFailure): string {
  const text = say(locale, key, params);
  if (at.length === 0) return text;
  return `${at.map((part) => (typeof part === "number" ? say(locale, "check.inRow", { 0: part }) : part)).join(", ")}: ${text}`;
}
