import type { Locale } from "#core/locale.ts";
import type { ProjectConfig } from "./ProjectConfig.ts";

/**
 * A configured text in the caller's language: the text is its own key (gettext style); Latin and Karakalpak fall back
 * to it, because it is written in the project's default language.
 * @example const translate = translator(config, "en"); translate("Шаҳарлар") // "Cities"
 */
export function translator(config: ProjectConfig, locale: Locale): (text: string) => string {
  return (text) => config.translations.get(text)?.[locale] ?? text;
}
