import { locales } from "#core/locale.ts";
import { describe, type Fields } from "./describe.ts";
import { text } from "./fields.ts";

const said: Fields = Object.fromEntries([...locales].sort().map((locale) => [locale, text(5000)]));

/** A text of the project in each language; the key is the text in the project's default language. `translations.json`. */
export const translations = describe({
  name: "translations", place: { file: "translations", byKey: true }, keyField: "key", isEverybodys: true, isToldAsOne: true,
  fields: { key: text(500, { isRequired: true }), ...said },
});

export type TranslationsText = Record<string, Record<string, string>>;
