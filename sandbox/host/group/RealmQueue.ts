import type { RealmLimits } from "#core/limits/realmLimits.ts";
import { contentLayer, type DoneMessage, type GuestError, type GuestLog, type ModuleText, type RootId } from "#sandbox/protocol/index.ts";
import { isCurrent, type Prepared } from "../component/Attempt.ts";
import { isOnItsWay } from "../component/ComponentState.ts";
import type { RealmGrant } from "../sdk/grant.ts";
import type { ComponentQueue, MountedComponent } from "../component/MountedComponent.ts";
import { ProvidedModules } from "../modules/ProvidedModules.ts";
import type { Realm } from "../realm/Realm.ts";
import { modulePaths } from "../component/RealmComponent.ts";
import type { RealmEnd } from "../realm/RealmSession.ts";

/** Components that left a realm and are still known by their roots. */
const maxLeft = 1_000;

export interface RealmQueueOptions {
  readonly limits: RealmLimits;
  readonly grant: RealmGrant;
  /** A number that no root of the group had before. */
  nextRoot(): RootId;
  /** @throws Error when no realm can be had */
  startRealm(onWait: () => void): Promise<Realm>;
  onError(error: GuestError, mounted: MountedComponent | undefined): void;
  onLog(log: GuestLog, mounted: MountedComponent | undefined): void;
  /** Called before a batch is drawn: how many operations it has for each component. */
  onDraw(operations: ReadonlyMap<MountedComponent, number>): void;
  /** Nothing is drawn in the realm any more. */
  onEmpty(): void;
  /** No realm could be had. */
  onUnreachable(mounted: MountedComponent, cause: unknown): void;
  /** The realm has ended: `blamed` brought it down, `others` were in it. */
  onEnd(why: RealmEnd["why"], blamed: readonly MountedComponent[], others: readonly MountedComponent[]): void;
}

/** A component and the realm that it is in: a worn realm has some while others are in the next one. */
interface ComponentInRealm {
  readonly mounted: MountedComponent;
  readonly realm: Realm;
}

/**
 * The queue of those components of a trust group that share a realm: the ui realm, or the quarantine realm for components
 * that were stopped before (X4). They are started in order; when their realm ends, the next ones get another.
 */
export class RealmQueue implements ComponentQueue {
  readonly #options: RealmQueueOptions;
  readonly #drawn = new Map<RootId, ComponentInRealm>();
  /** Components that left a realm that still runs: what they tidy up there, and their timers, still run in their name. */
  readonly #left = new Map<RootId, ComponentInRealm>();
  #work: Promise<void> = Promise.resolve();
  #realm: Realm | undefined;
  #starting: Promise<Realm> | undefined;
  /** Components that came so far and are not in a realm yet. */
  readonly #waiting = new Set<MountedComponent>();
  /** No slot is free: a component that comes now waits as well. */
  #isShort = false;
  #provided = new ProvidedModules();
  #moduleCount = 0;
  #sourceLength = 0;
  #isDisposed = false;

  constructor(options: RealmQueueOptions) {
    this.#options = options;
  }

