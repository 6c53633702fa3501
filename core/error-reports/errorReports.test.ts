import { describe, expect, it } from "vitest";
import { describeCause, describeError, fingerprintOf, plainMessage } from "./describeError.ts";
import { ErrorSampler } from "./ErrorSampler.ts";

const ours = (address: string): string | undefined => /^https:\/\/a\.uz\/(assets\/[\w.-]+\.js)(\?.*)?$/.exec(address)?.[1];
const withStack = (stack: string, message = "x is not a function"): Error => Object.assign(new TypeError(message), { stack });

describe("which errors are told of", () => {
  it("MT42 one of five, each kind once", () => {
    const answers = [0.19, 0.2, 0.99, 0, 0.1, 0.5];
    const sampler = new ErrorSampler({ random: () => answers.shift() ?? 1, now: () => 0 });
    expect(["a", "b", "c", "a", "b", "d"].map((kind) => sampler.admits(kind))).toEqual([true, false, false, false, true, false]);
    let seed = 1;
    const random = (): number => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
    let at = 0;
    const many = new ErrorSampler({ random, now: () => (at += 3_600_000) });
    const told = Array.from({ length: 5_000 }, (_, index) => many.admits(`kind ${index}`)).filter(Boolean).length;
    expect(Math.abs(told / 5_000 - 0.2)).toBeLessThan(0.02);
  });

  it("MT43 ten in an hour at most, whatever happens", () => {
    let at = 0;
    const sampler = new ErrorSampler({ random: () => 0, now: () => at });
    const told = (from: number): number => Array.from({ length: 1_000 }, (_, index) => sampler.admits(`${from} ${index}`)).filter(Boolean).length;
    expect(told(1)).toBe(10);
    at = 3_599_999;
    expect(told(2)).toBe(0);
    at = 3_600_000;
    expect(told(3)).toBe(10);
  });
});

describe("what is told of an error", () => {
  it("MT44 places are those of our own files, without the queries of their addresses, however the browser writes them; an error without one is not told of", () => {
    const chrome = "TypeError: Каримов\n    at render (https://a.uz/assets/base-1a.js?token=s:1:234)\n    at https://a.uz/assets/app-2b.js:10:5\n    at chrome-extension://x/y.js:1:1\n    at evil (https://b.uz/assets/base-1a.js:1:2)";
    const firefox = "render@https://a.uz/assets/base-1a.js:1:234\n@https://a.uz/tables/cities?q=secret:1:1\nasync*load@https://a.uz/assets/app-2b.js:10:5\n";
    const stack = [{ file: "assets/base-1a.js", line: 1, column: 234 }, { file: "assets/app-2b.js", line: 10, column: 5 }];
    for (const text of [chrome, firefox]) expect(describeError(withStack(text), ours)).toEqual({ name: "TypeError", message: "x is not a function", stack });
    expect(describeError(withStack("TypeError: x\n at chrome-extension://x/y.js:1:1"), ours)).toBeUndefined();
    const around = Object.assign(withStack("at https://a.uz/assets/a.js:9:9", "around"), { cause: withStack(chrome) });
    expect(describeCause(around, ours)?.stack).toEqual(stack);
    expect(describeCause(Object.assign(around, { cause: withStack("at https://b.uz/b.js:1:1") }), ours)?.message).toBe("around");
    expect(describeError(withStack(`${"at https://a.uz/assets/a.js:1:1\n".repeat(500)}`), ours)?.stack.length).toBe(20);
  });

  it("MT45 a message keeps the words of code, and nothing that somebody may have typed", () => {
    expect([
      "Cannot read properties of undefined (reading 'dataField')", `Unexpected token 'К', "Каримов А."... is not valid JSON`, "No row 019a0000-0000-7000-8000-000000000000 for ali@mail.uz at https://a.uz/x?y=z",
      "The value «Ўрикзор» is not one of 12, 13", "the form's field is broken", "PINFL 31234567890123 is taken", "it's 'Ali' again", "password=secret", "Minified React error #520; visit https://react.dev/errors/520", "Bearer eyJhbGciOi.x.y",
    ].map(plainMessage)).toEqual([
      "Cannot read properties of undefined (reading 'dataField')", "Unexpected token … is not valid JSON", "No row … for … at …",
      "The value … is not one of …", "the … field is broken", "PINFL … is taken", "… again", "…", "Minified React error #520; visit …", "Bearer …",
    ]);
  });

  it("MT42 a kind is its class, its words and its first place", () => {
    const kind = (message: string, line: number): string => fingerprintOf(describeError(withStack(`at https://a.uz/assets/a.js:${line}:1`, message), ours) ?? { name: "", message: "", stack: [] });
    expect(kind("row 12 is gone", 1)).toBe(kind("row 13 is gone", 1));
    expect(kind("row 12 is gone", 1)).not.toBe(kind("row 12 is gone", 2));
  });
});
