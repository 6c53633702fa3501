import type { Disposable } from "#sdk/plugin/Disposable.ts";
import type { Readable } from "#sdk/plugin/Readable.ts";

/** A readable whose value the host keeps up to date. */
export class Mirror<Value> implements Readable<Value> {
  readonly #listeners = new Set<(value: Value) => void>();
  #value: Value;

  constructor(value: Value) {
    this.#value = value;
  }

  get value(): Value {
    return this.#value;
  }

  set(value: Value): void {
    this.#value = value;
    for (const listener of [...this.#listeners]) listener(value);
  }

  subscribe(listener: (value: Value) => void): Disposable {
    this.#listeners.add(listener);
    return { dispose: () => void this.#listeners.delete(listener) };
  }
}
