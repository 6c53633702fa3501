import type { Locale } from "../locale.ts";

/** A text in each of the six languages: one that lacks a language does not compile. */
export type Words<Key extends string = string> = Readonly<Record<Key, Readonly<Record<Locale, string>>>>;

/** Texts of one language by key. */
export type Texts = Readonly<Record<string, string>>;

/** The words of a plugin or a zone, handed out by language. */
export type WordSource = (locale: Locale) => Promise<Texts>;

/** What a table of words says in one language. */
export function textsIn(locale: Locale, words: Words): Texts {
  return Object.fromEntries(Object.entries(words).map(([key, text]) => [key, text[locale]]));
}

/**
 * The words that a folder's own code says, one entry for each key. The client's build puts each language into a file of its
 * own (`scripts/build-words.mjs`), so a browser loads one; everywhere else this is what happens.
 * @example export const words = defineWords({ "clock.now": { uz: "…", la: "…", ru: "…", en: "Now", qq: "…", kh: "…" } });
 */
export const defineWords = <Key extends string>(words: Words<Key>): WordSource =>
  async (locale) => await Promise.resolve(textsIn(locale, words));
