import { errorKey, say } from "#core/wording/say.ts";
import { isErrorCode } from "#core/errors/errorCatalogue.ts";
import type { Locale } from "#core/locale.ts";
import { PlatonError } from "#sdk/errors/PlatonError.ts";

/** What the user reads: the server's words, else the catalogue's in the present language. */
export function readFailure(failure: unknown, locale: Locale): string {
  if (failure instanceof PlatonError) {
    if (failure.details.status && failure.message && failure.message !== failure.code) return failure.message;
    if (isErrorCode(failure.code)) return withoutGap(say(locale, errorKey(failure.code), failure.details.params));
  }
  return withoutGap(say(locale, errorKey("internal")));
}

/** A proxy's answer has no number that could be told: the part of the sentence that would tell it goes. */
const withoutGap = (text: string): string => text.replace(/,[^,]*\{id\}$/, "");
