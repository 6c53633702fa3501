import type { DeathCause, GuestError, ModuleText, Plain, RootId } from "#sandbox/protocol/index.ts";
import { isOnItsWay, type ComponentFailure } from "../component/ComponentState.ts";
import { ExpressionRunner } from "../expressions/ExpressionRunner.ts";
import { FrameQueue } from "../frame/FrameQueue.ts";
import type { RealmGrant } from "../sdk/grant.ts";
import { GroupCode, type GroupCodeOptions } from "../modules/GroupCode.ts";
import { MountedComponent } from "../component/MountedComponent.ts";
import type { RealmComponent } from "../component/RealmComponent.ts";
import { isCurrent, type Attempt, type Prepared } from "../component/Attempt.ts";
import { paintKeyOf } from "../component/paintKeyOf.ts";
import type { PaintWatch } from "../paint/PaintWatch.ts";
import type { RealmPool } from "../realm/RealmPool.ts";
import { endedBy, GroupFaults, type GroupFaultsOptions } from "./GroupFaults.ts";
import { GroupGuard } from "./GroupGuard.ts";
import { RealmQueue } from "./RealmQueue.ts";

export interface RealmGroupOptions extends GroupCodeOptions, GroupFaultsOptions {
  readonly grant: RealmGrant;
  readonly pool: RealmPool;
  readonly paint: PaintWatch;
}

/** The queue in which a component runs, and its modules; or why it does not run. */
type Verdict = { readonly queue: RealmQueue | FrameQueue; readonly modules: readonly ModuleText[] } | ComponentFailure;

/**
 * All components of one trust group. They share a realm, are started in order, and survive one another's faults: one
 * that brought the realm down begins again, when asked, in a realm apart (X4).
 */
export class RealmGroup {
  readonly #options: RealmGroupOptions;
  readonly #code: GroupCode;
  readonly #faults: GroupFaults;
  readonly #guard: GroupGuard;
  readonly #mounted = new Set<MountedComponent>();
  /** Components that the project's quarantine stopped. */
  readonly #stoppedForAll = new Set<MountedComponent>();
  /** Components that are not painted, because painting them ended a document. */
  readonly #unpainted = new Set<MountedComponent>();
  readonly #ui: RealmQueue;
  readonly #quarantine: RealmQueue;
  readonly #frames: FrameQueue;
  /** Runs the group's expressions that are programs. */
  readonly expressions: ExpressionRunner;
  #waiting: Attempt[] = [];
  #work: Promise<void> = Promise.resolve();
  #latestRoot: RootId = 0;

