import type { Patience } from "#sandbox/protocol/index.ts";
import { ExpressionRealm } from "./expressions/ExpressionRealm.ts";
import { Guard } from "./Guard.ts";
import { ProgramBlob } from "./ProgramBlob.ts";
import { Realm } from "./Realm.ts";
import { maxFrames, maxWorkers, RealmSeats } from "./RealmSeats.ts";

export interface RealmPoolOptions {
  /** Where guards are served: `http://{label}.realm.localhost:3000`. */
  readonly address: string;
  /** Fetch the programs of the three kinds of realms. */
  readonly loadGuest: () => Promise<string>;
  readonly loadExpressionGuest: () => Promise<string>;
  readonly loadFrameGuest: () => Promise<string>;
  readonly patience?: Patience;
  /** All seats are taken and somebody waits: realms in which nothing is drawn should end. */
  onShort(): void;
}

/** Whoever took a spare has the machine to itself for its first picture; milliseconds. */
const spareDelay = 1_000;

/** Starts realms, and keeps one in reserve. */
export class RealmPool {
  readonly seats: RealmSeats;
  readonly frameSeats = new RealmSeats(maxFrames);
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
    this.seats = new RealmSeats(maxWorkers, () => {
      this.#dropSpare();
      options.onShort();
    });
  }

  /**
   * A realm in a guard of its own: the spare if there is one; another follows when the browser is idle (X6).
   * @param onWait called when all seats are taken
   */
  async take(onWait: () => void): Promise<Realm> {
    // Taken before it is waited for: of groups that begin at once one has it.
    const pending = this.#spare;
    this.#spare = undefined;
    const spare = await pending;
    const realm = spare?.isAlive ? spare : await this.#startApart(onWait);
    setTimeout(() => whenIdle(() => this.#keepSpare()), spareDelay);
    return realm;
  }

  /** Another realm in a guard that its group has already. */
  async startIn(guard: Guard, onWait: () => void): Promise<Realm> {
    const guest = await this.#guest.load();
    return await this.#start({ guard, guest, onWait });
  }

  async startExpressions(guard: Guard): Promise<ExpressionRealm> {
    const { patience } = this.#options;
    const guest = await this.#expressionGuest.load();
    const seat = await this.seats.take();
    return await ExpressionRealm.start({ guard, seat, guest, ...(patience && { patience }) });
  }

  loadFrameGuest(): Promise<Blob> {
    return this.#frameGuest.load();
  }

  /** A document of the sandbox on a host name. */
  addressOf(label: string, document: "guard" | "frame"): string {
    return `${this.#options.address.replace("{label}", label)}/realm/${document}.html`;
  }

  /** A guard without a realm. @throws Error when it does not answer */
  openGuard(): Promise<Guard> {
    const { address } = this.#options;
    // A busy machine can be too slow once: nothing foreign has run yet, so a second try costs nothing.
    return Guard.open(address).catch(() => Guard.open(address));
  }

  dispose(): void {
    this.#isDisposed = true;
    this.#dropSpare();
  }

  #keepSpare(): void {
    if (!this.#isDisposed && !this.seats.isFull) this.#spare ??= this.#startApart().catch(() => undefined);
  }

  async #startApart(onWait?: () => void): Promise<Realm> {
    const [guest, guard] = await Promise.all([this.#guest.load(), this.openGuard()]);
    return await this.#start({ guard, guest, onWait }).catch(async () => await this.#start({ guard: await this.openGuard(), guest, onWait }));
  }

  async #start({ guard, guest, onWait }: { guard: Guard; guest: Blob; onWait: (() => void) | undefined }): Promise<Realm> {
    const { patience } = this.#options;
    const seat = await this.seats.take(onWait);
    return await Realm.start({ guard, seat, guest, ...(patience && { patience }) });
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
