import { realmLimits } from "#core/limits/realmLimits.ts";
import { pingInterval, type GuardReport, type HostMessage } from "#sandbox/protocol/index.ts";
import { Relay, type RelayOptions } from "../Relay.ts";

/** A relay between a guest and a host that a test plays, by a clock of the test's own. */
export class TestedRelay {
  readonly reports: GuardReport[] = [];
  readonly toGuest: ({ ping: number } | HostMessage)[] = [];
  readonly relay: Relay;
  terminated = 0;
  /** For so long the guard had other things to do; milliseconds. */
  busy = 0;

  #isNamed = false;
  readonly #pass: (time: number) => void;

  /** @param pass lets milliseconds go by, for timers and for `Date.now` */
  constructor(pass: (time: number) => void, { limits = realmLimits, ...options }: Partial<Pick<RelayOptions, "limits" | "realm" | "active">> = {}) {
    this.#pass = pass;
    this.relay = new Relay({
      limits,
      ...options,
      now: () => Date.now() + this.busy,
      toGuest: (message) => this.toGuest.push(message),
      toHost: (report) => this.reports.push(report),
      terminate: () => {
        this.terminated += 1;
      },
    });
  }

  readonly pings = (): number[] => this.toGuest.flatMap((message) => ("ping" in message ? [message.ping] : []));
  readonly dead = (): GuardReport | undefined => this.reports.find(({ kind }) => kind === "dead");
  readonly batches = (): { ack: number; operations: unknown[] }[] =>
    this.reports.flatMap((report) => (report.kind === "batch" ? [JSON.parse(report.body)] : []));
  /** Bodies of what the guest told the host. */
  readonly messages = (): Record<string, unknown>[] =>
    this.reports.flatMap((report) => (report.kind === "message" ? [JSON.parse(report.body)] : []));
  readonly calls = (): number => this.reports.filter(({ kind }) => kind === "call").length;
  readonly say = (channel: string, body: unknown): void =>
    this.relay.fromGuest(channel + (typeof body === "string" ? body : JSON.stringify(body)));
  readonly tick = (times = 1): void => this.#pass(times * pingInterval);
  /** Time passes, and the guest answers meanwhile. */
  readonly live = (seconds: number): void => {
    for (let at = 0; at * pingInterval < seconds * 1_000; at += 1) {
      this.tick();
      this.say("p", String(this.pings().at(-1)));
    }
  };
  readonly ready = (): void => {
    this.say("m", { kind: "ready" });
    this.#nameRoot();
  };
  readonly draw = (operations: unknown[], ack = 0): void => {
    this.#nameRoot();
    this.say("b", { ack, operations });
  };

  /** Before a realm draws, the host has named its root; what that takes is not what the test looks at. */
  #nameRoot(): void {
    if (this.#isNamed || this.dead()) return;
    this.#isNamed = true;
    const [reports, toGuest] = [this.reports.length, this.toGuest.length];
    this.relay.fromHost({ kind: "relay", message: { kind: "load", request: 1_000, root: 1, modules: [] } });
    this.say("m", { kind: "done", request: 1_000, isOk: true, hasDefault: true });
    this.reports.length = reports;
    this.toGuest.length = toGuest;
  }
}

export const inserts = (count: number, from = 1, parent = -2): unknown[] =>
  Array.from({ length: count }, (_, index) => ["text", parent, 0, from + index, "x"]);
