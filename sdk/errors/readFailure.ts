import { errorInfo, isErrorCode } from "#core/errors/errorCatalogue.ts";
import type { Locale } from "#core/locale.ts";
import { errorKey, hasSharedText, say } from "#core/wording/say.ts";
import { PlatonError } from "./PlatonError.ts";

/** What an answer of the server says to the user; undefined where it says nothing, and where a failure is no answer: its text is for the log. */
export const answerWords = ({ code, message, details }: PlatonError): string | undefined =>
  details.status && message !== code ? message || undefined : undefined;

/** What the user reads: the server's words, else the catalogue's in the present language. */
export function readFailure(failure: unknown, locale: Locale): string {
  if (failure instanceof PlatonError) {
    const { code, details } = failure;
    const words = answerWords(failure);
    if (words !== undefined) return words;
    if (isErrorCode(code) && hasSharedText(code) && errorInfo(code).params.every((name) => details.params?.[name] !== undefined))
      return say(locale, errorKey(code), details.params);
  }
  // A proxy's page and a fault of ours have no number to be told.
  return say(locale, errorKey("unavailable"));
}
