import { expect, it } from "vitest";
import { parseArray } from "./parseArray.ts";

it("DB4 arrays of any depth, with null elements, quoted text and bounds", () => {
  expect(parseArray("{}", String)).toEqual([]);
  expect(parseArray("{1,NULL,-3}", Number)).toEqual([1, null, -3]);
  expect(parseArray('{a,"NULL","","b, \\"c\\" \\\\ {d}"}', String)).toEqual(["a", "NULL", "", 'b, "c" \\ {d}']);
  expect(parseArray("{{1,2},{3,4}}", Number)).toEqual([[1, 2], [3, 4]]);
  expect(parseArray("[0:1][2:3]={{1,2},{3,4}}", Number)).toEqual([[1, 2], [3, 4]]);
});
