import type { ErrorCode } from "../errors/errorCatalogue.ts";
import type { Locale } from "../locale.ts";
import { checkWords } from "./checkWords.ts";
import { coercionWords } from "./coercionWords.ts";
import { errorWords } from "./errorWords.ts";
import { fillWording, type WordingParams } from "./fillWording.ts";
import { historyWords } from "./historyWords.ts";
import { unitWords } from "./unitWords.ts";

export type { WordingParams } from "./fillWording.ts";

/** Texts that both sides say, in every language. */
export const sharedWords = { ...checkWords, ...coercionWords, ...errorWords, ...historyWords, ...unitWords };

export type WordingKey = keyof typeof sharedWords;

/** The text in the language, with its placeholders filled. */
export function say(locale: Locale, key: WordingKey, params: WordingParams = {}): string {
  return fillWording(sharedWords[key][locale], params);
}

/** Codes whose text both sides have; of the others the server's answer brings it (`sayError.ts`). */
export type SharedErrorCode = { [Code in ErrorCode]: `error.${Code}` extends keyof typeof errorWords ? Code : never }[ErrorCode];

export const hasSharedText = (code: ErrorCode): code is SharedErrorCode => Object.hasOwn(errorWords, `error.${code}`);

/** The key of the error's text. */
export function errorKey(code: SharedErrorCode): WordingKey {
  return `error.${code}`;
}
