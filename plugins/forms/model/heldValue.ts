import { valueKindOf } from "#core/elements/findElementType.ts";
import { toJsonText, writtenJson } from "#core/json/JsonText.ts";

/**
 * A value as react-hook-form keeps all of it: its copies of objects lose the key `__proto__`. What has one is held as the
 * rows or the text that mean the same, and is sent so.
 */
export function heldValue(type: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || !JSON.stringify(value).includes('"__proto__":')) return value;
  const kind = valueKindOf(type);
  if (kind === "pairs") return Array.isArray(value) ? value : Object.entries(value);
  return kind === "rawJson" ? toJsonText(writtenJson(value)) : value;
}
