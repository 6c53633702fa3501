import type { Speech } from "#core/languages.ts";
import type { ProjectConfig } from "./ProjectConfig.ts";

/** A configured text in words; `named` is what it says of itself in that one of the six, where it does. */
export type Translate = (text: string, named?: string) => string;

/**
 * A configured text in the caller's language: the text is its own key (gettext style); Latin and Karakalpak fall back
 * to it, because it is written in the project's default language, and a language of the project's own to one of the six first.
 * @example const translate = translator(config, { language: "en", locale: "en" }); translate("Шаҳарлар") // "Cities"
 */
export function translator(config: ProjectConfig, { language, locale }: Speech): Translate {
  return (text, named) => {
    const said = config.translations.get(text);
    return said?.others?.[language] || named || (said?.[locale] ?? text);
  };
}
