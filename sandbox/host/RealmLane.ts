import { contentLayer, type DoneMessage, type GuestError, type GuestLog, type ModuleText, type RootId } from "#sandbox/protocol/index.ts";
import type { RealmGrant } from "./grant.ts";
import type { ComponentLane, MountedComponent } from "./MountedComponent.ts";
import { ProvidedModules } from "./ProvidedModules.ts";
import type { Realm } from "./Realm.ts";
import { modulePaths } from "./RealmComponent.ts";
import type { RealmEnd } from "./RealmLink.ts";

/** A realm is renewed after so many modules or so much source (UTF-16 units), when nothing is mounted in it. */
export const maxRealmModules = 200;
export const maxRealmSource = 20 * 1024 * 1024;

/** Components that left a realm and are still known by their roots. */
const maxLeft = 1_000;

/** One try to start a component. */
export interface Attempt {
  readonly mounted: MountedComponent;
  readonly attempt: number;
}

/** False once it was begun anew, has failed or is gone: nothing more is done for that try. */
export const isCurrent = ({ mounted, attempt }: Attempt): boolean => mounted.attempt === attempt;

/** A component whose modules are compiled. */
export interface Prepared extends Attempt {
  readonly modules: readonly ModuleText[];
}

export interface RealmLaneOptions {
  readonly grant: RealmGrant;
  /** A number that no root of the group had before. */
  nextRoot(): RootId;
  /** @throws Error when no realm can be had */
  startRealm(onWait: () => void): Promise<Realm>;
  onError(error: GuestError, mounted: MountedComponent | undefined): void;
  onLog(log: GuestLog, mounted: MountedComponent | undefined): void;
  /** Nothing is drawn in the realm any more. */
  onEmpty(): void;
  /** No realm could be had. */
  onUnreachable(mounted: MountedComponent, cause: unknown): void;
  /** The realm has ended: `blamed` brought it down, `others` were in it. */
  onEnd(why: RealmEnd["why"], blamed: readonly MountedComponent[], others: readonly MountedComponent[]): void;
}

/**
 * The components of a trust group that share one realm, one realm after the other: the ui realm, or the quarantine
 * realm for those that were stopped before (X4).
 */
export class RealmLane implements ComponentLane {
  readonly #options: RealmLaneOptions;
  readonly #drawn = new Map<RootId, MountedComponent>();
  /** Those that left the present realm: what they tidy up there, and their timers, still run in their name. */
  readonly #left = new Map<RootId, MountedComponent>();
  #work: Promise<void> = Promise.resolve();
  #realm: Realm | undefined;
  #starting: Promise<Realm> | undefined;
  /** Those that came so far and are not in a realm yet. */
  readonly #waiting = new Set<MountedComponent>();
  /** All realms that there may be are taken: whoever comes now waits as well. */
  #isQueued = false;
  #provided = new ProvidedModules();
  #moduleCount = 0;
  #sourceLength = 0;
  #isDisposed = false;

  constructor(options: RealmLaneOptions) {
    this.#options = options;
  }

