import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isInMask, isOfDigits, maskHint, maskText, pastedInMask, readMask } from "./textMask.ts";

const phone = readMask("+\\9\\98 99 999-99-99");
const passport = readMask("aa 9999999");

describe("masks of texts", () => {
  it("C362 in a mask 9 is a digit, a a letter, * either, and any other character, or one behind a backslash, stands", () => {
    expect([maskHint(phone), maskHint(passport), maskHint(readMask("*-9"))]).toEqual(["+998 __ ___-__-__", "__ _______", "_-_"]);
    expect([isOfDigits(phone), isOfDigits(passport)]).toEqual([true, false]);
    expect([isInMask(phone, "+998 90 123-45-67"), isInMask(phone, "+998 90 123-45-6"), isInMask(phone, "+998 90 123-45-678")]).toEqual([true, false, false]);
    expect([isInMask(passport, "АБ 1234567"), isInMask(passport, "А1 1234567"), isInMask(readMask("*"), "ў")]).toEqual([true, false, true]);
  });

  it("C363 what stands between is put in as one types, and goes with what stood before it", () => {
    const typed = [..."901234567"].reduce((text, digit) => maskText(phone, text + digit), "");
    expect(typed).toBe("+998 90 123-45-67");
    expect(maskText(phone, "+998 90 ")).toBe("+998 90 ");
    expect(maskText(passport, "аб1234567")).toBe("аб 1234567");
  });

  it("C364 no letter and no digit is lost: from the first that does not fit the text stays as it was typed", () => {
    expect([maskText(passport, "1"), maskText(passport, "а1"), maskText(passport, "аб 12345678")]).toEqual(["1", "а1", "аб 12345678"]);
    const signs = (text: string): string => text.replace(/[^\p{L}\p{Nd}]/gu, "");
    fc.assert(fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(signs(maskText(passport, text))).toBe(signs(text));
    }));
  });

  it("C364 the beginning of a text becomes the beginning of what all of it becomes, so that the caret stays", () => {
    fc.assert(fc.property(fc.string({ unit: fc.constantFrom(..."аб19 -+") }), fc.nat(12), (text, length) => {
      expect(maskText(phone, text).startsWith(maskText(phone, text.slice(0, length)))).toBe(true);
    }));
  });

  it("C365 a pasted text is read with and without what stands at the beginning", () => {
    for (const text of ["998901234567", "+998901234567", "+998 (90) 123 45 67", "90 123 45 67", "901234567"]) expect(pastedInMask(phone, text)).toBe("+998 90 123-45-67");
    expect(pastedInMask(phone, "998123456")).toBe("+998 99 812-34-56");
  });
});
