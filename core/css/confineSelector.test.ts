import { expect, it } from "vitest";
import { confineSelector } from "./confineSelector.ts";

const top = (selector: string): string => confineSelector(selector, { isNested: false, limit: "[p]" });
const nested = (selector: string): string => confineSelector(selector, { isNested: true, limit: "[p]" });

it("S352 every part of a selector is below the box, lists and nesting included", () => {
  expect(top(".a > .b, #c")).toBe(":where(:scope) .a > .b, #c:where(:not(:scope))");
  expect(top('body:has(input[value^="a"]) .mine')).toBe(':where(:scope) body:has(input[value^="a"]:not(:is([p], [p] *))) .mine');
  expect(top(":scope:hover, :scope > .a")).toBe(":scope:hover, :scope > .a");
  expect(top("html :scope .a")).toBe(":where(:scope) html :scope .a");
  expect(top(":is(:scope, body) .a")).toBe(":where(:scope) :is(:scope, body) .a");
  expect(top(".a:is(body:has(x) .a, .c)")).toBe(".a:is(:where(:scope) body:has(x:not(:is([p], [p] *))) .a, .c):where(:not(:scope))");
  expect(top(".a:not(body *)")).toBe(".a:not(:where(:scope) body *):where(:not(:scope))");
  expect(top("li:nth-child(2n + 1 of body .a)::before")).toBe("li:nth-child(2n + 1 of :where(:scope) body .a):where(:not(:scope))::before");
  expect(top(":scope:has(> :is(body td[title]))")).toBe(":scope:has(> :is(:where(:scope) body td[title]):not(:is([p], [p] *)))");
  expect(top('[title="a, b > (c"] .b')).toBe(':where(:scope) [title="a, b > (c"] .b');
  expect(top("[title=':scope &'] .b")).toBe(":where(:scope) [title=':scope &'] .b");
  expect(top(".a\\,b .c\\:scope")).toBe(":where(:scope) .a\\,b .c\\:scope");
  expect(top("::before, [a='::b']::-webkit-scrollbar-thumb:hover")).toBe(":where(:not(:scope))::before, [a='::b']:where(:not(:scope))::-webkit-scrollbar-thumb:hover");
  expect(top(":scope-x .a")).toBe(":where(:scope) :scope-x .a");
  expect(nested(".b")).toBe("& .b");
  expect(nested("> .b")).toBe("& > .b");
  expect(nested("&:hover")).toBe("&:hover");
  expect(nested("body &")).toBe(":where(:scope) body &");
  expect(nested(":is(&, body) .a")).toBe("& :is(&, body) .a");
});
