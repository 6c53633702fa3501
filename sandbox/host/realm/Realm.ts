import type { RealmLimits } from "#core/limits/realmLimits.ts";
import { sayLength } from "#core/limits/sayLength.ts";
import type { Disposable } from "#sdk/plugin/Disposable.ts";
import {
  readBatch,
  type DoneMessage,
  type GuestError,
  type GuestLog,
  type GuestMessage,
  type HostMessage,
  type Plain,
  type RootId,
} from "#sandbox/protocol/index.ts";
import type { WeighedRule } from "#core/css/leaveOutHeavy.ts";
import type { RealmGrant } from "../sdk/grant.ts";
import type { Guard } from "../guard/Guard.ts";
import { RealmDrawing } from "../render/RealmDrawing.ts";
import { RealmSession, type RealmEnd, type RealmRequest } from "./RealmSession.ts";

export interface RealmListener {
  onError(error: GuestError): void;
  onLog(log: GuestLog): void;
  /** So many operations on what each of them draws are about to be drawn. */
  onDraw(operations: ReadonlyMap<RootId, number>): void;
  /** A component gives the field whose element it draws a value. @returns false where there is none */
  setField(root: RootId, value: Plain): boolean;
  /** Called once. */
  onEnd(end: RealmEnd): void;
}

export interface RealmOptions {
  readonly guard: Guard;
  /** Given back when the realm ends. */
  readonly slot: Disposable;
  readonly guest: Blob;
  readonly limits: RealmLimits;
}

let realmCount = 0;

/** The host's side of one worker realm. It belongs to no trust group until {@link adopt} gives it to one. */
export class Realm {
  readonly drawing: RealmDrawing;
  readonly guard: Guard;
  readonly #limits: RealmLimits;
  readonly #session: RealmSession;
  #listener: RealmListener | undefined;
  #onReady: (() => void) | undefined;

  private constructor({ guard, slot, guest, limits }: RealmOptions) {
    realmCount += 1;
    this.guard = guard;
    this.#limits = limits;
    this.drawing = new RealmDrawing({
      idPrefix: `realm${realmCount}-`,
      limits,
      send: (message) => this.send(message),
      onCssDropped: (root) => this.#listener?.onLog({ kind: "log", root, level: "warn", text: `css beyond ${sayLength(limits.cssLength)} or ${limits.cssRules.toLocaleString("en")} rules was left out` }),
      onCssHeavy: (root, rules) => this.#listener?.onLog({ kind: "log", root, level: "warn", text: sayHeavy(rules) }),
      onReferencesLeftOut: (root) => this.#listener?.onLog({ kind: "log", root, level: "warn", text: `references of svg that weigh more than ${limits.svgWeight.toLocaleString("en")} shapes, or lead through more than two resources, were left out` }),
    });
    this.#session = new RealmSession({
      connect: (listener) => guard.connect({ guest, realm: "ui", limits, listener }),
      limits,
      slot,
      hasRoot: (root) => this.drawing.receiver.hasRoot(root),
      setField: (root, value) => this.#listener?.setField(root, value) === true,
      onBatch: (body) => this.#draw(body),
      onMessage: (message) => this.#hear(message),
      onEnd: (end) => this.#finish(end),
    });
  }

  /** @throws Error when the worker does not start */
  static async start(options: RealmOptions): Promise<Realm> {
    const realm = new Realm(options);
    await new Promise<void>((resolve) => {
      realm.#onReady = resolve;
    });
    const { ended } = realm.#session;
    if (ended) throw new Error(`the realm did not start: ${ended.why}`);
    return realm;
  }

  get isAlive(): boolean {
    return this.#session.ended === undefined;
  }

  /** Gives the realm to a trust group, once: what it is granted never changes. */
  adopt(grant: RealmGrant, listener: RealmListener): void {
    this.#listener = listener;
    this.#session.adopt(grant);
    if (this.#session.ended) listener.onEnd(this.#session.ended);
  }

  send(message: HostMessage): void {
    this.#session.send(message);
  }

  /** Sends a message that the guest answers; a realm that ends answers all of them with a no. */
  request(request: RealmRequest): Promise<DoneMessage> {
    return this.#session.request(request);
  }

  /** Takes a component's drawing away, and ends what it had begun. */
  closeRoot(root: RootId): void {
    this.#session.closeRoot(root);
    this.drawing.closeRoot(root);
  }

  kill(): void {
    this.#session.end("killed");
  }

  #draw(body: string): boolean {
    const batch = readBatch(body, this.#limits);
    if (!batch) return false;
    const { receiver } = this.drawing;
    this.#listener?.onDraw(receiver.rootsOf(batch));
    if (!receiver.apply(batch)) return false;
    afterPaint(() => this.#session.credit());
    return true;
  }

  #hear(message: Exclude<GuestMessage, DoneMessage>): void {
    switch (message.kind) {
      case "ready":
        return this.#onReady?.();
      case "error":
        return this.#listener?.onError(message);
      case "log":
        return this.#listener?.onLog(message);
      case "size":
      case "full":
        return this.#session.end("protocol");
    }
  }

  #finish(end: RealmEnd): void {
    this.drawing.dispose();
    this.#onReady?.();
    this.#listener?.onEnd(end);
  }
}

/** The first of the rules tells which kind they are. */
const sayHeavy = (rules: readonly WeighedRule[]): string =>
  `css was left out whose selectors look at too many elements of so large a tree: ${rules[0]?.selector.slice(0, 100)}${rules.length > 1 ? `, and ${rules.length - 1} more` : ""}`;

/** After the next picture, or soon where none is painted because the tab is hidden. */
function afterPaint(callback: () => void): void {
  let isDone = false;
  const once = (): void => {
    if (isDone) return;
    isDone = true;
    callback();
  };
  requestAnimationFrame(once);
  setTimeout(once, 250);
}
