import type { TextParams } from "../capabilities/i18n.ts";

/**
 * The text of a key with its placeholders filled, `{{name}}` or `{{0}}`; the key itself where there is no text, and
 * nothing where there is no value.
 * @example translate({ hello: "Салом, {{name}}" }, "hello", { name: "Лола" }) // "Салом, Лола"
 */
export function translate(texts: Readonly<Record<string, string>>, key: string, params: TextParams = {}): string {
  const text = Object.hasOwn(texts, key) ? texts[key] : undefined;
  if (text === undefined) return key;
  const values = params as Readonly<Record<string, string | number>>;
  return text.replace(/\{\{\s*([\w.]+)\s*\}\}/g, (_match, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : "",
  );
}
