import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allowedHtml, allowedValue } from "#core/html/allowedHtml.ts";
import { hostileHtml } from "#core/html/corpus/hostileHtml.ts";
import { acceptValue } from "./acceptValue.ts";

const kept = (html: string): unknown => {
  const result = acceptValue({ type: "richtext" }, html);
  return result.ok ? result.value : result.key;
};

/** Tags and attributes of cleaned html, of which every bracket and quote is one of markup. */
function partsOf(html: string): { tags: string[]; attributes: [string, string][] } {
  const tags = [...html.matchAll(/<\/?([^\s/>]*)/g)].map(([, name = ""]) => name);
  const attributes = [...html.matchAll(/ ([^\s=<>"]+)="([^"]*)"/g)].map(([, name = "", value = ""]): [string, string] => [name, value]);
  return { tags, attributes };
}

function expectClean(html: string): void {
  const { tags, attributes } = partsOf(html);
  expect(tags.filter((name) => !(allowedHtml.tags as readonly string[]).includes(name)), html).toEqual([]);
  for (const [name, value] of attributes) {
    expect(allowedHtml.attributes, html).toContain(name);
    expect(allowedValue(name, value.replaceAll("&amp;", "&")), html).toBeDefined();
  }
}

describe("rich text as the server keeps it", () => {
  it("DA432 of html nothing stays that the list does not name, whatever it is", () => {
    for (const html of hostileHtml) expectClean(String(kept(html)));
    const part = fc.constantFrom("<", ">", "</", '"', "'", "=", " ", "&lt;", "<!--", "-->", "svg", "math", "style", "script", "table", "a", "img", "p", "href", "src", "onerror", "javascript:run()", "/a.png", "\n");
    fc.assert(fc.property(fc.array(part, { maxLength: 40 }), (parts) => expectClean(String(kept(parts.join(""))))));
  });

  it("DA433 what the editor writes stays, and is cleaned to itself", () => {
    const written =
      '<h2 class="ql-align-center">А</h2><p class="ql-indent-3">б <strong>в</strong> <em>г</em> <u>д</u> <s>е</s> <a href="tables/cities">ё</a></p>' +
      '<ol><li data-list="bullet">ж</li><li data-list="ordered" class="ql-indent-1 ql-align-right">з</li><li data-list="checked">и</li></ol><blockquote>й</blockquote><pre>к\nл</pre>';
    expect(kept(written)).toBe(written);
    expect(kept('<p class="ql-align-left ql-size-huge modal ql-indent-9">а</p><li data-list="x">б</li>')).toBe("<p>а</p><li>б</li>");
    for (const html of hostileHtml) expect(kept(String(kept(html)))).toBe(kept(html));
  });

  it("DA433 where nothing is left, it is the empty text; other texts are kept to the letter", () => {
    expect(kept("<script>run()</script>")).toBe("");
    expect(acceptValue({ type: "text" }, "<script>run()</script>")).toEqual({ ok: true, value: "<script>run()</script>" });
    expect(acceptValue({ type: "markdown" }, "a < b")).toEqual({ ok: true, value: "a < b" });
  });

  it("DA434 tags far in one another are refused before a parser sees them", () => {
    expect(kept(`${"<b>".repeat(50)}а`)).toContain("а");
    for (const part of ["<b>", "<ul><li>", "<b'>", '<b ">', "<x:y>", "<div/>"]) expect(kept(`${part.repeat(40_000)}а`), part).toBe("coercion.blocks");
    expect(kept("<p>а<br>".repeat(5_000))).toContain("а");
  });
});
