import { toDisposable, type Disposable } from "./Disposable.ts";
import type { Readable } from "./Readable.ts";

/**
 * Counts what was handed to a plugin and is not given back yet. When it is not empty after the plugin was switched off
 * and its views are gone, the plugin leaks.
 * @since 1.0.0
 * @example const ledger = new Ledger(); ledger.track("events.on AfterLogin", bus.on("AfterLogin", greet)).dispose();
 */
export class Ledger {
  readonly #open = new Map<Disposable, string>();

  /** What is still out, each as a line for a person. */
  get open(): string[] {
    return [...this.#open.values()];
  }

  track(what: string, disposable: Disposable): Disposable {
    const tracked = toDisposable(() => {
      this.#open.delete(tracked);
      disposable.dispose();
    });
    this.#open.set(tracked, what);
    return tracked;
  }

  /** The same readable; its subscriptions are counted. */
  readable<Value>(what: string, source: Readable<Value>): Readable<Value> {
    return {
      get value() {
        return source.value;
      },
      subscribe: (listener) => this.track(`${what}.subscribe`, source.subscribe(listener)),
    };
  }
}
