import { useContext } from "react";
import { dateNames, type DateNames } from "#core/format/dateNames.ts";
import { namesOfTag } from "#core/format/namesOfTag.ts";
import { UiLanguageContext } from "../../foundation/uiText.ts";

/** Names of months and days in the language of the document. */
export function useDateNames(): DateNames {
  const { locale, tag } = useContext(UiLanguageContext);
  return tag === undefined ? dateNames[locale] : namesOfTag(tag, locale);
}
