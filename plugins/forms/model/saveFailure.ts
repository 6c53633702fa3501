import { isErrorCode } from "#core/errors/errorCatalogue.ts";
import type { Locale } from "#core/locale.ts";
import { errorKey, say } from "#core/wording/say.ts";
import type { PlatonError } from "#sdk/errors/PlatonError.ts";
import type { FieldElement } from "./formFields.ts";

/** Texts by field, from a refused save: those of 422, and a clash that names its field (409). */
export function fieldErrors(failure: PlatonError, fields: readonly FieldElement[]): Record<string, readonly string[]> {
  const named = failure.details.params?.["field"];
  const given = failure.details.fields ?? {};
  const all = Object.keys(given).length === 0 && typeof named === "string" ? { [named]: [failure.message] } : given;
  const known = new Set(fields.map(({ dataField }) => dataField));
  return Object.fromEntries(Object.entries(all).filter(([name]) => known.has(name)));
}

/** What a person reads of a failed save: the server's words, else the catalogue's in the present language. */
export function failureText(failure: PlatonError, locale: Locale): string {
  if (failure.message && failure.message !== failure.code) return failure.message;
  return say(locale, errorKey(isErrorCode(failure.code) ? failure.code : "unavailable"), failure.details.params);
}
