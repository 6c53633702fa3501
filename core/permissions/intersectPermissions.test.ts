import fc from "fast-check";
import { expect, it } from "vitest";
import { hasPermission } from "./hasPermission.ts";
import { intersectPermissions } from "./intersectPermissions.ts";

it.each([
  [["tables.*"], ["*.cities.read", "pages.main"], ["tables.cities.read"]],
  [["*"], ["a.b", "c.*"], ["a.b", "c.*"]],
  [["a.*.read"], ["a.cities.*"], ["a.cities.read"]],
  [["a.*.read"], ["a.cities.write"], []],
  [["tables.*"], ["tables"], []],
  [[], ["*"], []],
])("TK1 what %j and %j have in common is %j", (some, others, both) => {
  expect(intersectPermissions(some, others)).toEqual(both);
  expect(intersectPermissions(others, some)).toEqual(both);
});

it("TK1 a permission is in what two lists have in common exactly when each of them covers it", () => {
  const word = fc.constantFrom("a", "b", "*");
  const pattern = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join("."));
  const wanted = fc.array(fc.constantFrom("a", "b"), { minLength: 1, maxLength: 5 }).map((words) => words.join("."));
  const list = fc.array(pattern, { maxLength: 4 });
  fc.assert(fc.property(list, list, wanted, (some, others, one) => {
    expect(hasPermission(intersectPermissions(some, others), one)).toBe(hasPermission(some, one) && hasPermission(others, one));
  }), { numRuns: 2_000 });
});
