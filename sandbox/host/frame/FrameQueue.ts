import type { RealmLimits } from "#core/limits/realmLimits.ts";
import type { Disposable } from "#sdk/plugin/Disposable.ts";
import type { GuestError, GuestLog } from "#sandbox/protocol/index.ts";
import type { RealmGrant } from "../sdk/grant.ts";
import type { Guard } from "../guard/Guard.ts";
import { randomLabel } from "../guard/GuardFrame.ts";
import type { ComponentQueue, MountedComponent } from "../component/MountedComponent.ts";
import { modulePaths } from "../component/RealmComponent.ts";
import { isCurrent, type Prepared } from "../component/Attempt.ts";
import type { RealmEnd } from "../realm/RealmSession.ts";
import type { RealmPool } from "../realm/RealmPool.ts";
import { FrameRealm } from "../realm/FrameRealm.ts";

export interface FrameQueueOptions {
  readonly limits: RealmLimits;
  readonly grant: RealmGrant;
  readonly pool: RealmPool;
  /** @throws Error when none can be had */
  useGuard(): Promise<Guard>;
  onError(error: GuestError, mounted: MountedComponent): void;
  onLog(log: GuestLog, mounted: MountedComponent): void;
  /** No frame could be had. */
  onUnreachable(mounted: MountedComponent, cause: unknown): void;
  /** Its guard is gone, which another realm brought down. */
  onTakenAlong(mounted: MountedComponent): void;
  /** The component brought its frame down. */
  onEnd(why: RealmEnd["why"], mounted: MountedComponent): void;
}

/** The queue of the components of a trust group that have a document of their own: each has a realm to itself (X10), and a slot. */
export class FrameQueue implements ComponentQueue {
  readonly #options: FrameQueueOptions;
  readonly #frames = new Map<MountedComponent, FrameRealm>();

  constructor(options: FrameQueueOptions) {
    this.#options = options;
  }

  start(prepared: readonly Prepared[]): void {
    for (const one of prepared) {
      this.#start(one).catch((cause: unknown) => isCurrent(one) && this.#options.onUnreachable(one.mounted, cause));
    }
  }

  updateProps(mounted: MountedComponent): void {
    this.#frames.get(mounted)?.setProps(mounted.props);
  }

  leave(mounted: MountedComponent): void {
    const frame = this.#frames.get(mounted);
    this.#frames.delete(mounted);
    frame?.dispose();
  }

  dispose(): void {
    for (const mounted of [...this.#frames.keys()]) this.leave(mounted);
  }

  async #start(one: Prepared): Promise<void> {
    const { mounted, modules } = one;
    const { limits, grant, pool, onError, onLog, onTakenAlong, onUnreachable } = this.#options;
    const [guest, fonts] = await Promise.all([pool.loadFrameGuest(), pool.loadFrameFonts()]);
    const slot = await pool.frameSlots.take(() => isCurrent(one) && mounted.setState({ kind: "queued" }));
    if (!isCurrent(one)) return slot.dispose();
    const guard = await this.#useGuard(slot);
    if (!isCurrent(one)) return slot.dispose();
    const { component, props } = mounted;
    const frame: FrameRealm = new FrameRealm({
      limits, guard, slot, guest, fonts, grant, modules, props,
      address: pool.addressOf(`f-${randomLabel()}`, "frame"),
      paths: modulePaths(component),
      css: component.css,
      listener: {
        onError: (error) => onError(error, mounted),
        onLog: (log) => onLog(log, mounted),
        setField: (value) => mounted.setField(value),
        onDrawn: (hasComponent) => hasComponent || mounted.setState({ kind: "empty" }),
        onEnd: ({ why, isTakenAlong }) => {
          this.#frames.delete(mounted);
          if (isTakenAlong) onTakenAlong(mounted);
          // The document came too slowly: no code of the component has run yet.
          else if (why === "boot") onUnreachable(mounted, new Error("the frame did not start"));
          else if (why !== "killed") this.#options.onEnd(why, mounted);
        },
      },
    });
    this.#frames.set(mounted, frame);
    mounted.setState({ kind: "framed", frame });
    return undefined;
  }

  /** Only once there is a slot: the guard may be gone by the time that others give one back. */
  async #useGuard(slot: Disposable): Promise<Guard> {
    try {
      return await this.#options.useGuard();
    } catch (cause) {
      slot.dispose();
      throw cause;
    }
  }
}
