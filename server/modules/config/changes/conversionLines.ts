import type { Locale } from "#core/locale.ts";
import { fillWording } from "#core/wording/fillWording.ts";
import type { CountedConversion } from "../../datasets/index.ts";

type Words = Readonly<Record<Locale, string>>;

const counts: Words = {
  uz: "{name}: {from} → {to}; қиймати бор ёзувлар: {rows}, мос келмайди: {unfit}, қисман йўқолади: {inexact}",
  la: "{name}: {from} → {to}; qiymati bor yozuvlar: {rows}, mos kelmaydi: {unfit}, qisman yoʻqoladi: {inexact}",
  ru: "{name}: {from} → {to}; записей со значением: {rows}, не подходят: {unfit}, теряют часть: {inexact}",
  en: "{name}: {from} → {to}; records with a value: {rows}, do not fit: {unfit}, lose a part: {inexact}",
  qq: "{name}: {from} → {to}; мәниси бар жазыўлар: {rows}, сәйкес келмейди: {unfit}, бир бөлеги жоғалады: {inexact}",
  kh: "{name}: {from} → {to}; mánisi bar jazıwlar: {rows}, sáykes kelmeydi: {unfit}, bir bólegi joǵaladı: {inexact}",
};

/** A line of counts for each field that gets another type, and below it the first records that do not fit or lose something. */
export const conversionLines = (conversions: readonly CountedConversion[], locale: Locale): string[] =>
  conversions.flatMap(({ dataset, was, now, rows, unfit, inexact }) => [
    fillWording(counts[locale], { name: `${dataset}.${now.name}`, from: was.type, to: now.type, rows, unfit: unfit.count, inexact: inexact.count }),
    ...[...unfit.first, ...inexact.first].map(({ id, value }) => `  ${id}: ${value}`),
  ]);
