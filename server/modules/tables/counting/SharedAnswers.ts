import { createHash } from "node:crypto";
import type { CompiledQuery } from "kysely";
import type { EventHub, StoredEvent } from "../../events/index.ts";
import type { Answers, Question } from "./Answers.ts";

interface Known {
  readonly at: number;
  readonly projectId: string;
  readonly sources: ReadonlySet<string>;
  readonly answer: Promise<unknown>;
}

/** Milliseconds for which an answer holds when nothing is heard: some changes are told to nobody. */
const goodFor = 10_000;
const keptAtMost = 1_000;

/**
 * The answers of one node: each is asked of the database once, by whoever comes first, and shared until an event tells
 * that something changed which it reads. Events that are there but were not heard yet are looked for first.
 */
export class SharedAnswers implements Answers {
  readonly #events: EventHub;
  /** The one that was used longest ago comes first. */
  readonly #known = new Map<string, Known>();
  #looking: Promise<unknown> | undefined;
  #nextLook: Promise<boolean> | undefined;

  constructor(events: EventHub) {
    this.#events = events;
    events.onEvent(({ event, projectId }) => this.#hear(event, projectId));
  }

  async answer<T>(question: Question, ask: () => Promise<T>): Promise<T> {
    const key = keyOf(question.statement);
    const before = this.#find(key);
    if (before === undefined) return await this.#ask(key, question, ask);
    const isBehind = await this.#isBehind();
    const now = this.#find(key);
    // What was begun since then has everything that was there before.
    const isGood = now !== undefined && (now !== before || !isBehind);
    return await (isGood ? (now.answer as Promise<T>) : this.#ask(key, question, ask));
  }

  #find(key: string): Known | undefined {
    const known = this.#known.get(key);
    if (known === undefined) return undefined;
    this.#known.delete(key);
    if (performance.now() - known.at > goodFor) return undefined;
    this.#known.set(key, known);
    return known;
  }

  #ask<T>(key: string, { projectId, sources }: Question, ask: () => Promise<T>): Promise<T> {
    const answer = ask();
    const known: Known = { at: performance.now(), projectId, sources, answer };
    this.#known.delete(key);
    this.#known.set(key, known);
    const [oldest] = this.#known.keys();
    if (this.#known.size > keptAtMost && oldest !== undefined) this.#known.delete(oldest);
    answer.catch(() => {
      if (this.#known.get(key) === known) this.#known.delete(key);
    });
    return answer;
  }

  #hear(event: StoredEvent, projectId: string): void {
    for (const [key, known] of this.#known) if (concerns(event, projectId, known)) this.#known.delete(key);
  }

  /** Whether something was committed before this call that was not heard yet. Who asks before a look begins shares it. */
  #isBehind(): Promise<boolean> {
    this.#nextLook ??= this.#lookAfter(this.#looking);
    return this.#nextLook;
  }

  async #lookAfter(earlier: Promise<unknown> | undefined): Promise<boolean> {
    await earlier;
    this.#nextLook = undefined;
    const look = this.#events.hasUnheard();
    this.#looking = look.catch(() => undefined);
    return await look;
  }
}

function concerns(event: StoredEvent, projectId: string, known: Known): boolean {
  if (event.kind === "record") return known.sources.has(event.source);
  return event.kind === "config" && known.projectId === projectId;
}

const keyOf = ({ sql, parameters }: CompiledQuery): string =>
  createHash("sha256").update(JSON.stringify([sql, parameters])).digest("base64");
