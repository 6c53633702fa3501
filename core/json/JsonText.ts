/** No data has this key, because no jsonb column takes a NUL: text is never taken for data. */
const key = "\u0000text";

/** JSON as a person types it. It stands in place of data for as long as it is none. */
export interface JsonText {
  readonly [key]: string;
}

export const toJsonText = (text: string): JsonText => ({ [key]: text });

/** The text, undefined where the value is data. */
export function jsonTextOf(value: unknown): string | undefined {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
  const text = (value as Partial<JsonText>)[key];
  return typeof text === "string" ? text : undefined;
}

/** As an editor opens it: no value is the empty text. */
export function writtenJson(value: unknown): string {
  if (value === null || value === undefined) return "";
  return jsonTextOf(value) ?? JSON.stringify(value, null, 2);
}
