import type { RealmLimits } from "#core/limits/realmLimits.ts";
import type { Disposable } from "#sdk/plugin/Disposable.ts";
import {
  frameReady, type DeathCause, type DoneMessage, type FrameFont, type GuestError, type GuestLog, type GuestMessage, type ModuleText,
  type Plain, type RootId,
} from "#sandbox/protocol/index.ts";
import type { RealmGrant } from "../sdk/grant.ts";
import { bootFrame } from "../guard/connectRealm.ts";
import type { Guard } from "../guard/Guard.ts";
import { watchTokens } from "../render/watchTokens.ts";
import { RealmSession, type RealmEnd } from "./RealmSession.ts";

export interface FrameListener {
  onError(error: GuestError): void;
  onLog(log: GuestLog): void;
  /** The component gives the field whose element it draws a value. @returns false where there is none */
  setField(value: Plain): boolean;
  /** The component is drawn, or (false) its module exports none. */
  onDrawn(hasComponent: boolean): void;
  /** Called once. */
  onEnd(end: RealmEnd): void;
}

export interface FrameRealmOptions {
  readonly limits: RealmLimits;
  /** Relays for the frame, so that what floods from there drowns nobody else. */
  readonly guard: Guard;
  /** Address of the frame's document, on a host name that was never used before (X5). */
  readonly address: string;
  /** Given back when the frame ends. */
  readonly slot: Disposable;
  /** The program of frame realms. */
  readonly guest: Blob;
  readonly fonts: readonly FrameFont[];
  readonly grant: RealmGrant;
  readonly modules: readonly ModuleText[];
  /** Paths of the component's own modules, in order. */
  readonly paths: readonly string[];
  readonly css: string;
  readonly props: Plain;
  readonly listener: FrameListener;
}

/** A frame holds one component. */
const root: RootId = 1;
/** Highest frame in CSS pixels; a component that needs more scrolls inside. */
export const maxFrameHeight = 5_000;
/** A document that does not come by then is given up, in milliseconds. */
const maxStartTime = 10_000;

/** The host's side of one frame realm, from the frame's element in the page to its end. */
export class FrameRealm {
  readonly address: string;
  readonly #options: FrameRealmOptions;
  readonly #session: RealmSession;
  readonly #framePort: MessagePort;
  readonly #listeners = new Set<() => void>();
  #stopTokens: (() => void) | undefined;
  #height = 0;
  #isDrawn = false;
  #props: Plain;

  constructor(options: FrameRealmOptions) {
    const { limits, guard, slot, address, listener, props } = options;
    this.#options = options;
    this.#props = props;
    this.address = address;
    const { port1, port2 } = new MessageChannel();
    this.#framePort = port1;
    this.#session = new RealmSession({
      connect: (listener) => guard.connectFrame({ port: port2, limits, listener }),
      limits,
      slot,
      hasRoot: (asked) => asked === root,
      setField: (_root, value) => listener.setField(value),
      onMessage: (message) => this.#hear(message),
      onEnd: (end) => {
        this.#stopTokens?.();
        listener.onEnd(end);
      },
    });
  }

  /** As high as the component, in CSS pixels. */
  get height(): number {
    return this.#height;
  }

  /** The component has been drawn for the first time, whatever height it has. */
  get isDrawn(): boolean {
    return this.#isDrawn;
  }

  /** Calls `listener` when the height changes, and when the component is drawn. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The frame stands in the page: its document gets the program as soon as it listens, and from this window only. */
  attach(element: HTMLIFrameElement): () => void {
    const timer = setTimeout(() => this.#session.end("boot"), maxStartTime);
    const listener = (event: MessageEvent<unknown>): void => {
      if (event.source !== element.contentWindow || event.data !== frameReady) return;
      stop();
      bootFrame(element.contentWindow, this.#options, this.#framePort);
    };
    const stop = (): void => {
      clearTimeout(timer);
      window.removeEventListener("message", listener);
    };
    window.addEventListener("message", listener);
    return stop;
  }

  setProps(props: Plain): void {
    this.#props = props;
    this.#session.send({ kind: "update", root, props });
  }

  /** Ends the frame for something that it must not do. */
  end(why: DeathCause): void {
    this.#session.end(why, root);
  }

  dispose(): void {
    this.#session.closeRoot(root);
    this.#session.end("killed");
  }

  async #start(): Promise<void> {
    const { grant, modules, paths, css, listener } = this.#options;
    this.#session.adopt(grant);
    this.#stopTokens = watchTokens((tokens) => this.#session.send({ kind: "tokens", ...tokens }));
    await this.#session.request({ kind: "provide", modules });
    const loaded = await this.#session.request({ kind: "load", root, modules: paths });
    if (!loaded.isOk) return;
    if (loaded.hasDefault) await this.#session.request({ kind: "mount", orders: [{ root, modules: paths, css, props: this.#props }] });
    if (this.#session.ended) return;
    this.#isDrawn = true;
    this.#tell();
    listener.onDrawn(loaded.hasDefault);
  }

  #hear(message: Exclude<GuestMessage, DoneMessage>): void {
    const { listener } = this.#options;
    switch (message.kind) {
      case "ready":
        return void this.#start();
      case "error":
        return listener.onError(message);
      case "log":
        return listener.onLog(message);
      case "size":
        this.#height = Math.min(message.height, maxFrameHeight);
        return this.#tell();
      case "full":
        return this.end("memory");
    }
  }

  #tell(): void {
    for (const changed of [...this.#listeners]) changed();
  }
}
