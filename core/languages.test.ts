import { describe, expect, it } from "vitest";
import { formatDate } from "./format/formatDate.ts";
import { namesOfTag } from "./format/namesOfTag.ts";
import { dateNames } from "./format/dateNames.ts";
import { canonicalTag, directionOf, isTagOfProduct, languageFrom, languageOf, languagesOf, tagBeyond, type OwnLanguage } from "./languages.ts";

const kazakh: OwnLanguage = { code: "kk", name: "Қазақша", tag: "kk", fallback: "ru" };
const dari: OwnLanguage = { code: "prs", name: "دری", tag: "fa-AF", fallback: "en" };
const own = [kazakh, dari];

describe("languages of a project's own", () => {
  it("TL41 a header means a language of the project's own by its code, its tag, or the language of its tag; the six stay what they are", () => {
    const asked = (header: string | undefined) => languageFrom(header, own).code;
    expect(["kk", "KK-kz", "fr, kk;q=0.3", "prs", "fa-AF", "fa"].map(asked)).toEqual(["kk", "kk", "kk", "prs", "prs", "prs"]);
    expect([asked("ru-RU, kk;q=0.9"), asked("uz-Latn"), asked("fr"), asked(undefined), languageFrom("kk").code]).toEqual(["ru", "la", "uz", "uz", "uz"]);
    expect(languageFrom("kk", own)).toEqual({ code: "kk", name: "Қазақша", tag: "kk", locale: "ru" });
    expect([languageOf("en")?.locale, languageOf("kk"), languageOf("constructor", own), languageOf(null, own)]).toEqual(["en", undefined, undefined, undefined]);
    expect(languagesOf({ locales: ["en", "xx"], languages: own }).map(({ code }) => code)).toEqual(["en", "kk", "prs"]);
  });

  it("CF711 a tag is one as BCP 47 writes it, and none that the product has", () => {
    expect(["kk", "kk-kz", "tg-Cyrl", "fr_FR", "", "x y"].map(canonicalTag)).toEqual(["kk", "kk-KZ", "tg-Cyrl", undefined, undefined, undefined]);
    expect(["ru", "uz", "uz-Latn", "kaa", "uz-Arab", "kk"].map(isTagOfProduct)).toEqual([true, true, true, true, false, false]);
  });

  it("K962 a language is written in the direction of its script", () => {
    expect(["fa", "uz-Arab", "he", "kk", "uz-Cyrl", "not a tag"].map(directionOf)).toEqual(["rtl", "rtl", "rtl", "ltr", "ltr", "ltr"]);
  });

  it("TL43 months and days have the names of the language where the engine knows them, else of its fall-back", () => {
    const day = "2026-01-05";
    expect(formatDate(day, { locale: "ru", tag: "fr", pattern: "dddd D MMMM" })).toBe("lundi 5 janvier");
    expect(formatDate(day, { locale: "ru", tag: "kk", pattern: "MMMM" })).not.toBe("январь");
    expect(namesOfTag("xx-YY", "ru")).toBe(dateNames.ru);
    // A calendar of its own is not meant: a date of the product is a day of this one.
    expect(namesOfTag("fa", "en").months[0]).toBe("ژانویه");
    expect([tagBeyond({ code: "kk", name: "", tag: "kk", locale: "ru" }), tagBeyond({ code: "ru", name: "", tag: "ru", locale: "ru" })]).toEqual([{ tag: "kk" }, {}]);
  });
});
