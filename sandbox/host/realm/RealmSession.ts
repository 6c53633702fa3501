import type { RealmLimits } from "#core/limits/realmLimits.ts";
import type { Disposable } from "#sdk/plugin/Disposable.ts";
import {
  readGuestMessage,
  type DeathCause,
  type DoneMessage,
  type GuardReport,
  type GuestMessage,
  type HostMessage,
  type LoadMessage,
  type MountMessage,
  type Plain,
  type ProvideMessage,
  type RootId,
} from "#sandbox/protocol/index.ts";
import type { RealmGrant } from "../sdk/grant.ts";
import type { GuardListener, RealmConnection } from "../guard/Guard.ts";
import { readEnvironment } from "../render/readEnvironment.ts";
import { connectSdk, type SdkConnection } from "../sdk/connectSdk.ts";
import { RealmPort } from "./RealmPort.ts";

export interface RealmEnd {
  readonly why: DeathCause;
  /** The root that is to blame; 0 where none is known. */
  readonly culprit: RootId | 0;
  /** Another realm brought the guard down: no component of this one is to blame. */
  readonly isTakenAlong?: boolean;
}

export interface RealmSessionOptions {
  readonly connect: (listener: GuardListener) => RealmConnection;
  readonly limits: RealmLimits;
  /** Given back when the realm ends. */
  readonly slot: Disposable;
  /** Whether a root is open: what a guest says of others is not believed. */
  hasRoot(root: RootId): boolean;
  /** A component gives the field whose element it draws a value. @returns false where there is none */
  setField(root: RootId, value: Plain): boolean;
  /** Operations; a realm of a kind that has none is ended. @returns false when they are none */
  onBatch?(body: string): boolean;
  onMessage(message: Exclude<GuestMessage, DoneMessage>): void;
  /** Called once. */
  onEnd(end: RealmEnd): void;
}

/** A message that is answered by `done`, before it has its number. */
export type RealmRequest = Omit<ProvideMessage, "request"> | Omit<LoadMessage, "request"> | Omit<MountMessage, "request">;

/** What passes between the host and one worker or frame realm from its start to its end: messages and answers, SDK calls, batches. */
export class RealmSession {
  readonly #options: RealmSessionOptions;
  readonly #port: RealmPort;
  readonly #requests = new Map<number, (done: DoneMessage) => void>();
  #latestRequest = 0;
  #sdk: SdkConnection | undefined;
  #end: RealmEnd | undefined;
  #lastEntered: RootId | 0 = 0;

  constructor(options: RealmSessionOptions) {
    this.#options = options;
    const { connect, slot } = options;
    const onGone = (isToBlame: boolean): void => this.#finish({ why: "crash", culprit: this.#lastEntered, isTakenAlong: !isToBlame });
    this.#port = new RealmPort({ connect, slot, onReport: (report) => this.#hear(report), onGone });
  }

  /** Why the realm has ended, once it has. */
  get ended(): RealmEnd | undefined {
    return this.#end;
  }

  /** The realm's first message: what it is granted never changes. */
  adopt(grant: RealmGrant): void {
    const { hasRoot, setField, limits } = this.#options;
    this.#sdk = connectSdk({ grant, limits, hasRoot, setField, send: (message) => this.send(message) });
    this.send({ kind: "init", granted: this.#sdk.granted, environment: readEnvironment() });
  }

  send(message: HostMessage): void {
    this.#port.send(message);
  }

  /** Sends a message that the guest answers; a realm that ends answers all of them with a no. */
  request(request: RealmRequest): Promise<DoneMessage> {
    this.#latestRequest += 1;
    const number = this.#latestRequest;
    return new Promise((resolve) => {
      this.#requests.set(number, resolve);
      if (this.#end) this.#refuseRequests();
      else this.send({ ...request, request: number } as HostMessage);
    });
  }

  /** Takes a component away, and ends on the host what it had begun, whatever the guest says. */
  closeRoot(root: RootId): void {
    this.send({ kind: "unmount", root });
    this.#sdk?.closeRoot(root);
  }

  /** The latest batch was painted. */
  credit(): void {
    this.#port.credit();
  }

  end(why: DeathCause, culprit: RootId | 0 = 0): void {
    this.#finish({ why, culprit });
  }

  #finish(end: RealmEnd): void {
    if (this.#end) return;
    this.#end = end;
    this.#port.close();
    this.#sdk?.dispose();
    this.#refuseRequests();
    this.#options.onEnd(end);
  }

  /** What the guard should have seen ends the realm: nothing that comes from there is believed any more. */
  #hear(report: GuardReport): void {
    switch (report.kind) {
      case "alive":
        return;
      case "entered":
        this.#lastEntered = report.root;
        return;
      case "batch":
        return this.#options.onBatch?.(report.body) ? undefined : this.end("protocol");
      case "call":
        return this.#sdk?.hear(report.body);
      case "message":
        return this.#hearGuest(report.body);
      case "result":
        return this.end("protocol");
      case "dead":
        return this.end(report.why, report.culprit);
    }
  }

  #hearGuest(body: string): void {
    const message = readGuestMessage(body, this.#options.limits);
    if (!message) return this.end("protocol");
    if (message.kind !== "done") return this.#options.onMessage(message);
    this.#requests.get(message.request)?.(message);
    this.#requests.delete(message.request);
  }

  #refuseRequests(): void {
    const waiting = [...this.#requests];
    this.#requests.clear();
    for (const [request, resolve] of waiting) resolve({ kind: "done", request, isOk: false, hasDefault: false });
  }
}
