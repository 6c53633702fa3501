import { errorInfo, isErrorCode } from "#core/errors/errorCatalogue.ts";
import type { Locale } from "#core/locale.ts";
import { errorKey, say } from "#core/wording/say.ts";
import { PlatonError } from "./PlatonError.ts";

/** What the user reads: the server's words, else the catalogue's in the present language. */
export function readFailure(failure: unknown, locale: Locale): string {
  if (failure instanceof PlatonError) {
    const { code, message, details } = failure;
    if (details.status && message && message !== code) return message;
    if (isErrorCode(code) && errorInfo(code).params.every((name) => details.params?.[name] !== undefined))
      return say(locale, errorKey(code), details.params);
  }
  // A proxy's page and a fault of ours have no number to be told.
  return say(locale, errorKey("unavailable"));
}
