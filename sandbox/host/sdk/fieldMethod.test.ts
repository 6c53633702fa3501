import { expect, it } from "vitest";
import { maxFieldValue, type Plain } from "#sandbox/protocol/index.ts";
import { fieldMethod } from "./fieldMethod.ts";

const given: [root: number, value: Plain][] = [];
const method = fieldMethod((root) => root < 3, (root, value) => root === 1 && given.push([root, value]) > 0);
const run = method.run as (...args: readonly unknown[]) => Promise<unknown>;

it("S330 a field takes plain data of at most 64 KB under the root that says it; no value is null", async () => {
  expect(method.accept([1, { stars: [3] }])).toEqual([1, { stars: [3] }]);
  expect(method.accept([1, undefined])).toEqual([1, null]);
  expect(method.accept([1, "x".repeat(maxFieldValue - 2)])).toHaveLength(2);
  for (const args of [[1, "x".repeat(maxFieldValue)], [0, 1], ["1", 1], [-1, 1], [1.5, 1], [null, 1], []]) expect(method.accept(args)).toBeUndefined();
  await run(1, 5);
  expect(given).toEqual([[1, 5]]);
});

it("S331 a component that draws no field is refused, and so is one that is gone", async () => {
  for (const root of [2, 3]) await expect(run(root, 5)).rejects.toMatchObject({ refusal: { code: "capability_missing" } });
  expect(given).toHaveLength(1);
});
