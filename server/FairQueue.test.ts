import { describe, expect, it } from "vitest";
import { FairQueue } from "./FairQueue.ts";

describe("waiting work", () => {
  it("IS15 groups take turns, and within one group the first comes first", () => {
    const queue = new FairQueue<string>(8);
    for (const item of ["a1", "a2", "a3"]) queue.add("a", item);
    queue.add("b", "b1");
    queue.add("c", "c1");
    expect([1, 2, 3, 4, 5, 6].map(() => queue.take())).toEqual(["a1", "b1", "c1", "a2", "a3", undefined]);
  });

  it("IS15 who was just served waits for another that came later", () => {
    const queue = new FairQueue<string>(8);
    queue.add("a", "a1");
    expect(queue.take()).toBe("a1");
    queue.add("a", "a2");
    queue.add("b", "b1");
    expect([1, 2, 3].map(() => queue.take())).toEqual(["b1", "a2", undefined]);
  });

  it("IS16 a group takes so many places and no more; what gave up leaves its place", () => {
    const queue = new FairQueue<string>(2);
    expect(["x", "y", "z"].map((item) => queue.add("a", item))).toEqual([true, true, false]);
    expect(queue.add("b", "other")).toBe(true);
    queue.remove("a", "x");
    expect(queue.add("a", "z")).toBe(true);
    expect([1, 2, 3].map(() => queue.take())).toEqual(["y", "other", "z"]);
  });

  it("IS15 what comes before another item of a group is told: its own, and of the others no more than their turns", () => {
    const queue = new FairQueue<string>(8);
    for (const item of ["a1", "a2", "a3"]) queue.add("a", item);
    queue.add("b", "b1");
    expect(["a", "b", "c"].map((group) => queue.ahead(group))).toEqual([4, 3, 2]);
  });
});
