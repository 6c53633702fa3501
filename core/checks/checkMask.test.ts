import { expect, it } from "vitest";
import { checkMask } from "./checkMask.ts";

it("C366 a text with a mask is in its form, all of it, or empty", () => {
  const element = { type: "text", format: "aa 99" };
  const check = (value: unknown) => checkMask(element, value, { isNew: true });
  expect([check("АБ 12"), check(""), check(null), checkMask({ type: "text" }, "x", { isNew: true })]).toEqual([undefined, undefined, undefined, undefined]);
  for (const text of ["АБ 1", "АБ12", "АБ 123", "12 АБ", "😀 12", "a".repeat(10_000_000)]) expect(check(text)).toEqual({ key: "check.mask", params: { 0: "__ __" } });
});
