import type { EventMap } from "#sdk/capabilities/events.ts";
import { toDisposable, type Disposable } from "#sdk/plugin/Disposable.ts";
import type { Log } from "../log/Log.ts";

type Listener = (event: never) => void;

/** Facts that the application announces. A listener that throws does not keep the others from hearing. */
export class EventBus {
  readonly #listeners = new Map<keyof EventMap, Set<Listener>>();
  readonly #log: Log;

  constructor(log: Log) {
    this.#log = log;
  }

  on<Name extends keyof EventMap>(name: Name, listener: (event: EventMap[Name]) => void): Disposable {
    const listeners = this.#listeners.get(name) ?? new Set<Listener>();
    this.#listeners.set(name, listeners.add(listener as Listener));
    return toDisposable(() => listeners.delete(listener as Listener));
  }

  /** Spares whoever would have to gather an event that nobody hears. */
  isHeard(name: keyof EventMap): boolean {
    return (this.#listeners.get(name)?.size ?? 0) > 0;
  }

  emit<Name extends keyof EventMap>(name: Name, event: EventMap[Name]): void {
    for (const listener of [...(this.#listeners.get(name) ?? [])]) {
      try {
        (listener as (event: EventMap[Name]) => void)(event);
      } catch (failure) {
        this.#log.error(failure, { event: name });
      }
    }
  }
}
