import type { Wording, WordingItem } from "#contract/wording.ts";
import type { Language } from "#core/languages.ts";
import { defaultLocale } from "#core/locale.ts";
import type { Project } from "../../projects/index.ts";
import { shownTexts } from "../check/rules/shownTexts.ts";
import type { EntityRows } from "../entities/entityRows.ts";
import { rowTexts } from "../text/shapes/rowTexts.ts";
import { builtInTexts } from "../text/checks/builtInTexts.ts";
import { sourceOf } from "../text/checks/sourceOf.ts";

/**
 * All that people read, and what each text is in one language: first what the project says, then what the product does. What
 * nobody has said stands in the language that stands in for it: a language's fall-back, else the project's own.
 */
export function readWording(rows: EntityRows, { settings }: Pick<Project, "settings">, { code, locale }: Language): Wording {
  const own = settings.defaultLocale ?? defaultLocale;
  const texts = { ...rowTexts(rows), project: undefined, users: new Map() };
  const translations = texts.translations?.value ?? {};
  const isBeyond = code !== locale;
  const saidIn = (key: string): string | undefined => {
    const said = translations[key];
    return (isBeyond ? said?.others?.[code] : said?.[locale]) || undefined;
  };
  const builtIn = builtInTexts(locale);
  const item = (key: string, source: string, isSaid: boolean): WordingItem =>
    ({ key, source, text: saidIn(key) ?? null, isBuiltIn: Object.hasOwn(builtIn, key), isSaid });
  const shown = shownTexts(texts, own).map(({ text }) => text);
  const keys = [...new Set([...shown, ...Object.keys(translations)])].filter((key) => !Object.hasOwn(builtIn, key));
  return {
    language: code,
    sourceLanguage: isBeyond ? locale : own,
    items: [
      ...keys.map((key) => item(key, (isBeyond && translations[key]?.[locale]) || sourceOf(key, translations[key]), code === own)),
      ...Object.entries(builtIn).map(([key, text]) => item(key, (isBeyond && translations[key]?.[locale]) || text, !isBeyond)),
    ],
  };
}
