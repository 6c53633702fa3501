import { afterAll, vi } from "vitest";
import { builtinEnvironments, type Environment } from "vitest/runtime";

// Of each test file: files share a process, where packages and the DOM's own code are read once.
vi.resetModules();
const before = new Set(Object.getOwnPropertyNames(globalThis));
const { setupOwn } = builtinEnvironments.jsdom as Environment & { setupOwn: Environment["setup"] };
const own = await setupOwn(globalThis, {});
/** What waits when a file ends waits for a document that is gone. */
const waiting = new Set<NodeJS.Timeout>();
const { setTimeout, setInterval } = globalThis;
const kept = <Start extends typeof setTimeout | typeof setInterval>(start: Start): Start =>
  Object.assign((...args: Parameters<Start>) => {
    const timer = Reflect.apply(start, globalThis, args) as NodeJS.Timeout;
    waiting.add(timer);
    return timer;
  }, start) as Start;
Object.assign(globalThis, { setTimeout: kept(setTimeout), setInterval: kept(setInterval) });

afterAll(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  waiting.forEach((timer) => clearTimeout(timer));
  Object.assign(globalThis, { setTimeout, setInterval });
  own.teardown(globalThis);
  for (const name of Object.getOwnPropertyNames(globalThis)) if (!before.has(name)) Reflect.deleteProperty(globalThis, name);
});
