import { describe, expect, it } from "vitest";
import { defaultEnabledLocales, defaultLocale, isLocale, localeFrom, localeInfo, locales } from "./locale.ts";

describe("locale", () => {
  it("C70 six languages, default uz, kh not enabled by default", () => {
    expect(locales).toEqual(["uz", "la", "ru", "en", "qq", "kh"]);
    expect(defaultLocale).toBe("uz");
    expect(defaultEnabledLocales).toEqual(["uz", "la", "ru", "en", "qq"]);
    expect(isLocale("constructor")).toBe(false);
  });

  it("C71 each has a label in its own script and a tag that Intl accepts", () => {
    expect(localeInfo.qq).toEqual({ label: "Қарақалпақша", tag: "kaa-Cyrl" });
    expect(localeInfo.kh).toEqual({ label: "Qaraqalpaqsha", tag: "kaa-Latn" });
    for (const locale of locales) expect(Intl.getCanonicalLocales(localeInfo[locale].tag))
      .toEqual([localeInfo[locale].tag]);
  });

  it("C72 Accept-Language is understood as our codes, as tags and with quality, else uz", () => {
    for (const locale of locales) {
      expect(localeFrom(locale)).toBe(locale);
      expect(localeFrom(localeInfo[locale].tag)).toBe(locale);
    }
    expect(localeFrom("fr, en-GB;q=0.5, ru-RU;q=0.8")).toBe("ru");
    expect(localeFrom("uz-Latn-UZ")).toBe("la");
    expect(localeFrom("ru;q=0, *")).toBe("uz");
    expect(localeFrom(undefined)).toBe("uz");
  });
});
