import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { sql, type Kysely } from "kysely";
import { afterCommit } from "../../database/afterCommit.ts";
import type { Database, DatabaseLog, Subscription } from "../../database/Database.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { EventHub, HeardEvent, StoredEvent } from "./EventHub.ts";
import { channel, numberEvents, writeEvents } from "./numberEvents.ts";
import { pruneEvents } from "./pruneEvents.ts";

/** What was announced while the connection that listens was away is found by looking. */
const lookEveryMs = 15_000;
/** What a node left unnumbered that died right after a commit, another finds by looking. */
const numberEveryMs = 1_000;
/** The first event is told at once; those that follow closely are numbered and read together. */
const gatherMs = 20;
const pruneEveryMs = 600_000;
const readAtOnce = 500;
/** More than this and reading everything again is cheaper. */
const resumeAtMost = 1_000;

interface Listener {
  readonly heard: (event: HeardEvent) => void;
  readonly closed: (() => void) | undefined;
}

interface HubOptions {
  readonly database: Database;
  readonly log: DatabaseLog;
}

/** Opens the node's one reader of `platon.events`; it starts behind the newest. */
export async function openEventHub(options: HubOptions): Promise<EventHub> {
  const hub = new DatabaseEventHub(options);
  await hub.start();
  return hub;
}

class DatabaseEventHub implements EventHub {
  readonly #database: Database;
  readonly #log: DatabaseLog;
  readonly #listeners = new Set<Listener>();
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #node = randomUUID();
  #subscription: Subscription | undefined;
  #latest = 0;
  #reading: Promise<void> | undefined;
  #isAskedAgain = false;
  /** Whether there may be events without a number. */
  #mayNumber = false;
  #isClosed = false;

  constructor({ database, log }: HubOptions) {
    this.#database = database;
    this.#log = log;
  }

  async start(): Promise<void> {
    this.#subscription = await this.#database.listen(channel, (node) => node !== this.#node && this.#look());
    await this.#number();
    this.#latest = (await this.#ends()).newest;
    this.#every(lookEveryMs, () => this.#look());
    if (this.#database.kind === "postgres") this.#every(numberEveryMs, () => void this.#lookForLost());
    this.#every(pruneEveryMs, () => this.#prune());
  }

  async record(tx: Kysely<PlatonSchema>, projectId: string, event: StoredEvent): Promise<void> {
    await this.recordAll(tx, projectId, [event]);
  }

  async recordAll(tx: Kysely<PlatonSchema>, projectId: string, events: readonly StoredEvent[]): Promise<void> {
    if (events.length === 0) return;
    await writeEvents(tx, this.#database.kind, { projectId, events });
    afterCommit(tx, () => this.#lookForNew());
  }

  onEvent(heard: (event: HeardEvent) => void, closed?: () => void): () => void {
    const listener = { heard, closed };
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  latest(): number {
    return this.#latest;
  }

  async hasUnheard(): Promise<boolean> {
    // One look at both: an event is in one or the other, while it is numbered as well.
    const { rows } = await sql<{ is_unheard: boolean }>`
      select exists (select from platon.events where id > ${this.#latest}) or exists (select from platon.unnumbered_events) as is_unheard
    `.execute(this.#database.sql);
    return rows[0]?.is_unheard === true;
  }

  async since(projectId: string, after: number): Promise<readonly HeardEvent[] | "reset"> {
    const { oldest, newest } = await this.#ends();
    if (after > newest || after < oldest - 1) return "reset";
    const events = await this.#read(after, { projectId, limit: resumeAtMost + 1 });
    return events.length > resumeAtMost ? "reset" : events;
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    for (const timer of this.#timers) clearInterval(timer);
    for (const { closed } of this.#listeners) closed?.();
    this.#listeners.clear();
    await this.#subscription?.dispose();
    await this.#reading;
    // The others hear of our last commits now, not when they next look.
    if (this.#mayNumber) await this.#number().catch((error: unknown) => this.#log.warn({ err: error }, "events were not numbered"));
  }

  #every(milliseconds: number, work: () => void): void {
    this.#timers.push(setInterval(work, milliseconds).unref());
  }

  #lookForNew(): void {
    this.#mayNumber = true;
    this.#look();
  }

  /** One small question, as it is asked all the time: seldom is there anything. */
  async #lookForLost(): Promise<void> {
    const isLost = await this.hasUnheard().catch((error: unknown) => this.#log.warn({ err: error }, "events could not be looked for"));
    if (isLost === true) this.#lookForNew();
  }

  /** One reading at a time; whoever asks meanwhile makes it read once more, after a moment. */
  #look(): void {
    this.#isAskedAgain = true;
    if (this.#isClosed || this.#reading !== undefined) return;
    this.#reading = this.#lookOnce().finally(() => {
      this.#reading = undefined;
      if (this.#isAskedAgain) this.#look();
    });
  }

  async #lookOnce(): Promise<void> {
    this.#isAskedAgain = false;
    await this.#catchUp().catch((error: unknown) => this.#log.warn({ err: error }, "events could not be read"));
    if (!this.#isClosed) await sleep(gatherMs);
  }

  /** On the embedded database there is nothing to number. */
  async #number(): Promise<void> {
    this.#mayNumber = false;
    if (this.#database.kind === "postgres") await numberEvents(this.#database, this.#node);
  }

  async #catchUp(): Promise<void> {
    if (this.#mayNumber) await this.#number();
    let events: readonly HeardEvent[];
    do {
      events = await this.#read(this.#latest, { limit: readAtOnce });
      for (const event of events) this.#tell(event);
    } while (events.length === readAtOnce);
  }

  #tell(event: HeardEvent): void {
    this.#latest = event.id;
    for (const { heard } of this.#listeners) heard(event);
  }

  async #read(after: number, { projectId, limit }: { projectId?: string; limit: number }): Promise<HeardEvent[]> {
    const query = this.#database.sql.selectFrom("platon.events").select(["id", "project_id", "at", "payload"]);
    const rows = await (projectId === undefined ? query : query.where("project_id", "=", projectId))
      .where("id", ">", after)
      .orderBy("id")
      .limit(limit)
      .execute();
    return rows.map(({ id, project_id, at, payload }) => ({ id, projectId: project_id, at: new Date(at), event: payload as StoredEvent }));
  }

  async #ends(): Promise<{ oldest: number; newest: number }> {
    const { oldest, newest } = await this.#database.sql
      .selectFrom("platon.events")
      .select(({ fn }) => [fn.min("id").as("oldest"), fn.max("id").as("newest")])
      .executeTakeFirstOrThrow();
    return { oldest: Number(oldest ?? 1), newest: Number(newest ?? 0) };
  }

  #prune(): void {
    void pruneEvents(this.#database).catch((error: unknown) => this.#log.warn({ err: error }, "events were not pruned"));
  }
}
