import type { RootId } from "#sandbox/protocol/index.ts";

let current: RootId | 0 = 0;
let announce: (root: RootId) => void = () => undefined;

/** How a root is announced; set once, when the realm is connected. */
export function setEnterSender(sender: (root: RootId) => void): void {
  announce = sender;
}

/** The root whose code runs now, or ran last. */
export const currentRoot = (): RootId | 0 => current;

/**
 * Says whose code runs next, before it runs: the message leaves the realm even if the code then never ends, and names
 * the culprit.
 */
export function enter(root: RootId | 0): void {
  if (root === 0 || root === current) return;
  current = root;
  announce(root);
}

/** Timers run for the root that set them. */
export function followTimers(): void {
  for (const name of ["setTimeout", "setInterval", "requestAnimationFrame"] as const) {
    const original = globalThis[name] as (callback: unknown, ...rest: unknown[]) => unknown;
    const followed = (callback: unknown, ...rest: unknown[]): unknown => {
      const root = current;
      if (typeof callback !== "function") return original(callback, ...rest);
      return original((...args: unknown[]) => {
        enter(root);
        (callback as (...given: unknown[]) => void)(...args);
      }, ...rest);
    };
    Object.defineProperty(globalThis, name, { value: followed, configurable: true, writable: true });
  }
}
