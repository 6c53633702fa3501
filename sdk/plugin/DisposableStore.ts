import type { Disposable } from "./Disposable.ts";

/**
 * Owns disposables and gives them back together, last registered first.
 * One that is added after the store was disposed is given back at once: nothing can outlive its owner.
 * @since 1.0.0
 * @example const store = new DisposableStore(); store.add(events.on("AfterLogin", greet)); store.dispose();
 */
export class DisposableStore implements Disposable {
  readonly #owned = new Set<Disposable>();
  #isDisposed = false;

  /** How many are still owned; the suites fail when it is not 0 after a plugin is switched off. */
  get size(): number {
    return this.#owned.size;
  }

  get isDisposed(): boolean {
    return this.#isDisposed;
  }

  /** Takes ownership and returns a handle that gives back this one early. */
  add(disposable: Disposable): Disposable {
    if (this.#isDisposed) {
      disposable.dispose();
      return disposable;
    }
    const handle: Disposable = {
      dispose: () => {
        if (this.#owned.delete(handle)) disposable.dispose();
      },
    };
    this.#owned.add(handle);
    return handle;
  }

  /** Gives back everything. An error in one does not keep the others; they are thrown together at the end. */
  dispose(): void {
    this.#isDisposed = true;
    const failures: unknown[] = [];
    for (const handle of [...this.#owned].reverse()) {
      try {
        handle.dispose();
      } catch (failure) {
        failures.push(failure);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, "some disposables could not be given back");
  }
}
