import { locales } from "#core/locale.ts";
import { text, type EntityDefinition } from "./EntityDefinition.ts";

/** A text of the project in each language; the key is the text in the project's default language. */
export const translationEntity: EntityDefinition = {
  name: "translations",
  keyField: "key",
  fields: [text("key", 500, { isRequired: true }), ...locales.map((locale) => text(locale, 5000))],
};
