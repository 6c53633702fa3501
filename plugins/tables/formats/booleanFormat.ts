import type { Locale } from "#core/locale.ts";
import { defineCellFormat } from "#sdk/contributions/cellFormat.ts";

/** Here because a format is a pure function of value, row and language. */
const words: Readonly<Record<Locale, readonly [yes: string, no: string]>> = {
  uz: ["Ҳа", "Йўқ"],
  la: ["Ha", "Yoʻq"],
  ru: ["Да", "Нет"],
  en: ["Yes", "No"],
  qq: ["Аўа", "Яқ"],
  kh: ["Awa", "Yaq"],
};

export const booleanFormat = defineCellFormat({
  id: "boolean",
  format: (value, { locale }) => ({ text: words[locale][value === true || value === "true" ? 0 : 1] }),
});
