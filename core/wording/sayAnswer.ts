import type { Locale } from "../locale.ts";
import { answerCheckWords } from "./answerCheckWords.ts";
import { fillWording, type WordingParams } from "./fillWording.ts";
import { sharedWords, type WordingKey } from "./say.ts";

export type AnswerKey = WordingKey | keyof typeof answerCheckWords;

const words: { readonly [Key in AnswerKey]: Readonly<Record<Locale, string>> } = { ...sharedWords, ...answerCheckWords };

/**
 * A text of an answer, for who answers: of both sides, or of the server alone.
 * @example sayAnswer("en", "check.passwordWrong")
 */
export const sayAnswer = (locale: Locale, key: AnswerKey, params: WordingParams = {}): string => fillWording(words[key][locale], params);