  /** All components of one call are loaded, in order, before the first of them is drawn (spec §4). */
  start(prepared: readonly Prepared[]): void {
    if (prepared.length === 0) return;
    for (const { mounted } of prepared) this.#waiting.add(mounted);
    if (this.#isShort) this.#setShort(true);
    this.#work = this.#work.then(() => this.#start(prepared));
  }

  /** Has a realm ready by the time that the modules of the components that are coming are compiled; then it gets them. */
  prepare(modules: readonly ModuleText[] = []): void {
    // The component that comes then tries anew, and is told.
    this.#useRealm().then((realm) => this.#provide(realm, modules), () => undefined);
  }

  updateProps({ root, props }: MountedComponent): void {
    if (root !== undefined) this.#drawn.get(root)?.realm.send({ kind: "update", root, props });
  }

  /** Takes a component out of its realm. */
  leave(mounted: MountedComponent): void {
    const { root } = mounted;
    if (root === undefined) return;
    mounted.root = undefined;
    const placed = this.#drawn.get(root);
    if (!placed) return;
    const { realm } = placed;
    this.#drawn.delete(root);
    this.#left.set(root, placed);
    const [oldest] = this.#left.keys();
    if (this.#left.size > maxLeft && oldest !== undefined) this.#left.delete(oldest);
    realm.closeRoot(root);
    if (this.#isInhabited(realm)) return;
    if (realm === this.#realm) this.#options.onEmpty();
    else realm.kill();
  }

  /** Ends a realm in which nothing is mounted: another realm waits for its slot. */
  rest(): void {
    if (!this.#realm || this.#starting || this.#isInhabited(this.#realm)) return;
    this.#realm.kill();
    this.#realm = undefined;
  }

  /** Ends for good: a realm that is still on its way is ended when it comes. */
  dispose(): void {
    this.#isDisposed = true;
    const worn = new Set(Array.from(this.#drawn.values(), ({ realm }) => realm));
    for (const realm of worn) realm.kill();
    this.#realm?.kill();
    this.#realm = undefined;
  }

  /** The realm was given so much that it is renewed: components that are in it stay, those that come get another. */
  get #isWorn(): boolean {
    const { realmModules, realmLength } = this.#options.limits;
    return this.#moduleCount > realmModules || this.#sourceLength > realmLength;
  }

  #isInhabited(realm: Realm): boolean {
    for (const placed of this.#drawn.values()) if (placed.realm === realm) return true;
    return false;
  }

  async #start(prepared: readonly Prepared[]): Promise<void> {
    const wanted = prepared.filter(isCurrent);
    try {
      if (wanted.length === 0) return;
      if (this.#isWorn) this.#retire();
      const realm = await this.#useRealm();
      await this.#load(realm, wanted.filter(isCurrent));
    } catch (cause) {
      for (const { mounted } of wanted.filter(isCurrent)) this.#options.onUnreachable(mounted, cause);
    } finally {
      for (const { mounted } of prepared) this.#waiting.delete(mounted);
    }
  }

  /** Tells the components that wait whether a slot is free. */
  #setShort(isShort: boolean): void {
    this.#isShort = isShort;
    const [from, to] = isShort ? (["starting", "queued"] as const) : (["queued", "starting"] as const);
    for (const mounted of this.#waiting) if (mounted.state.kind === from) mounted.setState({ kind: to });
  }

  async #useRealm(): Promise<Realm> {
    if (this.#isDisposed) throw new Error("the group has ended");
    if (this.#realm?.isAlive) return this.#realm;
    this.#starting ??= this.#startRealm().finally(() => {
      this.#starting = undefined;
    });
    return await this.#starting;
  }

  /** The realm takes no component any more; it ends when the last one leaves it. */
  #retire(): void {
    if (this.#starting) return;
    this.rest();
    this.#realm = undefined;
  }

  async #startRealm(): Promise<Realm> {
    const realm = await this.#options.startRealm(() => this.#setShort(true)).finally(() => this.#setShort(false));
    if (this.#isDisposed) {
      realm.kill();
      throw new Error("the group has ended");
    }
    this.#realm = realm;
    this.#provided = new ProvidedModules();
    this.#moduleCount = 0;
    this.#sourceLength = 0;
    realm.adopt(this.#options.grant, {
      onError: (error) => this.#options.onError(error, this.#find(realm, error.root)),
      onLog: (log) => this.#options.onLog(log, this.#find(realm, log.root)),
      onDraw: (operations) => this.#options.onDraw(this.#mountedOf(realm, operations)),
      setField: (root, value) => this.#find(realm, root)?.setField(value) === true,
      onEnd: (end) => this.#afterEnd(realm, end),
    });
    return realm;
  }

  async #load(realm: Realm, prepared: readonly Prepared[]): Promise<void> {
    this.#provide(realm, prepared.flatMap((one) => one.modules));
    for (const { mounted } of prepared) {
      mounted.root = this.#options.nextRoot();
      mounted.isBegun = false;
      this.#drawn.set(mounted.root, { mounted, realm });
      realm.drawing.receiver.openRoot(mounted.root);
    }
    const loads = new Map<string, Promise<DoneMessage>>();
    const loading = prepared.map(({ mounted }) => this.#evaluate(realm, mounted, loads));
    await this.#draw(realm, prepared.map(({ mounted }) => mounted), loading);
  }

  /** Gives a realm what it does not have yet. */
  #provide(realm: Realm, modules: readonly ModuleText[]): void {
    if (realm !== this.#realm) return;
    const missing = this.#provided.take(modules);
    if (missing.length === 0) return;
    this.#moduleCount += missing.length;
    this.#sourceLength += missing.reduce((sum, { code }) => sum + code.length, 0);
    void realm.request({ kind: "provide", modules: missing });
  }

  /**
   * Components of one source are loaded once; where that fails each is told of its own fault.
   * @returns true for one that was loaded only then: it has still to be drawn
   */
  async #evaluate(realm: Realm, mounted: MountedComponent, loads: Map<string, Promise<DoneMessage>>): Promise<boolean> {
    const { root } = mounted;
    if (root === undefined || !realm.isAlive) return false;
    const modules = modulePaths(mounted.component);
    const load = (): Promise<DoneMessage> => realm.request({ kind: "load", root, modules });
    const key = modules.join("\n");
    const shared = loads.get(key);
    const loading = shared ?? load();
    loads.set(key, loading);
    const first = await loading;
    const isAgain = shared !== undefined && !first.isOk;
    const done = isAgain ? await load() : first;
    if (mounted.root !== root) return false;
    if (done.isOk && !done.hasDefault) mounted.setState({ kind: "empty" });
    return isAgain && done.isOk;
  }

  /**
   * Asks for all of them right behind their loads: the realm draws those that were loaded. Their boxes, and with them their styles,
   * are made meanwhile, after the scripts have run (spec §4). Each is shown with its first nodes; what draws nothing, when
   * all are done.
   */
  async #draw(realm: Realm, wanted: readonly MountedComponent[], loading: readonly Promise<boolean>[]): Promise<void> {
    const { drawing } = realm;
    const shown = wanted.flatMap((mounted) => {
      const { root } = mounted;
      if (root === undefined) return [];
      const pass = (kind: "mounting" | "drawn"): void => {
        if (realm.isAlive && mounted.root === root && isOnItsWay(mounted.state)) mounted.setState({ kind, drawing, root });
      };
      const show = (): void => pass("drawn");
      return [{ makeBox: () => pass("mounting"), show, stop: drawing.receiver.subscribe(contentLayer(root), show) }];
    });
    const drawn = mount(realm, wanted);
    const again = await Promise.all(loading);
    for (const { makeBox } of shown) makeBox();
    await mount(realm, wanted.filter((_, index) => again[index]));
    await drawn;
    for (const { stop } of shown) stop();
    for (const { show } of shown) show();
    for (const mounted of wanted) mounted.isBegun = true;
  }

  /**
   * The component to blame may have left the realm by now. Where the guard names none, all components in the realm are to
   * blame, unless another realm brought the guard down.
   */
  #afterEnd(realm: Realm, { why, culprit, isTakenAlong }: RealmEnd): void {
    if (this.#realm === realm) this.#realm = undefined;
    const left = takeOut(this.#left, realm);
    const known = this.#find(realm, culprit) ?? left.get(culprit);
    const inside = [...takeOut(this.#drawn, realm).values()];
    for (const mounted of inside) mounted.root = undefined;
    if (why === "killed") return;
    const blamed = isTakenAlong ? [] : known ? [known] : inside;
    this.#options.onEnd(why, blamed, inside.filter((mounted) => !blamed.includes(mounted)));
  }

  #mountedOf(realm: Realm, operations: ReadonlyMap<RootId, number>): ReadonlyMap<MountedComponent, number> {
    const found = [...operations].map(([root, count]) => [this.#find(realm, root), count] as const);
    return new Map(found.filter((entry): entry is [MountedComponent, number] => entry[0] !== undefined));
  }

  #find(realm: Realm, root: RootId | 0): MountedComponent | undefined {
    const placed = this.#drawn.get(root);
    return placed?.realm === realm ? placed.mounted : undefined;
  }
}

async function mount(realm: Realm, wanted: readonly MountedComponent[]): Promise<void> {
  const orders = wanted.flatMap(({ root, component, props }) => (root === undefined ? [] : [{ root, modules: modulePaths(component), props }]));
  if (orders.length > 0) await realm.request({ kind: "mount", orders });
}

/** Takes the components of a realm out of a map. */
function takeOut(all: Map<RootId, ComponentInRealm>, realm: Realm): Map<RootId, MountedComponent> {
  const own = new Map<RootId, MountedComponent>();
  for (const [root, placed] of all) if (placed.realm === realm) own.set(root, placed.mounted);
  for (const root of own.keys()) all.delete(root);
  return own;
}
