import type { ReadonlySignal } from "@preact/signals-react";
import { toDisposable } from "#sdk/plugin/Disposable.ts";
import type { Readable } from "#sdk/plugin/Readable.ts";

/** A signal as the SDK shows it: listeners hear of changes, not of the present value. */
export function toReadable<Value>(source: ReadonlySignal<Value>): Readable<Value> {
  return {
    get value() {
      return source.peek();
    },
    subscribe: (listener) => {
      let isFirst = true;
      const stop = source.subscribe((value) => {
        if (isFirst) isFirst = false;
        else listener(value);
      });
      return toDisposable(stop);
    },
  };
}
