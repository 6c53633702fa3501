import type { ErrorCode } from "../errors/errorCatalogue.ts";
import type { Locale } from "../locale.ts";
import { answerWords } from "./answerWords.ts";
import { errorWords } from "./errorWords.ts";
import { fillWording, type WordingParams } from "./fillWording.ts";
import { fixedMessages } from "./fixedMessages.ts";

type FixedKey = keyof typeof fixedMessages;

const words: { readonly [Code in Exclude<`error.${ErrorCode}`, FixedKey>]: Readonly<Record<Locale, string>> } = { ...errorWords, ...answerWords };

const isFixed = (key: `error.${ErrorCode}`): key is FixedKey => Object.hasOwn(fixedMessages, key);

/**
 * The text of an error, for who answers. It compiles only while every code of the catalogue has one.
 * @example sayError("en", "login_locked", { seconds: 5 }) // "Too many attempts to sign in. Try again in 5 s."
 */
export function sayError(locale: Locale, code: ErrorCode, params: WordingParams = {}): string {
  const key = `error.${code}` as const;
  return isFixed(key) ? fixedMessages[key] : fillWording(words[key][locale], params);
}
