import type { RealmLimits } from "#core/limits/realmLimits.ts";
import {
  RateLimit,
  longestBody,
  patienceOf,
  readBatch,
  readGuestMessage,
  readLine,
  readNumber,
  readSdkCall,
  refusalAnswer,
  type BodyLengths,
  type DeathCause,
  type GuardCommand,
  type GuardReport,
  type GuestMessage,
  type HostMessage,
  type Patience,
  type RealmKind,
  type RootId,
} from "#sandbox/protocol/index.ts";
import type { ActiveRealm } from "./ActiveRealm.ts";
import { BatchQueue } from "./BatchQueue.ts";
import { CallQuota } from "./CallQuota.ts";
import { EventQueue } from "./EventQueue.ts";
import { LatestThrottle } from "./LatestThrottle.ts";
import { TreeLedger } from "./TreeLedger.ts";
import { Watchdog } from "./Watchdog.ts";

export interface RelayOptions {
  readonly limits: RealmLimits;
  readonly realm?: RealmKind | undefined;
  /** Shared by the workers of one guard. */
  readonly active?: ActiveRealm;
  /** Milliseconds, monotonic. */
  readonly now?: () => number;
  /** To the worker: a ping's number, or a message of the host. */
  toGuest(message: { readonly ping: number } | HostMessage): void;
  toHost(report: GuardReport): void;
  terminate(): void;
}

/** What silence says of a realm. */
const causes: Readonly<Record<keyof Patience, DeathCause>> = { boot: "boot", evaluation: "hang", running: "hang" };

/** Channels on which a realm of that kind has nothing to say. */
const foreignChannels: Readonly<Record<RealmKind, string>> = { ui: "r", expressions: "bs", frame: "br" };

/**
 * Stands between one realm and the host: counts, limits, gives credits, pings, and ends the realm at the first
 * message that breaks a limit (X2). It lives in a process of its own, so whatever it chews on blocks nobody else.
 */
export class Relay {
  readonly #options: RelayOptions;
  readonly #longest: BodyLengths;
  readonly #ledger: TreeLedger;
  readonly #batches: BatchQueue;
  readonly #calls: CallQuota;
  readonly #events: EventQueue;
  readonly #messages: RateLimit;
  /** A size makes the page lay out anew. */
  readonly #sizes: LatestThrottle<string>;
  /** Should this whole process go down, nobody is left to say who was entered last. */
  readonly #entered: LatestThrottle<RootId>;
  readonly #watchdog: Watchdog;
  /** Provides, loads and mounts that the guest has not answered: while there is one, it is evaluating. */
  readonly #open = new Map<number, HostMessage["kind"]>();
  #lastEnter = 0;
  #isReady = false;
  #isDead = false;

