import { describe, expect, it } from "vitest";
import { locales } from "../locale.ts";
import { fillWording } from "./fillWording.ts";
import { errorKey, say, type WordingKey, wordings } from "./say.ts";

const keys = Object.keys(wordings.uz).sort() as WordingKey[];

/** Looked at one by one: international signs, and words that Russian and Karakalpak write as Uzbek does. */
const sameAsUzbek: ReadonlySet<string> = new Set([
  "check.custom",
  "ru unit.byte", "ru unit.kilobyte", "ru unit.megabyte", "ru unit.gigabyte", "ru unit.terabyte",
  "qq unit.byte", "qq unit.kilobyte", "qq unit.megabyte", "qq unit.gigabyte", "qq unit.terabyte",
]);

const cyrillic = /\p{Script=Cyrillic}/u;

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\w+\}/g)].map(([found]) => found).sort();
}

describe("wording", () => {
  it("C50 all six languages have every key, none is blank", () => {
    for (const locale of locales) {
      expect(Object.keys(wordings[locale]).sort()).toEqual(keys);
      for (const key of keys) expect(wordings[locale][key].trim()).not.toBe("");
    }
  });

  it("C51 the placeholders of a text are the same in every language", () => {
    for (const locale of locales) {
      for (const key of keys) {
        expect([locale, key, ...placeholders(wordings[locale][key])]).toEqual([locale, key,
          ...placeholders(wordings.uz[key])]);
      }
    }
  });

  it("C52 a text that equals the Uzbek one is on the reviewed list", () => {
    const same = locales.filter((locale) => locale !== "uz").flatMap((locale) =>
      keys.filter((key) => wordings[locale][key] === wordings.uz[key]).map((key) => `${locale} ${key}`));
    expect(same.filter((name) => !sameAsUzbek.has(name) && !sameAsUzbek.has(name.slice(3)))).toEqual([]);
  });

  it("C53 each language is in its script", () => {
    const words = keys.filter((name) => !name.startsWith("unit.") && name !== "check.custom");
    for (const key of words) {
      for (const locale of ["la", "en", "kh"] as const) expect(wordings[locale][key]).not.toMatch(cyrillic);
      for (const locale of ["uz", "ru", "qq"] as const) expect(wordings[locale][key]).toMatch(cyrillic);
    }
  });

  it("C54 the wordings of the specification are to the letter", () => {
    expect(say("uz", errorKey("bad_credentials"))).toBe("Логин ёки пароль нотугри!");
    expect(say("uz", "check.checkbox")).toBe("Танлаш керак");
    expect(say("uz", "check.password")).toBe("Парол 6та дан кам бўлмаслиги керак");
    expect(say("uz", "check.required")).toBe("Майдонни тўлдириш керак");
    expect(say("uz", "check.json")).toBe("Хато JSON киритилган");
    expect(say("uz", "check.minDate", { 0: "01.02.2026" })).toBe("Сана 01.02.2026 дан катта бўлиши керак");
    expect(say("uz", "check.maxDate", { 0: "01.02.2026" })).toBe("Сана 01.02.2026 дан кичик бўлиши керак");
    expect(say("uz", "check.minCount", { 0: 2 })).toBe("Файллар сони 2 та ёки ундан кўп бўлиши керак");
    expect(say("uz", "check.maxCount", { 0: 2 })).toBe("Файллар сони 2 та ёки ундан кам бўлиши керак");
    expect(say("uz", "check.minValue", { 0: 5 })).toBe("Қиймат 5 дан катта ёки тенг бўлиши керак");
    expect(say("uz", "check.maxValue", { 0: 5 })).toBe("Қиймат 5 дан кичик ёки тенг бўлиши керак");
  });

  it("C55 a value is filled in once and never read as a placeholder", () => {
    expect(fillWording("{a} {b} {c}", { a: "{b}", b: "$&" })).toBe("{b} $& {c}");
    expect(fillWording("{toString}", {})).toBe("{toString}");
  });
});
