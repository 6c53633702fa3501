// @vitest-environment jsdom
import fc from "fast-check";
import { act } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { allowedHtml, allowedValue } from "#core/html/allowedHtml.ts";
import { hostileHtml } from "#core/html/corpus/hostileHtml.ts";
import { click, find, renderUi, type RenderedUi } from "../../testing/renderUi.tsx";
import { loadSanitizer } from "./loadSanitizer.ts";
import { SanitizedHtml } from "./SanitizedHtml.tsx";

let ui: RenderedUi | undefined;
afterEach(() => ui?.end());

const followed: string[] = [];

async function show(html: string): Promise<HTMLElement> {
  followed.length = 0;
  const onLink = (link: string, event: { preventDefault(): void }): void => {
    event.preventDefault();
    followed.push(link);
  };
  await loadSanitizer();
  await act(async () => void (ui = renderUi(<main><SanitizedHtml html={html} hrefOf={(link) => `/app/${link}`} onLink={onLink} /></main>)));
  await act(async () => await new Promise((resolve) => setTimeout(resolve)));
  return find("main > div");
}

describe("html", () => {
  it("UI443 text, structure, tables, links and pictures of our own stay", async () => {
    const html = '<h2>А</h2><p>б <strong lang="ru">в</strong></p><table><tbody><tr><td colspan="2">г</td></tr></tbody></table><img alt="д" src="/logo.png">';
    expect((await show(html)).innerHTML).toBe(html);
  });

  it("UI444 what runs, loads from elsewhere, or takes the product's look or names is taken out", async () => {
    const content = await show(
      '<script>run()</script><p onclick="run()" style="position:fixed" class="a" id="b" data-c="d" aria-hidden="true">е</p>' +
        '<img src="https://other.example/a.png" onerror="run()"><img src="//other.example/a.png"><img src="data:image/svg+xml;base64,AAAA">' +
        '<a href="javascript:run()">ё</a><a href="//other.example">ж</a><iframe src="/"></iframe><form action="/"><input name="a"></form>' +
        "<svg><script>run()</script></svg><math><mtext></mtext></math><style>p{}</style><custom-element>з</custom-element>",
    );
    expect(content.innerHTML).toBe("<p>е</p><img><img><img><a>ё</a><a>ж</a>з");
  });

  it("UI444 of the html of those who mean harm nothing stays that runs or loads from elsewhere", async () => {
    const sanitize = await loadSanitizer();
    for (const html of hostileHtml) {
      for (const element of sanitize(html).querySelectorAll("*")) {
        for (const { name, value } of element.attributes) expect(allowedValue(name, value), html).toBe(value);
        expect(allowedHtml.tags, html).toContain(element.localName);
      }
    }
  });

  it("UI444 of no html is there anything that the list does not name", async () => {
    const sanitize = await loadSanitizer();
    const part = fc.constantFrom(
      "<", ">", "</", "/>", '"', "'", "=", " ", "&lt;", "<!--", "-->", "<![CDATA[", "svg", "math", "mtext", "style", "script", "template", "noscript",
      "table", "a", "img", "p", "href", "src", "onerror", "onload", "javascript:run()", "xlink:href", "\u0000", "/logo.png",
    );
    const tags: ReadonlySet<string> = new Set(allowedHtml.tags);
    const attributes: ReadonlySet<string> = new Set(allowedHtml.attributes);
    fc.assert(fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
      for (const element of sanitize(parts.join("")).querySelectorAll("*")) {
        expect(tags).toContain(element.localName);
        for (const { name, value } of element.attributes) {
          expect(attributes).toContain(name);
          expect(value).not.toMatch(/^\s*javascript:/i);
        }
      }
    }));
  });

  it("UI445 a link leads where it says, and the application is told of a click on it", async () => {
    await show('<p><a href=" tables/cities "><b>и</b></a> <a href="https://other.example/a">й</a></p>');
    expect([...document.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual(["/app/tables/cities", "/app/https://other.example/a"]);
    click(find("b"));
    click(find("p"));
    expect(followed).toEqual(["tables/cities"]);
  });
});
