import { expect, it } from "vitest";
import { CallFailure } from "../../../http/CallFailure.ts";
import { DrawingQueue } from "./DrawingQueue.ts";

it("FI114 two pictures are drawn at a time, callers take turns, and the hundred and first that waits is refused", async () => {
  const queue = new DrawingQueue();
  const ends: (() => void)[] = [];
  const begun: string[] = [];
  const draw = (caller: string): Promise<void> =>
    queue.run(caller, () => {
      begun.push(caller);
      return new Promise((resolve) => void ends.push(resolve));
    });
  const many = Array.from({ length: 102 }, () => draw("a"));
  await expect(draw("a")).rejects.toThrow(CallFailure);
  const other = draw("b");
  expect(begun).toEqual(["a", "a"]);
  while (begun.length < 103) {
    ends.shift()?.();
    await new Promise(setImmediate);
  }
  expect(begun.slice(0, 4)).toContain("b");
  for (const end of ends) end();
  await Promise.all([...many, other]);
});
