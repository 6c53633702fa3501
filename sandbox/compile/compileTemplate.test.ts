import { createElement, type ComponentType } from "react";
import * as react from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { compileSource } from "./compileSource.ts";
import { moduleHead } from "./moduleHead.ts";
import { originalPlace } from "./originalPlace.ts";

const compile = (text: string) => compileSource({ path: "project/Hello.html", text, kind: "template" });

/** Runs a template as a realm does: imported as a module, with what its script exports. */
async function draw(text: string, own: object = {}, props: object = {}): Promise<string> {
  const answer = compile(text);
  if (!answer.isOk) throw new Error(`${answer.failure.line}:${answer.failure.column} ${answer.failure.message}`);
  const address = `data:text/javascript,${encodeURIComponent(answer.module.code)}`;
  const { default: factory } = (await import(/* @vite-ignore */ address)) as { default: (...given: unknown[]) => void };
  const record: { exports: { default?: ComponentType<object> } } = { exports: {} };
  factory(record, record.exports, (name: string) => (name === "react" ? react : own));
  return renderToStaticMarkup(createElement(record.exports.default ?? "b", props));
}

describe("templates", () => {
  it("S210 texts and attributes show what the script exports and what the component was given", async () => {
    const own = { title: "Cities", count: 3, isBig: true, at: new Date(Number.NaN) };
    const text = '<!-- no --><h1 class="a {{title}}">{{title}} &amp; {{count + 1}}</h1><p hidden>{{page}} {{isBig}}</p><br>';
    expect(await draw(text, own, { page: "home" })).toBe(
      '<h1 class="a Cities">Cities &amp; 4</h1><p hidden="">home true</p><br/>',
    );
  });

  it("S210 an expression alone keeps its type: handlers, styles, flags, components", async () => {
    const own = { off: true, Row: ({ of }: { of: number[] }) => createElement("i", null, of.join("+")), list: [1, 2] };
    const text = `<button disabled="{{off}}" style="color: red; --x: {{list.length}}" onclick="{{() => list}}">x</button><Row of="{{list.map((item) => item * 2)}}" />`;
    expect(await draw(text, own)).toBe('<button disabled="" style="color:red;--x:2">x</button><i>2+4</i>');
  });

  it("S210 a value of the script's hook useValues is seen, and markup in a value stays text", async () => {
    const own = { useValues: ({ page }: { page: string }) => ({ html: `<b>${page}</b>` }) };
    expect(await draw("<p>{{html}} {{Math.max(1, 2)}} {{({ html }).html.length}}</p>", own, { page: "x" })).toBe(
      "<p>&lt;b&gt;x&lt;/b&gt; 2 8</p>",
    );
  });

  it("S211 a name that nobody knows is told", async () => {
    await expect(draw("<p>{{missing}}</p>")).rejects.toThrow(/missing is neither exported/);
  });

  const faults: [what: string, text: string, line: number, column: number, message: RegExp][] = [
    ["an element that is not closed", "<div>\n  <p>x</div>", 2, 7, /<\/div> closes <p>/],
    ["an element that is never closed", "\n <div>", 2, 2, /<div> is not closed/],
    ["a closing tag too many", "</p>", 1, 1, /closes nothing/],
    ["an expression that is none", "<p>\n{{a +}}</p>", 2, 6, /token/],
    ["an assignment", "<p>{{a = 1}}</p>", 1, 6, /assigns nothing/],
    ["a statement", "<p>{{(() => { return 1; })()}}</p>", 1, 13, /no statements/],
    ["a script", "<b></b>\n<script>alert(1)</script>", 2, 1, /<script> is not allowed/],
    ["a value without quotes", "<p a=1></p>", 1, 6, /quotes/],
    ["an expression without an end", "<p>{{a b}}</p>", 1, 8, /}} is expected/],
  ];
  for (const [what, text, line, column, message] of faults) {
    it(`S211 ${what} is told at its line and column`, () => {
      const answer = compile(text);
      expect(answer).toMatchObject({ isOk: false, failure: { line, column } });
      expect(answer.isOk ? "" : answer.failure.message).toMatch(message);
    });
  }

  it("S211 a place in the running module is told in the template", () => {
    const text = '<div>\n  <p title="x">{{before}} {{ broken.name }}</p>\n</div>';
    const answer = compile(text);
    if (!answer.isOk) throw new Error(answer.failure.message);
    const line = answer.module.code.split("\n")[1] ?? "";
    expect(originalPlace(answer.module, { line: 2, column: line.indexOf("$.broken") + 1 })).toEqual({ line: 2, column: 30 });
    expect(originalPlace(answer.module, { line: 1, column: moduleHead.length + answer.module.code.indexOf('_h("div"') - moduleHead.length + 1 })).toEqual({
      line: 1,
      column: 1,
    });
  });
});
