import { isCancelled } from "#sdk/errors/PlatonError.ts";
import type { Disposable } from "#sdk/plugin/Disposable.ts";
import { subscriptionCalls, type PushMessage, type RootId, type SubscriptionId } from "#sandbox/protocol/index.ts";
import { runAs } from "../roots/runAs.ts";
import type { CallHost } from "./callHost.ts";

/** A member of a capability that is to be listened to. */
export interface Listening {
  readonly root: RootId | 0;
  readonly capability: string;
  readonly member: string;
  readonly args: readonly unknown[];
  readonly listener: (value: never) => void;
}

interface Listener {
  readonly root: RootId | 0;
  readonly hear: (value: never) => void;
}

/** Listeners stay here; the host knows them by number, and ends them with their root (X3). */
export class GuestSubscriptions {
  readonly #call: CallHost;
  readonly #listeners = new Map<SubscriptionId, Listener>();
  #latest = 0;
  #ended: SubscriptionId[] = [];

  constructor(call: CallHost) {
    this.#call = call;
  }

  get size(): number {
    return this.#listeners.size;
  }

  start({ root, capability, member, args, listener }: Listening): Disposable {
    this.#latest += 1;
    const subscription = this.#latest;
    this.#listeners.set(subscription, { root, hear: listener });
    void this.#call(capability, member, [{ root, subscription }, ...args], root).catch((failure: unknown) => {
      this.#listeners.delete(subscription);
      // No call waits for the answer: the author reads it where unhandled rejections are written down.
      if (!isCancelled(failure)) throw failure;
    });
    return { dispose: () => this.#end(subscription) };
  }

  hear({ number, values }: PushMessage): void {
    for (const [subscription, value] of JSON.parse(values) as [SubscriptionId, never][]) {
      const listener = this.#listeners.get(subscription);
      if (listener) runAs(listener.root, () => listener.hear(value));
    }
    this.#say(subscriptionCalls.taken, number);
  }

  /** A root has ended: its listeners hear nothing more, whoever forgot to dispose of them. */
  forget(root: RootId): void {
    for (const [subscription, listener] of this.#listeners) {
      if (listener.root === root) this.#listeners.delete(subscription);
    }
  }

  /** Many end in one go when a component is taken away: one call tells of them all. */
  #end(subscription: SubscriptionId): void {
    if (!this.#listeners.delete(subscription)) return;
    this.#ended.push(subscription);
    if (this.#ended.length > 1) return;
    queueMicrotask(() => this.#say(subscriptionCalls.end, this.#ended.splice(0)));
  }

  #say(method: string, value: unknown): void {
    void this.#call(subscriptionCalls.capability, method, [value], 0).catch(() => undefined);
  }
}
