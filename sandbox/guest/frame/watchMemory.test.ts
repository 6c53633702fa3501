import { afterEach, expect, it, vi } from "vitest";
import { maxFrameMemory, watchMemory } from "./watchMemory.ts";

afterEach(() => void vi.useRealTimers());

it("S309 a document that holds more than 256 MB says so once; an engine that does not tell is not asked", () => {
  vi.useFakeTimers();
  const memory = { usedJSHeapSize: maxFrameMemory };
  let full = 0;
  watchMemory(() => (full += 1), { memory } as never);
  watchMemory(() => (full += 1), {} as never);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(10_000);
  expect(full).toBe(0);
  memory.usedJSHeapSize += 1;
  vi.advanceTimersByTime(10_000);
  expect(full).toBe(1);
  expect(vi.getTimerCount()).toBe(0);
});
