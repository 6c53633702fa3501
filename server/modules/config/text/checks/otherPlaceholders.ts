import type { TranslationsText } from "#contract/entities/index.ts";
import { placeholdersOf } from "#core/wording/placeholdersOf.ts";
import { sourceOf } from "./sourceOf.ts";

/** What a text of that key has to name, where it names anything else; undefined where it does not. */
export function otherPlaceholders(key: string, text: string, said?: TranslationsText[string]): string | undefined {
  const wanted = placeholdersOf(sourceOf(key, said));
  return wanted.join() === placeholdersOf(text).join() ? undefined : wanted.join(", ");
}
