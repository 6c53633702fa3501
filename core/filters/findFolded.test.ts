import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findFolded } from "./findFolded.ts";
import { fold } from "./foldTable.ts";

const parts = (text: string, words: string): string[] => findFolded(text, words).map(([from, to]) => text.slice(from, to));

describe("findFolded", () => {
  it.each([
    ["Ёқилғи қуйиш ЁҚИЛҒИ", "еқил", ["Ёқил", "ЁҚИЛ"]], ["ИСТАНБУЛ", "истан", ["ИСТАН"]], ["Kızıl Irmak İZMİR", "kizil", ["Kızıl"]], ["İZMİR", "izmir", ["İZMİR"]],
    ["izmir", "İZMİR", ["izmir"]], ["3 × 4", "×", ["×"]], ["100% ва 10%", "%", ["%", "%"]], ["a_b", "_", ["_"]], ["a\\b", "\\", ["\\"]], ["Фарғона", "ғон", ["ғон"]],
    ["аааа", "аа", ["аа", "аа"]], ["йўл", "и", []], ["х", "", []], ["", "х", []], ["oʻzbek", "o'z", ["oʻz"]],
  ])("C590 in %s search for %s marks %j", (text, words, expected) => {
    expect(parts(text, words)).toEqual(expected);
  });

  it("C590 letters of two characters are marked whole, however words and text are composed", () => {
    const text = "Жўраев Йўлдош".normalize("NFD");
    expect(parts(text, "йўл").map((part) => part.normalize("NFC"))).toEqual(["Йўл"]);
    expect(parts("Йўлдош", "йўл".normalize("NFD"))).toEqual(["Йўл"]);
    expect(parts("за́мок", "зам")).toEqual(["за́м"]);
  });

  it("C590 whatever is searched for, a mark folds to it, and a text is marked where search finds it", () => {
    const texts = fc.array(fc.constantFrom("e", "é", "Ё", "и", "й", "\u0301", "\u0306", "%", "×", "İ", "ı", " ", "😀"), { maxLength: 12 }).map((some) => some.join(""));
    fc.assert(fc.property(texts, texts, (text, words) => {
      const found = parts(text, words);
      expect(found.map(fold)).toEqual(found.map(() => fold(words)));
      expect(found.length > 0).toBe(fold(words) !== "" && fold(text).includes(fold(words)));
    }));
  });
});
