import { toDisposable } from "../plugin/Disposable.ts";
import type { Readable } from "../plugin/Readable.ts";

/** A {@link Readable} that a test can change. */
export interface Writable<Value> extends Readable<Value> {
  set(value: Value): void;
}

/**
 * Stands for a value of the kernel in a test.
 * @since 1.0.0
 * @example const locale = createWritable<Locale>("uz"); locale.set("en");
 */
export function createWritable<Value>(first: Value): Writable<Value> {
  let value = first;
  const listeners = new Set<(value: Value) => void>();
  return {
    get value() {
      return value;
    },
    set: (next) => {
      value = next;
      for (const listener of [...listeners]) listener(next);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return toDisposable(() => listeners.delete(listener));
    },
  };
}
