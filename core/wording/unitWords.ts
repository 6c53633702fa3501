import type { Words } from "./defineWords.ts";

/** Units of a file's size. */
export const unitWords = {
  "unit.byte": { uz: "байт", la: "bayt", ru: "байт", en: "B", qq: "байт", kh: "bayt" },
  "unit.kilobyte": { uz: "КБ", la: "KB", ru: "КБ", en: "KB", qq: "КБ", kh: "KB" },
  "unit.megabyte": { uz: "МБ", la: "MB", ru: "МБ", en: "MB", qq: "МБ", kh: "MB" },
  "unit.gigabyte": { uz: "ГБ", la: "GB", ru: "ГБ", en: "GB", qq: "ГБ", kh: "GB" },
  "unit.terabyte": { uz: "ТБ", la: "TB", ru: "ТБ", en: "TB", qq: "ТБ", kh: "TB" },
} satisfies Words;
