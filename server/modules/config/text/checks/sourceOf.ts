import type { TranslationsText } from "#contract/entities/index.ts";
import { locales } from "#core/locale.ts";
import { builtInTexts } from "./builtInTexts.ts";

type Said = TranslationsText[string];

/** Of the languages whose texts have forms for a count, and of the one that has all others. */
const tellers = ["uz", "ru", "en"] as const;

/** A key that is a name, and not the text itself: `map.title`. */
const isName = /^[\w.-]+$/;

/** What is translated under that key: what the product says, else the text that the key is, else the first text under the name. */
export function sourceOf(key: string, said: Said = {}): string {
  const builtIn = tellers.map((locale) => builtInTexts(locale)).find((texts) => Object.hasOwn(texts, key))?.[key];
  if (builtIn !== undefined || !isName.test(key)) return builtIn ?? key;
  return locales.map((locale) => said[locale]).find((text) => text) ?? key;
}
