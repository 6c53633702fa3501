import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import type { QueryClass } from "../database/QueryClass.ts";
import { StatementTimes } from "./StatementTimes.ts";

/** Seconds; what people wait for is told apart best. */
const callBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const waitBuckets = [0.001, 0.01, 0.1, 0.5, 1, 5, 10, 60];
const statementBuckets = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 30, 120];
/** Milliseconds from which a statement counts as slow. */
const slowFrom = 500;
const lagBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 5, 30];

export interface CountedCall {
  /** Name of the endpoint; undefined for a path that there is not. */
  readonly call: string | undefined;
  /** Code of its failure; undefined when there was none. */
  readonly code: string | undefined;
  readonly ms: number;
}

export interface Watched {
  /** Lengths of queues, by what is waited for. */
  readonly waiting: Readonly<Record<string, () => number>>;
  readonly eventStreams: () => number;
  /** Tasks of all projects; none where the database does not answer. */
  readonly tasks: () => Promise<readonly CountedTasks[]>;
  /** Bytes, by what takes them; none where the database does not answer. */
  readonly sizes: () => Promise<Readonly<Record<string, number>>>;
}

export interface CountedTasks {
  readonly kind: string;
  readonly state: string;
  readonly count: number;
}

/** Why realms end, as far as it is told apart: what a browser says may be anything. */
const endings: ReadonlySet<string> = new Set(["hang", "boot", "operations", "nodes", "depth", "calls", "size", "memory", "protocol", "crash", "painting", "killed", "administrator"]);

/**
 * What this node does, counted since its start, in one place: handed out as Prometheus text by `GET /metrics`. Names of
 * endpoints and codes are closed lists; whose calls they are is not counted.
 */
export class Counters {
  readonly #registry = new Registry();
  readonly #calls = new Counter({
    name: "platon_calls_total", help: "Calls answered, by name and by the code of their failure",
    labelNames: ["call", "outcome"], registers: [this.#registry],
  });
  readonly #callTimes = this.#times("platon_call_seconds", "Time until a call was answered", { label: "call", buckets: callBuckets });
  readonly #waits = this.#times("platon_session_wait_seconds", "Time until a session of the database was there or refused", { label: "class", buckets: waitBuckets });
  readonly #eventLag = new Histogram({
    name: "platon_event_lag_seconds", help: "From the transaction of a change until a stream was told of it", buckets: lagBuckets, registers: [this.#registry],
  });
  readonly #statementTimes = this.#times("platon_statement_seconds", "Time that a statement took, once it had a session", { label: "class", buckets: statementBuckets });
  readonly #slow = new Counter({ name: "platon_slow_statements_total", help: "Statements that took half a second or longer", labelNames: ["class"], registers: [this.#registry] });
  readonly #realms = new Counter({ name: "platon_realms_ended_total", help: "Realms that browsers told of as ended, by why", labelNames: ["why"], registers: [this.#registry] });
  /** Statements that somebody waited for. */
  readonly statements = new StatementTimes();
  readonly #now: () => Date;

  /** @param now tells what {@link eventTold} compares with */
  constructor(now: () => Date = () => new Date()) {
    this.#now = now;
    // Delay of the event loop, memory, collections of garbage, open handles: under the names that dashboards know.
    // The loop is timed by waking it: a hundred times a second would cost more than all else that an idle server does.
    collectDefaultMetrics({ register: this.#registry, eventLoopMonitoringPrecision: 50 });
  }

  call({ call = "none", code = "ok", ms }: CountedCall): void {
    this.#calls.inc({ call, outcome: code });
    this.#callTimes.observe({ call }, ms / 1000);
  }

  waited(queryClass: QueryClass, ms: number): void {
    this.#waits.observe({ class: queryClass }, ms / 1000);
  }

  statement(queryClass: QueryClass, text: string, ms: number): void {
    this.#statementTimes.observe({ class: queryClass }, ms / 1000);
    if (ms >= slowFrom) this.#slow.inc({ class: queryClass });
    if (queryClass !== "maintenance" && queryClass !== "export") this.statements.note(text, ms);
  }

  realmEnded(why: string): void {
    this.#realms.inc({ why: endings.has(why) ? why : "other" });
  }

  /** @param at when the transaction began that wrote the event, by the database's clock */
  eventTold(at: Date): void {
    this.#eventLag.observe(Math.max(0, this.#now().getTime() - at.getTime()) / 1000);
  }

  /** What there is now is asked when somebody reads. */
  watch({ waiting, eventStreams, tasks, sizes }: Watched): void {
    const ofWaiting = new Gauge({
      name: "platon_waiting", help: "Requests that wait, by what for", labelNames: ["for"], registers: [],
      collect() {
        for (const [what, length] of Object.entries(waiting)) this.set({ for: what }, length());
      },
    });
    const ofStreams = new Gauge({
      name: "platon_event_streams", help: "Open event streams", registers: [],
      collect() {
        this.set(eventStreams());
      },
    });
    const ofTasks = new Gauge({
      name: "platon_tasks", help: "Tasks that are kept, by kind and state", labelNames: ["kind", "state"], registers: [],
      async collect() {
        this.reset();
        for (const { kind, state, count } of await tasks()) this.set({ kind, state }, count);
      },
    });
    const ofSizes = new Gauge({
      name: "platon_size_bytes", help: "Bytes of the database and of the file store", labelNames: ["of"], registers: [],
      async collect() {
        this.reset();
        for (const [of, bytes] of Object.entries(await sizes())) this.set({ of }, bytes);
      },
    });
    for (const gauge of [ofWaiting, ofStreams, ofTasks, ofSizes]) this.#registry.registerMetric(gauge);
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  #times(name: string, help: string, { label, buckets }: { readonly label: string; readonly buckets: number[] }): Histogram {
    return new Histogram({ name, help, labelNames: [label], buckets, registers: [this.#registry] });
  }
}
