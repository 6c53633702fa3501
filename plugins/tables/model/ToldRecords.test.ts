import { expect, it } from "vitest";
import { ToldRecords } from "./ToldRecords.ts";

it("T835 a new record is news once, whether the event or the answer of its saving comes first; its later changes are news", () => {
  const told = new ToldRecords();
  expect([told.hear(["a"]), told.save("a")]).toEqual([true, false]);
  expect([told.save("b"), told.hear(["b"]), told.hear(["b"])]).toEqual([true, false, true]);
  expect([told.save("c"), told.hear(["c", "d"])]).toEqual([true, true]);
});
