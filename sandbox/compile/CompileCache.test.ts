import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CompileCache } from "./CompileCache.ts";

const day = 24 * 60 * 60 * 1_000;
const kept = { code: "1", mappings: "", imports: [] };

/** As much of IndexedDB as the cache asks for: one store, whose requests are answered at once. */
class FakeStore {
  readonly entries = new Map<string, { usedAt: number }>();
  puts = 0;

  get(key: string): object {
    return answered(this.entries.get(key));
  }
  put(entry: { usedAt: number }, key: string): void {
    this.puts += 1;
    this.entries.set(key, entry);
  }
  count(): object {
    return answered(this.entries.size);
  }
}

function answered(result: unknown): object {
  const request = { result, onsuccess: undefined as (() => void) | undefined };
  queueMicrotask(() => request.onsuccess?.());
  return request;
}

let store: FakeStore;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
  store = new FakeStore();
  const database = { transaction: () => ({ objectStore: () => store }), addEventListener: () => undefined };
  vi.stubGlobal("indexedDB", { open: () => answered(database) });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("S549 a compiled module that is read counts as used, which is written down once a day", async () => {
  const cache = new CompileCache("1");
  await cache.write("a", kept);
  expect(await cache.read("a")).toEqual(kept);
  expect(store.puts).toBe(1);
  const later = Date.now() + day + 1;
  vi.setSystemTime(later);
  for (let time = 0; time < 3; time += 1) {
    expect(await cache.read("a")).toEqual(kept);
    await sleep(5);
    expect(store.puts).toBe(2);
  }
  expect(store.entries.get("a")?.usedAt).toBe(later);
  expect(await cache.read("none")).toBeUndefined();
});
