import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { signInTo } from "./signInTo.ts";

/** As many as a session may have: a browser has one for all its tabs. */
const perSession = 20;

type Told = { readonly kind: "opened" | "closed" } | { readonly kind: "heard"; readonly record: string; readonly at: number };

/** Open event streams of two users who differ in what they may, in a thread of their own. */
export class Streams {
  readonly #url: string;
  readonly #worker = new Worker(new URL("../../../bench/harness/holdStreams.mjs", import.meta.url));
  readonly #heard = new Map<string, number>();
  #tokens: readonly string[] = [];

  constructor(url: string) {
    this.#url = url;
    this.#worker.on("message", (told: Told) => told.kind === "heard" && this.#heard.set(told.record, told.at));
  }

  /** Signs in as often as so many streams need. */
  async prepare(count: number): Promise<void> {
    const sessions: string[] = [];
    while (sessions.length * perSession < count) sessions.push(await signInTo(this.#url, sessions.length % 2 === 0 ? "clerk" : "watcher"));
    this.#tokens = sessions.flatMap((token) => Array.from({ length: perSession }, () => token));
  }

  /** Opens that many and resolves when all of them were greeted. */
  open(count: number): Promise<void> {
    return this.#ask({ url: this.#url, tokens: this.#tokens.slice(0, count) }, "opened");
  }

  close(): Promise<void> {
    return this.#ask({}, "closed");
  }

  /** When the last of the open streams heard of the record; milliseconds since 1970. */
  async untilAllHeard(record: string): Promise<number> {
    while (!this.#heard.has(record)) await once(this.#worker, "message");
    return this.#heard.get(record) ?? 0;
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  async #ask(message: object, answer: Told["kind"]): Promise<void> {
    this.#worker.postMessage(message);
    let told: Told;
    do [told] = (await once(this.#worker, "message")) as [Told];
    while (told.kind !== answer);
  }
}

/** Runs `work` with streams that can be opened, and ends them. */
export async function withStreams<T>(url: string, count: number, work: (streams: Streams) => Promise<T>): Promise<T> {
  const streams = new Streams(url);
  try {
    await streams.prepare(count);
    return await work(streams);
  } finally {
    await streams.end();
  }
}
