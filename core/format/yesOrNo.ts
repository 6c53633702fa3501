import type { Locale } from "../locale.ts";

const words: Readonly<Record<Locale, readonly [yes: string, no: string]>> = {
  uz: ["Ҳа", "Йўқ"],
  la: ["Ha", "Yoʻq"],
  ru: ["Да", "Нет"],
  en: ["Yes", "No"],
  qq: ["Аўа", "Яқ"],
  kh: ["Awa", "Yaq"],
};

/** A boolean as cells, files and documents say it. */
export const yesOrNo = (is: boolean, locale: Locale): string => words[locale][is ? 0 : 1];
