import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { longestRichText } from "../coercion/coerceHtml.ts";
import { coerceValue } from "../elements/elementValue.ts";
import type { Block } from "./blockTypes.ts";
import { isBlockDocument, textOfBlocks } from "./textOfBlocks.ts";

const text = (letters: string, ...marks: NonNullable<Block["marks"]>): Block => ({ type: "text", text: letters, ...(marks.length > 0 && { marks }) });
const paragraph = (...content: Block[]): Block => ({ type: "paragraph", content });
const doc = (...content: unknown[]) => ({ type: "doc", content });
const kept = (input: unknown): unknown => {
  const result = coerceValue("richtext_blocks", input);
  return result.ok ? result.value : result.key;
};
const nested = (levels: number): Block => (levels === 0 ? paragraph(text("а")) : { type: "blockquote", content: [nested(levels - 1)] });

const whole = doc(
  { type: "heading", attrs: { level: 2 }, content: [text("Сарлавҳа")] },
  paragraph(text("Бир "), text("ик", { type: "bold" }), text("ки", { type: "link", attrs: { href: "tables/cities" } })),
  { type: "bulletList", content: [{ type: "listItem", content: [paragraph(text("уч"))] }] },
  { type: "codeBlock", attrs: { language: "js" }, content: [text("а\nб")] },
);

describe("documents of blocks", () => {
  it("C444 a document is kept as it is, with the known properties of known nodes", () => {
    expect(kept(whole)).toEqual(whole);
    expect(kept(doc({ type: "heading", attrs: { level: 2, style: "x" }, onclick: "run()", content: [text("а")] }))).toEqual(doc({ type: "heading", attrs: { level: 2 }, content: [text("а")] }));
    expect(kept(doc(paragraph(text("а", { type: "link", attrs: { href: "https://uz.example", target: "_top" } }))))).toEqual(
      doc(paragraph(text("а", { type: "link", attrs: { href: "https://uz.example" } }))),
    );
  });

  it("C445 a link that leads somewhere unsafe is left out, its text stays", () => {
    for (const href of ["javascript:run()", "//other.example", "data:text/html,x", "java\nscript:run()", 5, "", null]) {
      expect(kept(doc(paragraph(text("а", { type: "bold" }, { type: "link", attrs: { href } }))))).toEqual(doc(paragraph(text("а", { type: "bold" }))));
    }
  });

  it("C446 a node or a mark that is not known is kept as it is", () => {
    const future = doc(paragraph(text("а", { type: "comment", attrs: { by: { id: 1 } } })), { type: "chart", attrs: { data: [1, { a: 2 }] } });
    expect(kept(future)).toEqual(future);
    expect(textOfBlocks(kept(future) as Block)).toBe("а");
  });

  it("C447 what is no document is refused, and so is one too deep or too long", () => {
    const broken: unknown[] = [5, "text", [], {}, { type: "paragraph" }, doc(5), doc({}), doc({ type: "text" }), doc({ type: "a b" }), doc(doc()), { type: "doc", content: {} }];
    const more: unknown[] = [doc(text("")), doc({ ...paragraph(), attrs: [] }), doc({ type: "heading", attrs: { level: {} } }), doc(text("\ud800")), Number.NaN, doc({ type: "text", text: 5 }), nested(39)];
    for (const input of [...broken, ...more, JSON.parse('{"type":"__proto__"}'), doc(nested(60))]) expect(kept(input), JSON.stringify(input)).toBe("coercion.blocks");
    expect(kept(doc(nested(30)))).toEqual(doc(nested(30)));
    expect(kept(doc(paragraph(text("ш".repeat(longestRichText)))))).toBe("coercion.longText");
  });

  it("C447 no input makes it throw, and what was kept is kept again", () => {
    fc.assert(fc.property(fc.jsonValue(), (input) => {
      for (const one of [input, doc(input), doc({ type: "paragraph", content: [input], attrs: input })]) {
        const result = coerceValue("richtext_blocks", one);
        if (result.ok) expect(kept(result.value)).toEqual(result.value);
      }
    }));
  });

  it("C448 a document with nothing to see is none, a rule is something", () => {
    for (const input of [null, "", doc(), doc(paragraph()), doc(paragraph(text("  "))), doc({ type: "bulletList", content: [{ type: "listItem", content: [paragraph()] }] })]) expect(kept(input)).toBeNull();
    expect(kept(doc({ type: "horizontalRule" }))).not.toBeNull();
  });

  it("C449 the text of a document is what a person reads, on one line", () => {
    expect(textOfBlocks(whole as Block)).toBe("Сарлавҳа Бир икки уч а б");
    expect([whole, doc(), { type: "doc" }].map(isBlockDocument)).toEqual([true, true, true]);
    expect([null, "doc", [], { type: "chart" }, { type: "doc", content: 5 }].map(isBlockDocument)).toEqual([false, false, false, false, false]);
    expect(textOfBlocks({ type: "doc", content: [{ type: "text" } as Block] })).toBe("");
  });
});
