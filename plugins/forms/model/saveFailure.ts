import { isErrorCode } from "#core/errors/errorCatalogue.ts";
import type { Locale } from "#core/locale.ts";
import { errorKey, say } from "#core/wording/say.ts";
import type { PlatonError } from "#sdk/errors/PlatonError.ts";

/** Texts by the name of a field. */
export type FieldTexts = Readonly<Record<string, readonly string[]>>;

/** Why a save failed, with the texts for fields that nobody sees. */
export interface SaveFailure {
  readonly why: PlatonError;
  readonly unseen: FieldTexts;
}

/** Texts by field, from a refused save: those of 422, and a clash that names its field (409). */
export function fieldErrors(failure: PlatonError): FieldTexts {
  const named = failure.details.params?.["field"];
  const given = failure.details.fields ?? {};
  return Object.keys(given).length === 0 && typeof named === "string" ? { [named]: [failure.message] } : given;
}

/** What a person reads of a failed save: the server's words, else the catalogue's in the present language. */
export function failureText(failure: PlatonError, locale: Locale): string {
  if (failure.message && failure.message !== failure.code) return failure.message;
  return say(locale, errorKey(isErrorCode(failure.code) ? failure.code : "unavailable"), failure.details.params);
}
