import type { Disposable } from "#sdk/plugin/Disposable.ts";
import type { Readable } from "#sdk/plugin/Readable.ts";
import type { RootId } from "#sandbox/protocol/index.ts";
import { currentRoot } from "../roots/currentRoot.ts";
import { runAs } from "../roots/runAs.ts";

/** A readable whose value the host keeps up to date. */
export class Mirror<Value> implements Readable<Value> {
  /** Each with the component that listens. */
  readonly #listeners = new Map<(value: Value) => void, RootId | 0>();
  #value: Value;

  constructor(value: Value) {
    this.#value = value;
  }

  get value(): Value {
    return this.#value;
  }

  set(value: Value): void {
    this.#value = value;
    for (const [listener, root] of [...this.#listeners]) runAs(root, () => listener(value));
  }

  subscribe(listener: (value: Value) => void): Disposable {
    this.#listeners.set(listener, currentRoot());
    return { dispose: () => void this.#listeners.delete(listener) };
  }
}
