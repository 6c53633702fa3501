import { afterEach, expect, it, vi } from "vitest";
import { DatabaseUnavailable } from "../databaseErrors.ts";
import { LeaseQueue } from "./LeaseQueue.ts";

afterEach(() => void vi.useRealTimers());

it("DB48 requests are served in the order of asking", async () => {
  const queue = new LeaseQueue();
  const served: number[] = [];
  await queue.enter(1_000);
  const waiting = [1, 2, 3].map((number) => queue.enter(1_000).then(() => (served.push(number), queue.leave())));
  expect(queue.waiting).toBe(3);
  queue.leave();
  await Promise.all(waiting);
  expect(served).toEqual([1, 2, 3]);
  expect(queue.waiting).toBe(0);
});

it("DB48 who waits longer than the class allows is DatabaseUnavailable, and keeps nobody else out", async () => {
  vi.useFakeTimers();
  const queue = new LeaseQueue();
  await queue.enter(1_000);
  const impatient = expect(queue.enter(1_000)).rejects.toBeInstanceOf(DatabaseUnavailable);
  const patient = queue.enter(2_000);
  vi.advanceTimersByTime(1_500);
  await impatient;
  queue.leave();
  await patient;
});

it("DB48 a queue that closes refuses who waits and resolves when the one inside has left", async () => {
  const queue = new LeaseQueue();
  await queue.enter(1_000);
  const refused = expect(queue.enter(1_000)).rejects.toBeInstanceOf(DatabaseUnavailable);
  const closed = queue.close();
  await refused;
  await expect(queue.enter(1_000)).rejects.toBeInstanceOf(DatabaseUnavailable);
  queue.leave();
  await closed;
});

it("DB192 between two heavy pieces comes everybody light who waited when the first was over", async () => {
  const queue = new LeaseQueue();
  const served: string[] = [];
  const come = (name: string, isHeavy: boolean) => queue.enter(1_000, { isHeavy }).then(() => served.push(name));
  await queue.enter(1_000, { isHeavy: true });
  const all = [come("h1", true), come("l1", false), come("h2", true), come("l2", false)];
  queue.leave();
  // Comes while the light ones before it are served, and waits for one heavy piece at most.
  all.push(come("l3", false));
  for (let turn = 0; turn < 5; turn += 1) queue.leave();
  await Promise.all(all);
  expect(served).toEqual(["l1", "l2", "h1", "l3", "h2"]);
});
