import { expect, it } from "vitest";
import { keepEqual } from "./keepEqual.ts";

const before = { name: "Лойиҳа", locales: ["uz", "ru"], plugins: [{ id: "a", state: "enabled" }, { id: "b", state: "enabled" }], support: null };

it("K417 project information that is read again keeps what has not changed, part by part", () => {
  expect(keepEqual(before, structuredClone(before))).toBe(before);
  const next = keepEqual(before, { ...structuredClone(before), name: "Проект", plugins: [{ id: "a", state: "enabled" }, { id: "b", state: "hidden" }] });
  expect(next).toEqual({ name: "Проект", locales: ["uz", "ru"], plugins: [{ id: "a", state: "enabled" }, { id: "b", state: "hidden" }], support: null });
  expect([next.locales, next.plugins[0]]).toEqual([before.locales, before.plugins[0]]);
  expect(next.locales).toBe(before.locales);
  expect(next.plugins[0]).toBe(before.plugins[0]);
});

it.each([
  [["a", "b"], ["a"]],
  [["a"], ["a", "b"]],
  [{ a: 1, b: 2 }, { a: 1 }],
  [{ a: 1 }, { a: 1, b: undefined }],
  [{ b: undefined }, { a: undefined }],
  [{}, []],
  [[], {}],
  [null, {}],
  [{}, null],
  [undefined, { a: [] }],
])("K417 what differs is what came: %j, then %j", (one, other) => {
  expect(keepEqual(one, other)).toEqual(other);
  expect(keepEqual(one, other)).not.toBe(one);
});