  constructor(options: RelayOptions) {
    this.#options = options;
    const { limits, now = () => performance.now() } = options;
    this.#longest = longestBody(limits);
    this.#ledger = new TreeLedger(limits);
    // Errors and lines of the console.
    this.#messages = new RateLimit(limits.linesPerSecond, { now, onDropped: (count) => this.#tellDropped(count) });
    this.#batches = new BatchQueue(limits, (body) => options.toHost({ kind: "batch", body }));
    this.#calls = new CallQuota(limits, {
      send: (body) => options.toHost({ kind: "call", body }),
      refuse: (body) => this.#refuseCall(body),
      now,
    });
    this.#events = new EventQueue(options.toGuest);
    this.#sizes = new LatestThrottle((body) => options.toHost({ kind: "message", body }));
    this.#entered = new LatestThrottle((root) => options.toHost({ kind: "entered", root }));
    this.#watchdog = new Watchdog({
      patience: patienceOf(limits, options.realm === "frame"),
      now,
      ping: (ping) => options.toGuest({ ping }),
      onSilent: (during) => this.end(causes[during]),
    });
  }

  fromHost(command: GuardCommand): void {
    if (this.#isDead) return;
    switch (command.kind) {
      case "credit":
        return this.#batches.credit();
      case "kill":
        return this.end("killed");
      case "probe":
        return this.#options.toHost({ kind: "alive" });
      case "relay":
        return this.#relay(command.message);
    }
  }

  /** Whatever arrived on the worker's port. */
  fromGuest(data: unknown): void {
    if (this.#isDead) return;
    this.#read(data);
    // A flood is in front of the timer: it must not be what stops the clock.
    if (!this.#isDead) this.#watchdog.look();
  }

  #read(data: unknown): void {
    const line = readLine(data, this.#longest);
    if (typeof line === "string") return this.end(line);
    const { realm } = this.#options;
    // The host would end the realm too, but does not know who was entered last, and would blame all.
    if (realm && foreignChannels[realm].includes(line.channel)) return this.end("protocol");
    if (line.channel !== "p") this.#noteActivity();
    switch (line.channel) {
      case "p":
        return this.#withNumber(line.body, (pong) => this.#watchdog.hear(pong));
      case "e":
        return this.#withNumber(line.body, (root) => this.#enter(root));
      case "a":
        return this.#withNumber(line.body, (seq) => this.#events.acknowledge(seq));
      case "b":
        return this.#batch(line.body);
      case "s":
        if (!this.#calls.add(line.body)) this.end("calls");
        return;
      case "m":
        return this.#message(line.body);
      case "r":
        return this.#options.toHost({ kind: "result", body: line.body });
    }
  }

  /** An uncaught error in the worker; it matters only while the realm's own program starts. */
  crashed(): void {
    if (this.#watchdog.stage === "boot") this.end("crash");
  }

  /** @param culprit whose it was; where that is not known, who was entered last */
  end(why: DeathCause, culprit: RootId = this.#lastEnter): void {
    if (this.#isDead) return;
    this.#isDead = true;
    this.#watchdog.stop();
    this.#batches.stop();
    this.#calls.stop();
    this.#sizes.stop();
    this.#entered.stop();
    this.#messages.stop();
    this.#options.terminate();
    this.#options.toHost({ kind: "dead", why, culprit });
  }

  #relay(message: HostMessage): void {
    this.#ledger.hear(message);
    if ("request" in message) {
      this.#open.set(message.request, message.kind);
      this.#watchdog.stage = "evaluation";
    }
    if (message.kind === "event") {
      this.#noteActivity();
      return this.#events.add(message);
    }
    if (message.kind === "answer") this.#calls.answered();
    if (message.kind !== "answer" || message.answer !== undefined) this.#options.toGuest(message);
  }

  #refuseCall(body: string): void {
    const read = readSdkCall(body);
    if (read.kind !== "call") return;
    const message = `more than ${this.#options.limits.queuedCalls} calls wait already`;
    const answer = refusalAnswer(read.call.id, { code: "too_many", family: "expected", message, details: {} });
    this.#options.toGuest({ kind: "answer", answer });
  }

  /** In the name of whoever was entered last. */
  #tellDropped(count: number): void {
    const text = `${count} errors and lines of the console were dropped`;
    const log: GuestMessage = { kind: "log", root: this.#lastEnter, level: "warn", text };
    this.#options.toHost({ kind: "message", body: JSON.stringify(log) });
  }

  #enter(root: RootId): void {
    if (root !== this.#lastEnter) this.#entered.add(root);
    this.#lastEnter = root;
  }

  #noteActivity(): void {
    if (this.#options.active?.take(this) && this.#lastEnter > 0) this.#entered.add(this.#lastEnter);
  }

  #batch(body: string): void {
    const batch = readBatch(body, this.#options.limits);
    if (!batch) return this.end("protocol");
    for (const operation of batch.operations) {
      const weight = this.#ledger.enter(operation);
      // What many drew comes together: whoever was entered since has nothing to do with it.
      const fault = typeof weight === "string" ? weight : this.#batches.add(operation, weight) ? undefined : "operations";
      if (fault) return this.end(fault, this.#ledger.rootOf(operation));
    }
    this.#batches.pass(batch.ack, [...this.#open.values()].includes("mount"));
  }

  #message(body: string): void {
    const message = readGuestMessage(body, this.#options.limits);
    if (!message || !this.#isExpected(message)) return this.end("protocol");
    const isDrawn = message.kind === "done" && this.#open.get(message.request) === "mount";
    this.#noteStage(message);
    // The host shows a component when it has answered: by then its nodes have to be there.
    if (isDrawn) return this.#batches.sayInOrder(() => this.#options.toHost({ kind: "message", body }));
    if (message.kind === "size") return this.#sizes.add(body);
    if (message.kind === "full") return this.end("memory");
    const isCounted = message.kind === "error" || message.kind === "log";
    if (!isCounted || this.#messages.allows()) this.#options.toHost({ kind: "message", body });
  }

  /** A realm is ready once, and answers what it was asked, once: who says more makes the host begin things again. */
  #isExpected(message: GuestMessage): boolean {
    if (message.kind === "ready") return !this.#isReady;
    if (message.kind === "size") return (this.#options.realm ?? "frame") === "frame";
    return message.kind !== "done" || this.#open.has(message.request);
  }

  #noteStage(message: GuestMessage): void {
    if (message.kind === "done") this.#open.delete(message.request);
    if (message.kind === "ready") this.#isReady = true;
    const isIdle = this.#open.size === 0;
    if (isIdle && (message.kind === "done" || message.kind === "ready")) this.#watchdog.stage = "running";
  }

  #withNumber(body: string, use: (number: number) => void): void {
    const number = readNumber(body);
    if (number === undefined) this.end("protocol");
    else use(number);
  }
}
