import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { locales, type Locale } from "#core/locale.ts";
import { nouns } from "../../../server/modules/config/text/problems/nouns.ts";
import { reasons } from "../../../server/modules/config/text/problems/reasons.ts";
import { inLatin, karakalpak, uzbek } from "./inLatin.ts";
import { hasForeignLetter, hasForeignMarks, hasUzbekWord } from "./textFaults.ts";

type Texts = Readonly<Record<Locale, string>>;

/** A project's text is its own key in Uzbek, unless components ask for it by a key of theirs. */
function textsOfProject(project: string): [key: string, texts: Texts][] {
  const file = new URL(`../../../projects/${project}/translations.json`, import.meta.url);
  const { $schema: _, ...entries } = JSON.parse(readFileSync(file, "utf8")) as Record<string, Texts>;
  return Object.entries(entries).map(([key, texts]) => [key, { ...texts, uz: texts.uz ?? key }]);
}


const sources = [
  { name: "project demo", texts: textsOfProject("demo") },
  { name: "project platon", texts: textsOfProject("platon") },
  { name: "what is wrong in a project's text", texts: Object.entries({ ...reasons, ...nouns }) as [string, Texts][] },
];

describe.each(sources)("$name", ({ texts }) => {
  it("LO10 is in all six languages, with the same placeholders", () => {
    const placeholders = (text: string): string => (text.match(/\{+\w+\}+/g) ?? []).sort().join();
    const wrong = texts.filter(([, text]) =>
      locales.some((locale) => !text[locale]?.trim() || placeholders(text[locale]) !== placeholders(text.uz)));
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  it("LO10 is spelt as the interface is, each language in its own alphabet", () => {
    const inLatinToo = texts.flatMap(([, { uz, la, qq, kh }]) =>
      [[inLatin(uz, uzbek), la], [inLatin(qq, karakalpak), kh]]);
    expect(inLatinToo.filter(([expected, found]) => expected !== found)).toEqual([]);
    expect(texts.filter(([, text]) => locales.some((locale) => hasForeignLetter(locale, text[locale]))).map(([key]) => key)).toEqual([]);
    expect(texts.map(([, { qq }]) => qq).filter(hasUzbekWord)).toEqual([]);
    const quoted = locales.flatMap((locale) =>
      // Within a tag they are html's.
      texts.map(([, text]) => text[locale].replace(/<[^>]*>/g, "")).filter((text) => hasForeignMarks(locale, text)));
    expect(quoted).toEqual([]);
  });
});
