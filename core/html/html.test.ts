import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isEmptyValue } from "../checks/isEmptyValue.ts";
import { longestRichText } from "../coercion/coerceHtml.ts";
import { coerceValue } from "../elements/elementValue.ts";
import { isEmptyHtml, textOfHtml } from "./textOfHtml.ts";

describe("rich text", () => {
  it("C441 what editors leave when they are emptied is empty, a picture alone is not", () => {
    const emptied = ["", "<p><br></p>", "<p></p>", "<h2><br></h2>", '<p class="ql-align-center"><br></p>', "<p>&nbsp;</p>", "<p> \u200b\ufeff</p><p><br></p>", "<div><div><b></b></div></div>", "<!-- а -->"];
    for (const html of emptied) {
      expect(isEmptyHtml(html), html).toBe(true);
      expect(coerceValue("richtext", html)).toEqual({ ok: true, value: "" });
    }
    for (const html of ['<p><img src="/a.png"></p>', "<hr>", "<p>а</p>", "а", "<p>&lt;</p>"]) expect(isEmptyHtml(html), html).toBe(false);
    expect(isEmptyValue("")).toBe(true);
  });

  it("C442 the text of html is what a person reads, on one line and without tags", () => {
    expect(textOfHtml('<h2>Сарлавҳа</h2><p>Бир <b>и</b>кки&nbsp;уч</p><ol><li data-list="bullet">тўрт</li><li>беш</li></ol>')).toBe("Сарлавҳа Бир икки уч тўрт беш");
    expect(textOfHtml("<p>a &lt;b&gt; &amp;amp; &#1041;&#x411; &nosuch; 1 < 2</p>")).toBe("a <b> &amp; ББ &nosuch; 1 < 2");
    expect(textOfHtml('<img alt="a > b"><a title=\'</p><p>\'>а</a><script>run()</script><style>p{}</style><!-- б -->')).toBe("а");
    expect(textOfHtml("&#0;&#xD800;&#x110000;а")).toBe("а");
  });

  it("C442 of no text does it fail or take long", () => {
    fc.assert(fc.property(fc.string(), (text) => typeof textOfHtml(text) === "string"));
    for (const part of ["<a", "<!--", "<a \"", "<a '\"", "<script", "&#x", "<a <"]) expect(textOfHtml(part.repeat(100_000)).length).toBeGreaterThanOrEqual(0);
  });

  it("C443 a rich text is refused where it is no text, holds half a letter, or is too long for a call", () => {
    for (const broken of [5, {}, [], "<p>\ud800</p>", "a\u0000"]) expect(coerceValue("richtext", broken)).toEqual({ ok: false, key: "coercion.text" });
    expect(coerceValue("richtext", `<p>${"ш".repeat(longestRichText)}</p>`)).toEqual({ ok: false, key: "coercion.longText" });
    expect(coerceValue("richtext", "<p>и\u0306</p>")).toEqual({ ok: true, value: "<p>й</p>" });
  });
});
