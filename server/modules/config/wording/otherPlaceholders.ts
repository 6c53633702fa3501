import { placeholdersOf } from "#core/wording/placeholdersOf.ts";
import { builtInTexts } from "./builtInTexts.ts";

/** Of the languages whose texts have forms for a count, and of the one that has all others. */
const tellers = ["uz", "ru", "en"] as const;

/** What a text of that key has to name, where the text in some language names anything else; undefined where it does not. */
export function otherPlaceholders(key: string, text: string): string | undefined {
  const source = tellers.map((locale) => builtInTexts(locale)[key]).find((said) => said !== undefined) ?? key;
  const wanted = placeholdersOf(source);
  return wanted.join() === placeholdersOf(text).join() ? undefined : wanted.join(", ");
}
