import { expect, it } from "vitest";
import { nestsTooDeep } from "./nestsTooDeep.ts";

const nested = (open: string, inner: string, close: string, depth: number): string => open.repeat(depth) + inner + close.repeat(depth);

it("S557 css whose brackets stand in one another more than 64 deep is not given to the engine", () => {
  for (const [open, close] of [[":is(", ")"], ["a{", "}"], ["@media all{", "}"], ["[", "]"], ["calc(", ")"], ["url( 'x' (", "))"]] as const) {
    expect([open, nestsTooDeep(nested(open, "b", close, open.startsWith("url") ? 32 : 64))]).toEqual([open, false]);
    expect([open, nestsTooDeep(nested(open, "b", close, 65))]).toEqual([open, true]);
  }
  expect(nestsTooDeep("a{width:calc(1px + (2px))}".repeat(1_000))).toBe(false);
});

it("S557 what closes nothing for the engine closes nothing here", () => {
  const hidden = [":is(/*)*/", ":is(']',", ":is(]", ":is(\\)", ":is(\")\",", "a{x:')}';", "a{/*}*/", ":is(url()),:is("];
  for (const open of hidden) expect([open, nestsTooDeep(open.repeat(100))]).toEqual([open, true]);
  expect(nestsTooDeep(`a{b:url(x")} ${":is(".repeat(65)}`)).toBe(true);
  expect(nestsTooDeep(`a{b:\\75rl(x")} ${":is(".repeat(65)}`)).toBe(true);
  expect(nestsTooDeep(`a{content:"${"(".repeat(500)}"} /* ${"{".repeat(500)} */ b{background:url(${"[".repeat(500)})}`)).toBe(false);
});
