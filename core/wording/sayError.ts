import type { ErrorCode } from "../errors/errorCatalogue.ts";
import type { Locale } from "../locale.ts";
import { answerWords } from "./answerWords.ts";
import { errorWords } from "./errorWords.ts";
import { fillWording, type WordingParams } from "./fillWording.ts";

const words: { readonly [Code in `error.${ErrorCode}`]: Readonly<Record<Locale, string>> } = { ...errorWords, ...answerWords };

/**
 * The text of an error, for who answers. It compiles only while every code of the catalogue has one.
 * @example sayError("en", "login_locked", { seconds: 5 }) // "Too many attempts to sign in. Try again in 5 s."
 */
export const sayError = (locale: Locale, code: ErrorCode, params: WordingParams = {}): string => fillWording(words[`error.${code}`][locale], params);
