import type { Locale } from "#core/locale.ts";

const words: Readonly<Record<Locale, readonly [yes: string, no: string]>> = {
  uz: ["Ҳа", "Йўқ"], la: ["Ha", "Yoʻq"], ru: ["Да", "Нет"], en: ["Yes", "No"], qq: ["Аўа", "Яқ"], kh: ["Awa", "Yaq"],
};

/** As the format of cells says it. */
export const yesOrNo = (is: boolean, locale: Locale): string => words[locale][is ? 0 : 1];
