import type { WordingKey, WordingParams } from "../wording/say.ts";

/** What became of a value: in the form that the wire and SQL carry (`null` is "no value" there), or what to say. */
export type Coercion = { readonly ok: true; readonly value: unknown } | CoercionProblem;

export interface CoercionProblem {
  readonly ok: false;
  readonly key: WordingKey;
  /** What fills the placeholders of the text. */
  readonly params?: WordingParams;
}

export type Coerce = (input: unknown) => Coercion;

export function coerced(value: unknown): Coercion {
  return { ok: true, value };
}

export function refused(key: WordingKey, params?: WordingParams): CoercionProblem {
  return { ok: false, key, ...(params && { params }) };
}

/** No value at all: what a cleared control, an absent key and a JSON null have in common. */
export function isBlank(input: unknown): boolean {
  return input === undefined || input === null || input === "";
}
