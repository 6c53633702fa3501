import { describe, expect, it } from "vitest";
import { locales, type Locale } from "#core/locale.ts";
import { allTexts } from "./allWords.ts";
import { inLatin, karakalpak, uzbek } from "./inLatin.ts";
import { hasForeignLetter, hasForeignMarks, hasUzbekWord, hasWrongEnd } from "./textFaults.ts";

const all = await allTexts();
const textsOf = (locale: Locale): [key: string, text: string][] => Object.entries(all[locale]);

/** The specification's own spelling stands in the Cyrillic text; the Latin one is spelt right. */
const spelling: ReadonlySet<string> = new Set(["auth.password.wrong", "pages.noAccess", "error.bad_credentials", "check.password",
  "check.minDate", "check.maxDate", "overlays.import.failed"]);

/** A name's parts, whose stops end no sentence. */
const abbreviated = "places.profile.fullName";

const pairs = [
  { name: "Uzbek", cyrillic: "uz", latin: "la", letters: uzbek },
  { name: "Karakalpak", cyrillic: "qq", latin: "kh", letters: karakalpak },
] as const;

describe.each(pairs)("Latin $name", ({ cyrillic, latin, letters }) => {
  it("LO5 says what the Cyrillic text says, spelt by the rules of its own alphabet", () => {
    const texts = new Map(textsOf(latin));
    const differing = textsOf(cyrillic)
      .filter(([key]) => !spelling.has(key))
      .map(([key, text]) => [key, inLatin(text, letters), texts.get(key)])
      .filter(([, expected, found]) => expected !== found);
    expect(differing).toEqual([]);
  });
});

describe.each(locales)("wording in %s", (locale) => {
  const texts = textsOf(locale);

  it("LO6 has one kind of apostrophe and one kind of quotation marks", () => {
    expect(texts.filter(([, text]) => hasForeignMarks(locale, text))).toEqual([]);
  });

  it("LO7 has no letter of another alphabet", () => {
    expect(texts.filter(([, text]) => hasForeignLetter(locale, text))).toEqual([]);
  });

  it("LO8 ends several sentences with a full stop, and one alone without", () => {
    expect(texts.filter(([key, text]) => key !== abbreviated && hasWrongEnd(text))).toEqual([]);
  });
});

it("LO11 where the specification's Cyrillic text is misspelt, the Latin one is spelt right", () => {
  const uzbekTexts = new Map(textsOf("uz"));
  const latinTexts = new Map(textsOf("la"));
  expect([uzbekTexts.get("check.password"), latinTexts.get("check.password")]).toEqual([
    "Парол 6та дан кам бўлмаслиги керак", "Parol 6 tadan kam boʻlmasligi kerak",
  ]);
  expect([latinTexts.get("overlays.import.failed"), latinTexts.get("check.minDate")]).toEqual([
    "Maʼlumotlarni import qilishda xatolik", "Sana {0} dan oldin boʻlmasligi kerak",
  ]);
});

it("LO9 Karakalpak has no Uzbek word that it says otherwise", () => {
  expect(textsOf("qq").filter(([, text]) => hasUzbekWord(text))).toEqual([]);
});

it("LO5 the rules themselves: е and ц by place, ў, ғ, ъ, ь", () => {
  expect(inLatin("Ер, ўзгариш, ғоя, маълумот, объект, цирк, лицей, поезд, факультет, ЎЗ", uzbek)).toBe(
    "Yer, oʻzgarish, gʻoya, maʼlumot, obyekt, sirk, litsey, poyezd, fakultet, OʻZ",
  );
  expect(inLatin("әңгиме, өткерў, үй, ғарры, ўақыт, объект", karakalpak)).toBe("áńgime, ótkerw, úy, ǵarrı, waqıt, obyekt");
});

it("LO6 LO7 LO8 LO9 the rules themselves", () => {
  expect([hasForeignMarks("uz", "“Файл”"), hasForeignMarks("la", "o'zgarish"), hasForeignMarks("en", "user’s")]).toEqual([true, true, true]);
  expect([hasForeignMarks("uz", "«Файл»"), hasForeignMarks("la", "“oʻzgarish”"), hasForeignMarks("en", "user's")]).toEqual([false, false, false]);
  // The first has a Latin "o"; ы is Karakalpak's and Russian's, ғ is not Russian's, і is nobody's.
  const wrong = [["uz", "Таблoг"], ["uz", "жылы"], ["ru", "ғоя"], ["qq", "қала сіз"]] as const;
  expect(wrong.map(([locale, text]) => hasForeignLetter(locale, text))).toEqual([true, true, true, true]);
  expect(hasForeignLetter("uz", "JSON файл, ўқилган {count} та")).toBe(false);
  expect(["Хато. Қайта уриниб кўринг", "Хато бор."].map(hasWrongEnd)).toEqual([true, true]);
  expect(["Хато. Қайта уриниб кўринг.", "Хато бор", "Сақланмади. {why}", "Кетасизми?"].map(hasWrongEnd)).toEqual([false, false, false, false]);
  expect(["Сиз учун", "файл ўчирилди", "ҳам"].map(hasUzbekWord)).toEqual([true, true, true]);
  expect(["Сиз ушын", "файл өширилди", "ҳәм"].map(hasUzbekWord)).toEqual([false, false, false]);
});
