import { describe, expect, it } from "vitest";
import { compileSource, type CompiledModule } from "./compileSource.ts";
import { moduleHead } from "./moduleHead.ts";
import { originalPlace } from "./originalPlace.ts";

const compile = (text: string) => compileSource({ path: "page:home/Board.tsx", text });

function compiled(text: string): CompiledModule {
  const answer = compile(text);
  if (!answer.isOk) throw new Error(answer.failure.message);
  return answer.module;
}

const source = [
  'import { useState } from "react";',
  'import { useTable } from "@platon/sdk";',
  "interface Props { readonly data: number }",
  "export default function Board({ data }: Props) {",
  "  const [count] = useState<number>(0); if (count as any) throw new Error(String(data));",
  "  return <b title={String(useTable)}>{count}</b>;",
  "}",
].join("\n");

describe("compiling", () => {
  const faults: [what: string, text: string, line: number, column: number, message: RegExp][] = [
    ["an open text", 'const a = 1;\n  const b = "abc;', 2, 13, /string/],
    ["a duplicate declaration", "const a: number = 1;\nconst a = 2;", 2, 7, /already been declared/],
    ["return at top level", "const x: number = 1;\n  const b: string = 'x'; return b;", 2, 26, /return/],
    ["await at top level", "\nawait 1;", 2, 1, /'await' outside an async function/],
    ["a bad number", "let a = 08n;", 1, 9, /number/i],
    ["a member without a name", "\n\nx.;", 3, 3, /token/],
  ];

  for (const [what, text, line, column, message] of faults) {
    it(`S30 ${what} is told at its line and column`, () => {
      const answer = compile(text);
      expect(answer).toMatchObject({ isOk: false, failure: { line, column } });
      expect(answer.isOk ? "" : answer.failure.message).toMatch(message);
      expect(answer.isOk ? "" : answer.failure.message).not.toMatch(/page:home|\d+:\d+/);
    });
  }

  for (const [text, line, column] of [
    ["\nconst a: number = await (load());", 2, 19],
    ["function f(x: string) { return await [x]; }", 1, 32],
    ["export default () => {\n  await (1);\n};", 2, 3],
    ["const await = 1;", 1, 7],
  ] as const) {
    it(`S543 await where nothing may wait is told at its place: ${JSON.stringify(text)}`, () => {
      const message = expect.stringMatching(/'await' outside an async function$/) as string;
      expect(compile(text)).toEqual({ isOk: false, failure: { line, column, message } });
    });
  }

  it("S543 a member may be called await, and async functions wait", () => {
    const text = "export const o = { await: 1 }; export const f = async (x?: typeof o) => { await (x); for await (const y of [x]) y?.await; };";
    expect(compile(text)).toMatchObject({ isOk: true });
  });

  it("S31 the head stands on the first line, and the address at the end", () => {
    const { code } = compiled(source);
    const lines = code.split("\n");
    expect(lines[0]?.startsWith(moduleHead)).toBe(true);
    expect(lines[4]).toContain("throw new Error");
    expect(code.trimEnd().endsWith("\n//# sourceURL=platon-component://page%3Ahome/Board.tsx")).toBe(true);
  });

  it("S32 a column that Sucrase shifted is told in the author's source", () => {
    const module = compiled(source);
    const [, , , , line = ""] = module.code.split("\n");
    const author = source.split("\n")[4] ?? "";
    const place = { line: 5, column: line.indexOf("new Error") + 1 };
    expect(place.column).not.toBe(author.indexOf("new Error") + 1);
    expect(originalPlace(module, place)).toEqual({ line: 5, column: author.indexOf("new Error") + 1 });
  });

  it("S32 a place on the first line is told without the head", () => {
    const module = compiled('export const a: string = String(1); throw new Error("x");');
    const column = (module.code.split("\n")[0] ?? "").indexOf("new Error") + 1;
    expect(originalPlace(module, { line: 1, column })).toEqual({ line: 1, column: 43 });
  });
});
