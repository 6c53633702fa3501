// @vitest-environment jsdom
import fc from "fast-check";
import { expect, it } from "vitest";
import { fillTemplate, templateExpressions } from "./htmlTemplate.ts";

const parse = (html: string): HTMLElement => new DOMParser().parseFromString(html, "text/html").body;

it("C465 the expressions of a template are found in their order", () => {
  expect(templateExpressions("<b>{{ values.a }}</b>{{b + 'c'}}{ {{x\n}}")).toEqual(["values.a", "b + 'c'", "x"]);
  expect(templateExpressions("<b>{ a }</b>{{")).toEqual([]);
});

it("C466 a value is never markup, wherever in a template it stands", () => {
  const hostile = ["<img src=x onerror=run()>", "</b><script>run()</script>", "\" onclick=\"run()", "x onclick=run()", "--><b>", "&lt;b&gt;", "]]>", "{{b}}", "$&", "\u0000", "=", "'"];
  for (const text of hostile) {
    const filled = parse(fillTemplate('<p title="{{a}}">{{a}}</p><p title={{a}}></p>', [text, text, text]));
    expect([text, [...filled.querySelectorAll("*")].map((one) => [one.localName, one.attributes.length])]).toEqual([text, [["p", 1], ["p", 1]]]);
    if (text !== "\u0000") expect([filled.textContent, filled.firstElementChild?.getAttribute("title"), filled.lastElementChild?.getAttribute("title")]).toEqual([text, text, text]);
  }
  fc.assert(fc.property(fc.string({ unit: "grapheme" }), (text) => {
    expect(parse(fillTemplate("<i>{{a}}</i>", [text])).querySelectorAll("*")).toHaveLength(1);
  }));
});
