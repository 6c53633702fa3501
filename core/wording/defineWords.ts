import type { PluralForms } from "../format/pluralForm.ts";
import type { Locale } from "../locale.ts";

/** One text, or one for each form that the language has of a text with a count. */
type TextIn<Language extends Locale> = string | (Language extends keyof PluralForms ? Readonly<Record<PluralForms[Language], string>> : never);

/** A text in each of the six languages: one that lacks a language, or one of its forms, does not compile. */
export type Words<Key extends string = string> = Readonly<Record<Key, { readonly [Language in Locale]: TextIn<Language> }>>;

/** Texts of one language by key; a form of a text has the key `tables.count.few`. */
export type Texts = Readonly<Record<string, string>>;

/** The words of a plugin or a zone, handed out by language. */
export type WordSource = (locale: Locale) => Promise<Texts>;

/** What a table of words says in one language. */
export function textsIn(locale: Locale, words: Words): Texts {
  return Object.fromEntries(Object.entries(words).flatMap(([key, { [locale]: text }]) =>
    typeof text === "string" ? [[key, text]] : Object.entries(text).map(([form, said]) => [`${key}.${form}`, said])));
}

/**
 * The words that a folder's own code says, one entry for each key. The client's build puts each language into a file of its
 * own (`scripts/build-words.mjs`), so a browser loads one; everywhere else this is what happens.
 * @example export const words = defineWords({ "clock.now": { uz: "…", la: "…", ru: "…", en: "Now", qq: "…", kh: "…" } });
 */
export const defineWords = <Key extends string>(words: Words<Key>): WordSource =>
  async (locale) => await Promise.resolve(textsIn(locale, words));