  /** All of one call are loaded, in order, before the first of them is drawn (spec §4). */
  start(prepared: readonly Prepared[]): void {
    if (prepared.length === 0) return;
    for (const { mounted } of prepared) this.#waiting.add(mounted);
    if (this.#isQueued) this.#setQueued(true);
    this.#work = this.#work.then(() => this.#start(prepared));
  }

  /** Has a realm ready by the time that the modules of those who are coming are compiled; then it gets them. */
  prepare(modules: readonly ModuleText[] = []): void {
    // Who comes then tries anew, and is told.
    this.#useRealm().then((realm) => this.#provide(realm, modules), () => undefined);
  }

  updateProps({ root, props }: MountedComponent): void {
    if (root !== undefined) this.#realm?.send({ kind: "update", root, props });
  }

  /** Takes a component out of its realm. */
  leave(mounted: MountedComponent): void {
    const { root } = mounted;
    if (root === undefined) return;
    mounted.root = undefined;
    this.#drawn.delete(root);
    this.#left.set(root, mounted);
    const [oldest] = this.#left.keys();
    if (this.#left.size > maxLeft && oldest !== undefined) this.#left.delete(oldest);
    this.#realm?.closeRoot(root);
    if (this.#drawn.size === 0) this.#options.onEmpty();
  }

  /** Ends a realm in which nothing is mounted: others wait for its seat. */
  rest(): void {
    if (this.#drawn.size === 0 && !this.#starting) this.#endRealm();
  }

  /** Ends for good: whatever realm is still on its way is ended when it comes. */
  dispose(): void {
    this.#isDisposed = true;
    this.#endRealm();
  }

  #endRealm(): void {
    this.#realm?.kill();
    this.#realm = undefined;
  }

  async #start(prepared: readonly Prepared[]): Promise<void> {
    const wanted = prepared.filter(isCurrent);
    try {
      if (wanted.length === 0) return;
      const realm = await this.#useRealm();
      await this.#load(realm, wanted.filter(isCurrent));
    } catch (cause) {
      for (const { mounted } of wanted.filter(isCurrent)) this.#options.onUnreachable(mounted, cause);
    } finally {
      for (const { mounted } of prepared) this.#waiting.delete(mounted);
    }
  }

  /** Nobody here has a realm until others give a seat back. */
  #setQueued(isQueued: boolean): void {
    this.#isQueued = isQueued;
    const [from, to] = isQueued ? (["starting", "queued"] as const) : (["queued", "starting"] as const);
    for (const mounted of this.#waiting) if (mounted.state.kind === from) mounted.setState({ kind: to });
  }

  async #useRealm(): Promise<Realm> {
    if (this.#isDisposed) throw new Error("the group has ended");
    const isWorn = this.#moduleCount > maxRealmModules || this.#sourceLength > maxRealmSource;
    if (isWorn) this.rest();
    if (this.#realm?.isAlive) return this.#realm;
    this.#starting ??= this.#startRealm().finally(() => {
      this.#starting = undefined;
    });
    return await this.#starting;
  }

  async #startRealm(): Promise<Realm> {
    const realm = await this.#options.startRealm(() => this.#setQueued(true)).finally(() => this.#setQueued(false));
    if (this.#isDisposed) {
      realm.kill();
      throw new Error("the group has ended");
    }
    this.#realm = realm;
    this.#left.clear();
    this.#provided = new ProvidedModules();
    this.#moduleCount = 0;
    this.#sourceLength = 0;
    realm.adopt(this.#options.grant, {
      onError: (error) => this.#options.onError(error, this.#find(error.root)),
      onLog: (log) => this.#options.onLog(log, this.#find(log.root)),
      setField: (root, value) => this.#find(root)?.setField(value) === true,
      onEnd: (end) => this.#afterEnd(realm, end),
    });
    return realm;
  }

  async #load(realm: Realm, prepared: readonly Prepared[]): Promise<void> {
    this.#provide(realm, prepared.flatMap((one) => one.modules));
    for (const { mounted } of prepared) {
      mounted.root = this.#options.nextRoot();
      this.#drawn.set(mounted.root, mounted);
      realm.drawing.receiver.openRoot(mounted.root);
    }
    const loads = new Map<string, Promise<DoneMessage>>();
    const loaded = await Promise.all(prepared.map(({ mounted }) => this.#evaluate(realm, mounted, loads)));
    await this.#draw(realm, prepared.flatMap(({ mounted }, index) => (loaded[index] ? [mounted] : [])));
  }

  /** Gives a realm what it does not have yet. */
  #provide(realm: Realm, modules: readonly ModuleText[]): void {
    const missing = this.#provided.take(modules);
    if (missing.length === 0 || realm !== this.#realm) return;
    this.#moduleCount += missing.length;
    this.#sourceLength += missing.reduce((sum, { code }) => sum + code.length, 0);
    void realm.request({ kind: "provide", modules: missing });
  }

  /** Components of one source are loaded once; where that fails each is told of its own fault. */
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
    const done = shared && !first.isOk ? await load() : first;
    if (mounted.root !== root) return false;
    if (done.isOk && !done.hasDefault) mounted.setState({ kind: "empty" });
    return done.isOk && done.hasDefault;
  }

  /** Each is shown with its first nodes; what draws nothing, when all are done. */
  async #draw(realm: Realm, loaded: readonly MountedComponent[]): Promise<void> {
    const { drawing } = realm;
    const shown = loaded.flatMap((mounted) => {
      const { root, component, props } = mounted;
      if (root === undefined) return [];
      const show = (): void => {
        if (realm.isAlive && mounted.root === root && mounted.state.kind === "starting") mounted.setState({ kind: "drawn", drawing, root });
      };
      const stop = drawing.receiver.subscribe(contentLayer(root), show);
      return [{ order: { root, modules: modulePaths(component), props }, show, stop }];
    });
    if (shown.length === 0) return;
    await realm.request({ kind: "mount", orders: shown.map(({ order }) => order) });
    for (const { stop } of shown) stop();
    for (const { show } of shown) show();
  }

  /**
   * Whoever was entered last is the culprit, also one that has left; where nobody was, all are, unless another realm took
   * this one along.
   */
  #afterEnd(realm: Realm, { why, lastEnter, isTakenAlong }: RealmEnd): void {
    if (this.#realm === realm) this.#realm = undefined;
    const inside = [...this.#drawn.values()];
    const culprit = this.#find(lastEnter) ?? this.#left.get(lastEnter);
    this.#drawn.clear();
    this.#left.clear();
    for (const mounted of inside) mounted.root = undefined;
    if (why === "killed") return;
    const blamed = isTakenAlong ? [] : culprit ? [culprit] : inside;
    this.#options.onEnd(why, blamed, inside.filter((mounted) => !blamed.includes(mounted)));
  }

  #find(root: RootId | 0): MountedComponent | undefined {
    return this.#drawn.get(root);
  }
}
