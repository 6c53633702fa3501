import fc from "fast-check";
import { expect, it } from "vitest";
import { joinIds, splitIds } from "./idList.ts";

it("C215 ids come back as they were, whatever stands in them; what nobody encoded is read as it stands", () => {
  const isKept = (list: string[]): boolean => JSON.stringify(splitIds(joinIds(list))) === JSON.stringify(list);
  const ids = fc.array(fc.string({ unit: "grapheme" }), { minLength: 1 });
  fc.assert(fc.property(ids, isKept));
  fc.assert(fc.property(fc.array(fc.stringMatching(/^[%,2C5]{0,6}$/), { minLength: 1 }), isKept));
  expect(joinIds(["a, b", "5%"])).toBe("a%2C b,5%25");
  expect(splitIds("UZ,KZ")).toEqual(["UZ", "KZ"]);
  expect(splitIds("50% off,%zz")).toEqual(["50% off", "%zz"]);
});
