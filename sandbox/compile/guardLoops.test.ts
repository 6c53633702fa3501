import { parse } from "acorn";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { loopGuard } from "#sandbox/protocol/index.ts";
import { guardLoops } from "./guardLoops.ts";

const guarded = (code: string): string => guardLoops(code, parse(code, { ecmaVersion: "latest", sourceType: "script" }));

/** How often the guard was asked, and what the code left in `out`. */
function run(code: string): { asked: number; out: unknown } {
  const context = { asked: 0, out: undefined as unknown, [loopGuard]: () => void (context.asked += 1) };
  runInNewContext(guarded(code), context);
  return context;
}

describe("guardLoops", () => {
  it.each([
    ["for (let i = 0; i < 3; i += 1) out = i;", 3, 2],
    ["for (let i = 0; i < 2; i += 1) for (const j of [1, 2]) { out = i * j; }", 6, 2],
    ["let i = 0; while (i < 4) i += 1; out = i;", 4, 4],
    ["let i = 0; do { i += 1; } while (i < 2); out = i;", 2, 2],
    ["let i = 0; do i += 1; while (i < 2); out = i;", 2, 2],
    ["for (const key in { a: 1, b: 2 }) if (key === 'b') out = key; else continue;", 2, "b"],
    ["const f = () => { for (const x of 'ab') out = x; }; f();", 2, "b"],
    ["outer: for (;;) { while (true) break outer; } out = 'done';", 2, "done"],
    ["for (let i = 0; i < 3; i += 1);", 3, undefined],
  ])("S301 %s asks at each round and does the same", (code, asked, out) => {
    expect(run(code)).toMatchObject({ asked, out });
  });

  it("S301 lines stay where they are", () => {
    const code = "for (;;)\n  if (x)\n    break;\nfoo();";
    expect(guarded(code).split("\n")).toHaveLength(4);
  });
});
