import type { ErrorCode } from "../errors/errorCatalogue.ts";
import type { Locale } from "../locale.ts";
import { fillWording } from "./fillWording.ts";
import type { WordingKey, WordingParams, WordingTable } from "./types.ts";
import { wordingEn } from "./wordingEn.ts";
import { wordingKh } from "./wordingKh.ts";
import { wordingLa } from "./wordingLa.ts";
import { wordingQq } from "./wordingQq.ts";
import { wordingRu } from "./wordingRu.ts";
import { wordingUz } from "./wordingUz.ts";

export type { WordingKey, WordingParams } from "./types.ts";

export const wordings: Readonly<Record<Locale, WordingTable>> = {
  uz: wordingUz,
  la: wordingLa,
  ru: wordingRu,
  en: wordingEn,
  qq: wordingQq,
  kh: wordingKh,
};

/** The text in the language, with its placeholders filled. */
export function say(locale: Locale, key: WordingKey, params: WordingParams = {}): string {
  return fillWording(wordings[locale][key], params);
}

/** The key of the error's text. It compiles only while every code of the catalogue has one. */
export function errorKey(code: ErrorCode): WordingKey {
  return `error.${code}`;
}
