import { expect, it } from "vitest";
import { limitAt, limitInForce } from "./projectLimits.ts";

it("SV343 in force is what the project says, else what is usual, and never more than the cap", () => {
  const of = (settings: object, caps: object) => [limitInForce({ settings, caps }, "tasksAtOnce"), limitInForce({ settings, caps }, "importRows")];
  expect(of({}, {})).toEqual([2, undefined]);
  expect(of({ tasks: { atOnce: 5 }, imports: { maxRows: 10 } }, {})).toEqual([5, 10]);
  expect(of({ tasks: { atOnce: 5 }, imports: { maxRows: 10 } }, { tasksAtOnce: 3, importRows: 20 })).toEqual([3, 10]);
  expect(of({}, { tasksAtOnce: 1, importRows: 20 })).toEqual([1, 20]);
  expect([limitAt("files.maxMegabytes"), limitAt("files.guestMaxMegabytes")]).toEqual(["fileMegabytes", undefined]);
});
