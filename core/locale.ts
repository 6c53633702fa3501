/** The six languages of the product (spec §9): `uz` and `qq` are Cyrillic, `la` and `kh` their Latin twins (D51). */
export type Locale = "uz" | "la" | "ru" | "en" | "qq" | "kh";

/** What a language is called in its own script, and its BCP-47 tag for `lang` attributes and Accept-Language. */
export interface LocaleInfo {
  readonly label: string;
  readonly tag: string;
}

/** In the order in which pickers show them. */
export const locales: readonly Locale[] = ["uz", "la", "ru", "en", "qq", "kh"];

export const defaultLocale: Locale = "uz";

/** Enabled in a project that does not say otherwise (spec §9). */
export const defaultEnabledLocales: readonly Locale[] = ["uz", "la", "ru", "en", "qq"];

export const localeInfo: Readonly<Record<Locale, LocaleInfo>> = {
  uz: { label: "Ўзбекча", tag: "uz-Cyrl" },
  la: { label: "Oʻzbekcha", tag: "uz-Latn" },
  ru: { label: "Русский", tag: "ru" },
  en: { label: "English", tag: "en" },
  qq: { label: "Қарақалпақша", tag: "kaa-Cyrl" },
  kh: { label: "Qaraqalpaqsha", tag: "kaa-Latn" },
};

export function isLocale(value: unknown): value is Locale {
  return typeof value === "string" && Object.hasOwn(localeInfo, value);
}

/**
 * The language that an Accept-Language header (or a bare code or tag) asks for; `defaultLocale` when it asks for none
 * of ours. Our own codes and BCP-47 tags are both understood; quality values are honoured.
 */
export function localeFrom(header: string | undefined): Locale {
  for (const { tag } of wishesOf(header)) {
    const found = localeOfTag(tag);
    if (found !== undefined) return found;
  }
  return defaultLocale;
}

interface Wish {
  /** In lower case. */
  readonly tag: string;
  readonly quality: number;
}

/** What an Accept-Language header asks for, the most wanted first. */
export function wishesOf(header: string | undefined): Wish[] {
  const wishes = (header ?? "").slice(0, 500).split(",").map(parseWish).filter((wish) => wish.quality > 0);
  return wishes.sort((a, b) => b.quality - a.quality);
}

function parseWish(part: string): Wish {
  const [tag = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
  const quality = parameters.find((parameter) => parameter.startsWith("q="));
  const value = quality === undefined ? 1 : Number(quality.slice(2));
  return { tag, quality: Number.isFinite(value) ? value : 0 };
}

export function localeOfTag(tag: string): Locale | undefined {
  if (isLocale(tag)) return tag;
  const [language = "", ...rest] = tag.split("-");
  const latin = rest.includes("latn");
  if (language === "uz") return latin ? "la" : "uz";
  if (language === "kaa") return latin ? "kh" : "qq";
  return language === "ru" || language === "en" ? language : undefined;
}
