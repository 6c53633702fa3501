import type { Locale } from "#core/locale.ts";

const isCyrillic = (locale: Locale): boolean => locale === "uz" || locale === "ru" || locale === "qq";

/** Cyrillic letters that the language's alphabet lacks. */
const foreign: Readonly<Partial<Record<Locale, RegExp>>> = {
  uz: /[^\P{Script=Cyrillic}А-ЯЁа-яёЎўҚқҒғҲҳ]|[ЩщЫы]/u,
  ru: /[^\P{Script=Cyrillic}А-ЯЁа-яё]/u,
  qq: /[^\P{Script=Cyrillic}А-ЯЁа-яёӘәҒғҚқҢңӨөҮүЎўҲҳ]/u,
};

const mixed = /\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}/u;

/** A letter that only looks right: of the other script inside a word, or of another language's alphabet. */
export const hasForeignLetter = (locale: Locale, text: string): boolean =>
  mixed.test(text) || foreign[locale]?.test(text) === true;

/** Guillemets in Cyrillic; “ ” in Latin, where ʻ and ʼ are letters. English has ' in its contractions. */
export function hasForeignMarks(locale: Locale, text: string): boolean {
  if (isCyrillic(locale)) return /["'`´‘’“”„]/.test(text);
  return (locale === "en" ? /["`´‘’«»„]/ : /["'`´‘’«»„]/).test(text);
}

const uzbekWords = [
  "учун", "билан", "эмас", "керак", "ва", "ёки", "ҳам", "йўқ", "катта", "кичик", "янги", "масалан", "сақлаш",
  "(қил|қыл|бўл|маълум|ўчир|шакл|ойна|лойиҳ|устун|жадвал)\\p{L}*",
];
const uzbekWord = new RegExp(`(?<!\\p{L})(${uzbekWords.join("|")})(?!\\p{L})`, "iu");

/** A word that Karakalpak says otherwise: ушын, менен, емес, керек, ҳәм, ямаса … */
export const hasUzbekWord = (text: string): boolean => uzbekWord.test(text);

const severalSentences = /[.?!] (?=[\p{Lu}{«“])/u;

/** A full stop missing behind several sentences, or standing behind a single one. */
export function hasWrongEnd(text: string): boolean {
  if (/[?!:}]$/.test(text)) return false;
  return severalSentences.test(text) !== text.endsWith(".");
}
