import Type from "typebox";
import { languageCode } from "#core/languages.ts";
import { locales, type Locale } from "#core/locale.ts";
import { describe, type Fields } from "./describe.ts";
import { json, text } from "./fields.ts";

/** By the codes of the project's own languages. */
const Others = Type.Record(Type.String({ pattern: languageCode.source }), Type.String({ maxLength: 5000 }), { additionalProperties: false });

const said: Fields = Object.fromEntries([...locales].sort().map((locale) => [locale, text(5000)]));

/** A text of the project in each language; the key is the text in the project's default language. `translations.json`. */
export const translations = describe({
  name: "translations", place: { file: "translations", byKey: true }, keyField: "key", isEverybodys: true, isToldAsOne: true, byLanguage: { into: "others", like: "kh" },
  fields: { key: text(500, { isRequired: true }), ...said, others: json(Others) },
});

export type TranslationsText = Record<string, { readonly [Language in Locale]?: string } & { readonly others?: Readonly<Record<string, string>> }>;
