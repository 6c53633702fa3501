import type { RealmLimits } from "#core/limits/realmLimits.ts";
import type { FrameFont } from "#sandbox/protocol/index.ts";
import { Guard } from "../guard/Guard.ts";
import { ExpressionRealm } from "./ExpressionRealm.ts";
import { ProgramBlob } from "./ProgramBlob.ts";
import { Realm, type RealmOptions } from "./Realm.ts";
import { RealmSlots } from "./RealmSlots.ts";

export interface RealmPoolOptions {
  /** Where guards are served: `http://{label}.realm.localhost:3000`. */
  readonly address: string;
  /** Fetch the programs of the three kinds of realms. */
  readonly loadGuest: () => Promise<string>;
  readonly loadExpressionGuest: () => Promise<string>;
  readonly loadFrameGuest: () => Promise<string>;
  /** The files of the product's typeface that the page uses. */
  readonly loadFrameFonts: () => Promise<readonly FrameFont[]>;
  readonly limits: RealmLimits;
  /** All slots are taken and another realm waits for one: realms in which nothing is drawn should end. */
  onShort(): void;
}

/** A group that took the spare realm has the machine to itself for its first picture; milliseconds. */
const spareDelay = 1_000;

/** Starts realms, and keeps one in reserve. */
export class RealmPool {
  readonly slots: RealmSlots;
  readonly frameSlots: RealmSlots;
  readonly #options: RealmPoolOptions;
  readonly #guest: ProgramBlob;
  readonly #expressionGuest: ProgramBlob;
  readonly #frameGuest: ProgramBlob;
  #spare: Promise<Realm | undefined> | undefined;
  #isDisposed = false;

  constructor(options: RealmPoolOptions) {
    this.#options = options;
    this.#guest = new ProgramBlob(options.loadGuest);
    this.#expressionGuest = new ProgramBlob(options.loadExpressionGuest);
    this.#frameGuest = new ProgramBlob(options.loadFrameGuest);
    this.frameSlots = new RealmSlots(options.limits.frames);
    this.slots = new RealmSlots(options.limits.workers, () => {
      this.#dropSpare();
      options.onShort();
    });
  }

  /** The realm in reserve, in a guard of its own, if there is one; another follows when the browser is idle (X6). */
  async takeSpare(): Promise<Realm | undefined> {
    // Taken before it is waited for: of groups that begin at once one has it.
    const pending = this.#spare;
    this.#spare = undefined;
    setTimeout(() => whenIdle(() => this.#keepSpare()), spareDelay);
    const spare = await pending;
    return spare?.isAlive ? spare : undefined;
  }

  /**
   * Another realm. It has a slot before it chooses its guard: one that stood when the wait began may be gone at its end.
   * @param onWait called when all slots are taken
   * @throws Error when none starts
   */
  async start(useGuard: () => Promise<Guard>, onWait?: () => void): Promise<Realm> {
    const guest = await this.#guest.load();
    const start = async (): Promise<Realm> => await Realm.start({ ...(await this.#takeSlot(useGuard, onWait)), guest });
    // A busy machine can be too slow once: nothing foreign has run yet, so a second try costs nothing.
    return await start().catch(start);
  }

  /** @throws Error when none starts */
  async startExpressions(useGuard: () => Promise<Guard>): Promise<ExpressionRealm> {
    const guest = await this.#expressionGuest.load();
    return await ExpressionRealm.start({ ...(await this.#takeSlot(useGuard)), guest });
  }

  loadFrameGuest(): Promise<Blob> {
    return this.#frameGuest.load();
  }

  /** A frame without them takes the system's. */
  loadFrameFonts(): Promise<readonly FrameFont[]> {
    return this.#options.loadFrameFonts().catch(() => []);
  }

  /** A document of the sandbox on a host name. */
  addressOf(label: string, document: "guard" | "frame"): string {
    return `${this.#options.address.replace("{label}", label)}/realm/${document}.html`;
  }

  /** A guard without a realm. @throws Error when it does not answer */
  openGuard(first: "worker" | "frame" = "worker"): Promise<Guard> {
    const { address } = this.#options;
    // A busy machine can be too slow once: nothing foreign has run yet, so a second try costs nothing.
    return Guard.open(address, first).catch(() => Guard.open(address, first));
  }

  dispose(): void {
    this.#isDisposed = true;
    this.#dropSpare();
  }

  #keepSpare(): void {
    if (!this.#isDisposed && !this.slots.isFull) this.#spare ??= this.start(() => this.openGuard()).catch(() => undefined);
  }

  async #takeSlot(useGuard: () => Promise<Guard>, onWait?: () => void): Promise<Pick<RealmOptions, "guard" | "slot" | "limits">> {
    const slot = await this.slots.take(onWait);
    try {
      return { slot, guard: await useGuard(), limits: this.#options.limits };
    } catch (cause) {
      slot.dispose();
      throw cause;
    }
  }

  #dropSpare(): void {
    void this.#spare?.then((realm) => realm?.kill());
    this.#spare = undefined;
  }
}

function whenIdle(callback: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(callback, { timeout: 10_000 });
  else setTimeout(callback, 1_000);
}
