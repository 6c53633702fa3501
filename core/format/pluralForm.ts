import type { Locale } from "../locale.ts";

/** The forms that a text with a count has where one does not do; the other languages say every number alike. */
export interface PluralForms {
  readonly ru: "one" | "few" | "many";
  readonly en: "one" | "other";
}

/** Russian: 1 запись, 21 запись; 2 записи; 5, 11 and 12 записей. A fraction goes as two do: 1,5 записи. */
function russian(count: number): PluralForms["ru"] {
  const [last, lastTwo] = [count % 10, count % 100];
  if (!Number.isInteger(count)) return "few";
  if (last === 1 && lastTwo !== 11) return "one";
  return last >= 2 && last <= 4 && (lastTwo < 12 || lastTwo > 14) ? "few" : "many";
}

const rules: Readonly<Partial<Record<Locale, (count: number) => string>>> = {
  ru: russian,
  en: (count): PluralForms["en"] => (count === 1 ? "one" : "other"),
};

/**
 * The form of a text that goes with a count. `Intl.PluralRules` does not know Karakalpak, and would ask for forms of Uzbek
 * that nobody writes.
 * @example pluralForm("ru", 3) // "few"
 */
export const pluralForm = (locale: Locale, count: number): string | undefined => rules[locale]?.(Math.abs(count));
