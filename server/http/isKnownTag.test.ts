import { expect, it } from "vitest";
import { isKnownTag } from "./isKnownTag.ts";

it.each([
  ['"a"', true], ['W/"a"', true], ['"b", W/"a"', true], ["*", true], [" * ", true],
  ['"b"', false], ["a", false], ["", false], [null, false],
])("H37 who names the tag of what there is, or any by \"*\", has it already: %s", (header, expected) => {
  expect(isKnownTag(header, '"a"')).toBe(expected);
});
