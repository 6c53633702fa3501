import type { Disposable } from "#sdk/plugin/Disposable.ts";
import {
  isSubscriptionId,
  readSubscriptionAddress,
  subscriptionCalls,
  type GuestRefusal,
  type Plain,
  type PushMessage,
  type RootId,
  type SubscriptionId,
} from "#sandbox/protocol/index.ts";
import type { GuestSubscription, RealmGrant } from "./grant.ts";
import { CallRefused } from "./CallRefused.ts";
import type { GuestMethod, GuestMethods } from "./exposeCalls.ts";
import { PushQueue } from "./PushQueue.ts";

/** Subscriptions of one component, and of a realm. */
export const maxRootSubscriptions = 200;
export const maxRealmSubscriptions = 1_000;

export interface RealmSubscriptionsOptions {
  readonly subscriptions: RealmGrant["subscriptions"];
  send(message: PushMessage): void;
  /** Whether a root is open: what a guest says of others is not believed. */
  hasRoot(root: RootId): boolean;
}

interface OpenSubscription {
  readonly root: RootId;
  readonly source: Disposable;
}

/** A subscription that a guest begins, as it has been read. */
interface Start {
  readonly root: RootId;
  readonly id: SubscriptionId;
  readonly args: readonly unknown[];
}

/**
 * What the components of one realm listen to (X3). Each root owns its subscriptions, which end with the root, even if
 * the guest never answers.
 */
export class RealmSubscriptions implements Disposable {
  readonly #options: RealmSubscriptionsOptions;
  readonly #queue: PushQueue;
  readonly #open = new Map<SubscriptionId, OpenSubscription>();
  readonly #roots = new Map<RootId, Set<SubscriptionId>>();
  #isDisposed = false;

  constructor(options: RealmSubscriptionsOptions) {
    this.#options = options;
    this.#queue = new PushQueue((message) => options.send(message));
  }

  /** Open subscriptions, roots that have some, and values that wait. */
  get size(): number {
    return this.#open.size + this.#roots.size + this.#queue.size;
  }

  /** The calls by which a guest begins and ends them, for the same filter as every other call. */
  get methods(): GuestMethods {
    const starts = Object.entries(this.#options.subscriptions).map(([capability, members]) => {
      const methods = Object.entries(members).map(([member, one]) => [member, this.#startMethod(one)]);
      return [capability, Object.fromEntries(methods)];
    });
    const own = { [subscriptionCalls.end]: this.#endMethod(), [subscriptionCalls.taken]: this.#takenMethod() };
    return { ...Object.fromEntries(starts), [subscriptionCalls.capability]: own } as GuestMethods;
  }

  closeRoot(root: RootId): void {
    for (const id of [...(this.#roots.get(root) ?? [])]) this.#end(id);
  }

  dispose(): void {
    this.#isDisposed = true;
    for (const id of [...this.#open.keys()]) this.#end(id);
  }

  #startMethod(subscription: GuestSubscription): GuestMethod {
    return {
      accept: ([given, ...rest]) => {
        const address = readSubscriptionAddress(given);
        const args = address && subscription.accept(rest);
        return args && [address.root, address.subscription, args];
      },
      run: async (root: RootId, id: SubscriptionId, args: readonly unknown[]) =>
        await Promise.resolve(this.#start(subscription, { root, id, args })),
    };
  }

  #start(subscription: GuestSubscription, { root, id, args }: Start): void {
    // Said before the root was closed, heard after it.
    if (this.#isDisposed || !this.#options.hasRoot(root)) throw closed();
    const ofRoot = this.#roots.get(root) ?? new Set();
    if (this.#open.has(id)) throw taken();
    if (ofRoot.size >= maxRootSubscriptions) throw tooMany(maxRootSubscriptions);
    if (this.#open.size >= maxRealmSubscriptions) throw tooMany(maxRealmSubscriptions);
    const source = subscription.start(args, (value) => {
      if (this.#open.has(id)) this.#queue.add(id, value, subscription.join);
    });
    this.#open.set(id, { root, source });
    this.#roots.set(root, ofRoot.add(id));
  }

  #end(id: SubscriptionId): void {
    const open = this.#open.get(id);
    if (!open) return;
    this.#open.delete(id);
    this.#queue.drop(id);
    const ofRoot = this.#roots.get(open.root);
    ofRoot?.delete(id);
    if (ofRoot?.size === 0) this.#roots.delete(open.root);
    open.source.dispose();
  }

  #endMethod(): GuestMethod {
    return {
      accept: ([ids]) => (isIdList(ids) ? [ids] : undefined),
      run: async (ids: readonly SubscriptionId[]) => {
        for (const id of ids) this.#end(id);
        await Promise.resolve();
      },
    };
  }

  #takenMethod(): GuestMethod {
    return {
      accept: ([number]) => (isSubscriptionId(number) ? [number] : undefined),
      run: async (number: number) => await Promise.resolve(this.#queue.taken(number)),
    };
  }
}

const isIdList = (ids: Plain | undefined): boolean =>
  Array.isArray(ids) && ids.length <= maxRealmSubscriptions && ids.every(isSubscriptionId);

const refused = (code: string, family: GuestRefusal["family"], message: string, params = {}): CallRefused =>
  new CallRefused({ code, family, message, details: { params } });

const closed = (): CallRefused => refused("cancelled", "cancelled", "the component is gone");
const taken = (): CallRefused =>
  refused("invalid_arguments", "bug", "the subscription is open", { method: "subscriptions" });
const tooMany = (max: number): CallRefused =>
  refused("too_many_subscriptions", "expected", `more than ${max} subscriptions`, { max });