  constructor(options: RealmGroupOptions) {
    this.#options = options;
    const { limits, pool } = options;
    this.#code = new GroupCode(options);
    this.#faults = new GroupFaults(options);
    this.#guard = new GroupGuard(pool);
    this.#ui = this.#createQueue();
    this.#quarantine = this.#createQueue();
    this.#frames = this.#createFrameQueue();
    this.expressions = new ExpressionRunner({
      limits,
      startRealm: () => pool.startExpressions(() => this.#guard.use()),
      onIdle: () => this.#restIfShort(),
      onStopped: (source, why) => this.#faults.tellExpression(source, why),
    });
  }

  /** Components that are mounted in one go (the components of a page) are loaded in order before the first is drawn. */
  mount(component: RealmComponent, props: Plain): MountedComponent {
    const known = this.#code.know(component);
    const mounted = new MountedComponent({
      component: known,
      paintKey: paintKeyOf(this.#options.name, known),
      props,
      onProps: () => mounted.queue?.updateProps(mounted),
      onRetry: () => this.#retry(mounted),
      onDispose: () => this.#dispose(mounted),
      onSlow: () => {
        mounted.queue?.leave(mounted);
        void this.#stop(mounted, "painting");
      },
    });
    this.#mounted.add(mounted);
    this.#enqueue(mounted);
    return mounted;
  }

  /**
   * Compiles what is to be mounted soon, and gives its code to a realm: not run before it is mounted.
   * @returns settles when it is compiled, or cannot be; a realm that is there has it by then
   */
  async prepare(component: RealmComponent): Promise<void> {
    // A frame realm is each component's own.
    if (component.realm === "frame" || this.#faults.isStoppedForAll(component)) return;
    this.#ui.prepare();
    // A component that does not compile fails again when it is mounted, and is told of there.
    const modules = await this.#code.compile(component).catch(() => undefined);
    if (Array.isArray(modules)) this.#ui.prepare(modules);
  }

  /** Stops the components that the project's quarantine names now; those that it names no more begin anew. */
  reviewQuarantine(): void {
    for (const mounted of this.#mounted) {
      const isStopped = this.#faults.isStoppedForAll(mounted.component);
      if (isStopped && !this.#stoppedForAll.has(mounted)) this.#stopForAll(mounted);
      if (!isStopped && this.#stoppedForAll.delete(mounted)) void this.#release(mounted);
    }
  }

  /** Ends realms in which nothing is mounted. */
  rest(): void {
    this.#ui.rest();
    this.#quarantine.rest();
    this.expressions.rest();
  }

  /** A component that was just taken away may be mounted again at once: only after that is known whether the realm is idle. */
  #restIfShort(): void {
    queueMicrotask(() => {
      const isComing = [...this.#mounted].some(({ state, component }) => isOnItsWay(state) && component.realm !== "frame");
      if (!isComing && this.#options.pool.slots.isShort) this.rest();
    });
  }

  dispose(): void {
    for (const mounted of [...this.#mounted]) mounted.dispose();
    this.#ui.dispose();
    this.#quarantine.dispose();
    this.#frames.dispose();
    this.expressions.dispose();
    void this.#guard.closeIfIdle();
  }

  #createQueue(): RealmQueue {
    return new RealmQueue({
      limits: this.#options.limits,
      grant: this.#options.grant,
      nextRoot: () => (this.#latestRoot += 1),
      startRealm: (onWait) => this.#guard.startRealm(onWait),
      onError: (error, mounted) => this.#hearError(error, mounted),
      onLog: (log, mounted) => this.#faults.tellLog(log, mounted?.component),
      onDraw: (operations) => this.#options.paint.drew(operations),
      onEmpty: () => this.#restIfShort(),
      onUnreachable: (mounted, cause) => this.#failUnreachable(mounted, cause),
      onEnd: (why, blamed, others) => {
        this.#guard.renew();
        for (const mounted of blamed) void this.#stop(mounted, why);
        for (const mounted of others) mounted.retry();
      },
    });
  }

  #createFrameQueue(): FrameQueue {
    return new FrameQueue({
      limits: this.#options.limits,
      grant: this.#options.grant,
      pool: this.#options.pool,
      useGuard: () => this.#guard.use("frame"),
      onError: (error, mounted) => this.#hearError(error, mounted),
      onLog: (log, mounted) => this.#faults.tellLog(log, mounted.component),
      onUnreachable: (mounted, cause) => this.#failUnreachable(mounted, cause),
      onTakenAlong: (mounted) => {
        this.#guard.renew();
        mounted.retry();
      },
      onEnd: (why, mounted) => void this.#stop(mounted, why),
    });
  }

  /** A person who asks for a component that is not painted takes the risk: if it hangs the page again, it is not painted again. */
  #retry(mounted: MountedComponent): void {
    if (this.#unpainted.delete(mounted)) this.#options.paint.lift(mounted.paintKey);
    this.#enqueue(mounted);
  }

  #enqueue(mounted: MountedComponent): void {
    this.#waiting.push({ mounted, attempt: mounted.attempt });
    if (this.#waiting.length > 1) return;
    queueMicrotask(() => {
      const batch = this.#waiting;
      this.#waiting = [];
      this.#work = this.#work.then(() => this.#start(batch)).catch((cause: unknown) => {
        for (const { mounted } of batch.filter(isCurrent)) this.#failUnreachable(mounted, cause);
      });
    });
  }

  /** Compiles the components that may run; those that may not fail here. Equal ones are judged once. */
  async #start(batch: readonly Attempt[]): Promise<void> {
    const verdicts = new Map<RealmComponent, Promise<Verdict>>();
    const judge = (component: RealmComponent): Promise<Verdict> => {
      const verdict = verdicts.get(component) ?? this.#judge(component);
      verdicts.set(component, verdict);
      return verdict;
    };
    const prepared = (await Promise.all(batch.map((one) => this.#prepare(one, judge)))).filter((one) => one !== undefined);
    for (const queue of [this.#ui, this.#quarantine, this.#frames]) queue.start(prepared.filter(({ mounted }) => mounted.queue === queue));
  }

  async #prepare(one: Attempt, judge: (component: RealmComponent) => Promise<Verdict>): Promise<Prepared | undefined> {
    if (!isCurrent(one)) return undefined;
    const { mounted, attempt } = one;
    if (this.#faults.isStoppedForAll(mounted.component)) {
      this.#stopForAll(mounted);
      return undefined;
    }
    const verdict = await judge(mounted.component);
    if (!isCurrent(one)) return undefined;
    const blame = await this.#options.paint.review(mounted.paintKey);
    if (!isCurrent(one)) return undefined;
    if (blame) return this.#refusePainting(mounted, blame);
    if ("reason" in verdict) {
      this.#fail(mounted, verdict);
      // The report names the component whose source is at fault.
      if (verdict.reason === "compile") this.#faults.tellRefused(this.#code.findFaulty(mounted.component, verdict.place), verdict);
      return undefined;
    }
    mounted.queue = verdict.queue;
    return { mounted, attempt, modules: verdict.modules };
  }

  async #judge(component: RealmComponent): Promise<Verdict> {
    const failure = (reason: ComponentFailure["reason"], message: string): ComponentFailure => ({ reason, component: component.name, message });
    if (await this.#faults.isStoppedHere(component)) return failure("quarantined", "stopped too often");
    const queue = await this.#queueOf(component);
    if (queue === this.#ui) this.#ui.prepare();
    const modules = await this.#code.compile(component);
    if (!Array.isArray(modules)) return modules as ComponentFailure;
    if (queue === this.#frames && !this.#options.grant.mayUseFrames) return failure("notGranted", "a document of its own is not granted");
    return { queue, modules };
  }

  async #queueOf(component: RealmComponent): Promise<RealmQueue | FrameQueue> {
    if (component.realm === "frame") return this.#frames;
    return (await this.#faults.hasStrikes(component)) ? this.#quarantine : this.#ui;
  }

  /** A document ended as it was painted; told of once. */
  #refusePainting(mounted: MountedComponent, blame: "new" | "told"): undefined {
    this.#unpainted.add(mounted);
    if (blame === "told") return this.#failEnded(mounted, "ended", "painting");
    this.#options.paint.tell(mounted.paintKey);
    void this.#stop(mounted, "painting");
    return undefined;
  }

  #dispose(mounted: MountedComponent): void {
    this.#mounted.delete(mounted);
    this.#unpainted.delete(mounted);
    this.#stoppedForAll.delete(mounted);
    mounted.queue?.leave(mounted);
  }

  #hearError({ phase, message, frames }: GuestError, mounted: MountedComponent | undefined): void {
    const place = this.#code.findPlace(frames);
    this.#faults.tellError(message, place, mounted?.component);
    if (!mounted || phase === "later") return;
    mounted.queue?.leave(mounted);
    this.#fail(mounted, { reason: phase, component: mounted.component.name, message, ...(place && { place }) });
  }

  async #stop(mounted: MountedComponent, why: DeathCause): Promise<void> {
    const { component } = mounted;
    const striking = this.#faults.strike(component, why);
    // A component that failed before keeps the notice that stands in its place.
    const isShown = mounted.state.kind !== "failed";
    if (isShown) this.#failEnded(mounted, "ended", why);
    if ((await striking) && isShown) this.#failEnded(mounted, "quarantined", why);
  }

  #failEnded(mounted: MountedComponent, reason: "ended" | "quarantined", why: DeathCause): undefined {
    this.#fail(mounted, { reason, component: mounted.component.name, message: endedBy(why), why });
    return undefined;
  }

  #stopForAll(mounted: MountedComponent): void {
    this.#stoppedForAll.add(mounted);
    mounted.queue?.leave(mounted);
    this.#fail(mounted, { reason: "quarantined", component: mounted.component.name, message: "stopped for the whole project" });
  }

  /** Released for all, it is released here too. */
  async #release(mounted: MountedComponent): Promise<void> {
    await this.#faults.forgive(mounted.component);
    if (!mounted.isDisposed) mounted.retry();
  }

  #fail(mounted: MountedComponent, failure: ComponentFailure): void {
    mounted.fail(failure);
    this.#restIfShort();
  }

  #failUnreachable(mounted: MountedComponent, cause: unknown): void {
    this.#fail(mounted, { reason: "unreachable", component: mounted.component.name, message: String(cause) });
  }
}
