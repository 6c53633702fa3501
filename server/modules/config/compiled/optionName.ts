import type { Locale } from "#core/locale.ts";
import type { NamedOption } from "../../../access/Relation.ts";
import type { Translate } from "./translator.ts";

/** What an option of the configuration is called: by its own name in the language, else by the translation of its name (spec §3). */
export const optionName = (option: NamedOption, locale: Locale, translate: Translate): string =>
  translate(option.name, option[`name_${locale}`]);
