import { isLocale, localeInfo, localeOfTag, wishesOf, defaultEnabledLocales, defaultLocale, type Locale } from "./locale.ts";

/** A language that a project declares beside the six. */
export interface OwnLanguage {
  /** `kk`; none of the six. */
  readonly code: string;
  /** What it is called in its own script. */
  readonly name: string;
  /** BCP 47, canonical. */
  readonly tag: string;
  /** Whose wording stands where the project has none. */
  readonly fallback: Locale;
}

/** A language that can be chosen: one of the six, or one of the project's own. */
export interface Language {
  readonly code: string;
  readonly name: string;
  readonly tag: string;
  /** The one of the six whose built-in wording it has; of those it is the language itself. */
  readonly locale: Locale;
}

/** In which words somebody is answered: as `Accept-Language` asks, else as the project does. */
export interface Speech {
  /** Code of the language in which the project's own texts are said. */
  readonly language: string;
  /** The one of the six in which everything built in is said. */
  readonly locale: Locale;
}

/** A project has so many of its own at most. */
export const maxOwnLanguages = 20;

export const languageCode = /^[a-z]{2,8}$/;

const builtIn = (locale: Locale): Language => ({ code: locale, name: localeInfo[locale].label, tag: localeInfo[locale].tag, locale });

const declared = ({ code, name, tag, fallback }: OwnLanguage): Language => ({ code, name, tag, locale: fallback });

/** The language of a code; undefined for one that neither the product nor the project has. */
export function languageOf(code: unknown, own: readonly OwnLanguage[] = []): Language | undefined {
  if (isLocale(code)) return builtIn(code);
  const found = own.find((language) => language.code === code);
  return found && declared(found);
}

interface LanguageSettings {
  /** Which of the six; those by default unless said. */
  readonly locales?: readonly string[];
  readonly languages?: readonly OwnLanguage[];
}

/** What dates are written by: the tag of a language that is none of the six. */
export const tagBeyond = ({ code, locale, tag }: Language): { readonly tag?: string } => (code === locale ? {} : { tag });

/** The languages that a project offers: those of the six, then its own. */
export const languagesOf = ({ locales = defaultEnabledLocales, languages = [] }: LanguageSettings): Language[] =>
  [...locales.filter(isLocale).map(builtIn), ...languages.map(declared)];

/**
 * The language that an Accept-Language header (or a bare code or tag) asks for, a project's own among them; `uz` when it asks
 * for none that there is.
 * @example languageFrom("kk-KZ, ru;q=0.5", [kazakh]).code // "kk"
 */
export function languageFrom(header: string | undefined, own: readonly OwnLanguage[] = []): Language {
  for (const { tag } of wishesOf(header)) {
    const named = own.find((language) => language.code === tag || language.tag.toLowerCase() === tag);
    if (named) return declared(named);
    const locale = localeOfTag(tag);
    if (locale) return builtIn(locale);
    const near = own.find((language) => primary(language.tag) === primary(tag));
    if (near) return declared(near);
  }
  return builtIn(defaultLocale);
}

const primary = (tag: string): string => tag.toLowerCase().split("-")[0] ?? "";

/** The tag as BCP 47 writes it; undefined for what is none. */
export function canonicalTag(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}

/** Whether the product has a language of its own under that tag: a project's may not take its place. */
export const isTagOfProduct = (tag: string): boolean =>
  Object.values(localeInfo).some((info) => info.tag === tag || info.tag.split("-")[0] === tag);

const leftwards: ReadonlySet<string> = new Set(["Arab", "Hebr", "Syrc", "Thaa", "Nkoo", "Adlm", "Rohg", "Mand", "Samr"]);

/** Which way the script of a language runs. @example directionOf("fa") // "rtl" */
export function directionOf(tag: string): "ltr" | "rtl" {
  try {
    return leftwards.has(new Intl.Locale(tag).maximize().script ?? "") ? "rtl" : "ltr";
  } catch {
    return "ltr";
  }
}
