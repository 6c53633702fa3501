import type { Locale } from "#core/locale.ts";
import type { PlatonError } from "#sdk/errors/PlatonError.ts";
import { readFailure } from "#sdk/errors/readFailure.ts";

/** Texts by the name of a field. */
export type FieldTexts = Readonly<Record<string, readonly string[]>>;

/** Why a save failed, with the texts for fields that nobody sees. */
export interface SaveFailure {
  readonly why: PlatonError;
  readonly unseen: FieldTexts;
}

/** Texts by field, from a refused save: those of 422, and a clash that names its field (409). */
export function fieldErrors(failure: PlatonError, locale: Locale): FieldTexts {
  const named = failure.details.params?.["field"];
  const given = failure.details.fields ?? {};
  return Object.keys(given).length === 0 && typeof named === "string" ? { [named]: [readFailure(failure, locale)] } : given;
}
