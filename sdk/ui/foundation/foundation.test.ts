import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), "utf8");

/** The code points that the type faces of the sheet cover. */
const coveredBy = (sheet: string): ((letter: string) => boolean) => {
  const ranges = [...sheet.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(
    ([, from = "", to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const,
  );
  return (letter) => ranges.some(([from, to]) => from <= letter.codePointAt(0)! && letter.codePointAt(0)! <= to);
};

describe("foundation", () => {
  it("UI1 the typeface covers the letters of all six languages", () => {
    const letters = "ЎўҚқҒғҲҳӘәӨөҮүҢңЪъЫыЁёЩщ oʻgʻʼ ÁáǴǵÍíıŃńÓóÚú №—…«» Az09";
    const isCovered = coveredBy(read("./fonts.css"));
    expect([...letters].filter((letter) => !isCovered(letter))).toEqual([]);
  });

  it("UI2 nothing jumps when the typeface arrives: the fall-back has its measures", () => {
    const fallback = read("./fonts.css").split("@font-face").at(-1);
    for (const measure of ["ascent-override", "descent-override", "line-gap-override", "size-adjust"])
      expect(fallback).toContain(`${measure}:`);
    expect(read("./foundation.css")).toContain('--font: "Inter Variable", "Inter Fallback"');
  });

  it("UI3 nothing moves for a person who asked for less motion", () => {
    const [, calm = ""] = read("./foundation.css").split("@media (prefers-reduced-motion: reduce)");
    expect(calm).toContain("--motion-fast: 0ms");
    expect(calm).toContain("--motion-normal: 0ms");
    expect(calm).toContain("animation-duration: 0.01ms !important");
  });

  it("UI4 rows are 36 px high, and 44 px when the person chose the comfortable density", () => {
    const [compact = "", comfortable = ""] = read("./foundation.css").split(':root[data-density="comfortable"]');
    expect(compact).toContain("--row-height: 36px");
    expect(comfortable).toContain("--row-height: 44px");
  });

  it("UI261 headings in capitals stand as they are written in Karakalpak Latin, whose capital of ı is Í", () => {
    const sheet = read("../shell/SidebarMenu.module.css");
    const inCapitals = [...sheet.matchAll(/([^{}]+)\{[^}]*text-transform: uppercase/g)].map(([, selector = ""]) => selector.trim());
    expect(inCapitals).toEqual([".heading"]);
    for (const selector of inCapitals) expect(sheet.split(`${selector}:lang(kaa-Latn) {`)[1]).toMatch(/^[^}]*text-transform: none/);
  });

  it("UI5 skeletons are seen only after 150 ms, in less motion too", () => {
    for (const sheet of ["../status/Skeleton.module.css", "../shell/SidebarMenu.module.css"])
      expect(read(sheet), sheet).toContain("appear 1ms linear 150ms backwards");
    const [, calm = ""] = read("../status/Skeleton.module.css").split("@media (prefers-reduced-motion: reduce)");
    expect(calm).toContain("appear 1ms linear 150ms backwards !important");
  });
});
