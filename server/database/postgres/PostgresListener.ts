import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { ChannelListeners } from "../ChannelListeners.ts";
import type { DatabaseLog, Subscription } from "../Database.ts";
import { toDatabaseError } from "../toDatabaseError.ts";

export interface Pulse {
  /** Milliseconds between two looks at whether the connection is alive, and that an answer may take. */
  readonly every: number;
  readonly answer: number;
}

/** The one session that hears notifications; made when somebody first listens, and again whenever it is lost or says nothing any more. */
export class PostgresListener {
  readonly #url: string;
  readonly #log: DatabaseLog;
  readonly #pulse: Pulse;
  readonly #listeners = new ChannelListeners();
  readonly #closing = new AbortController();
  #client: Promise<pg.Client> | undefined;

  constructor(url: string, log: DatabaseLog, pulse: Pulse = { every: 10_000, answer: 5_000 }) {
    this.#url = url;
    this.#log = log;
    this.#pulse = pulse;
  }

  async listen(channel: string, heard: (payload: string) => void): Promise<Subscription> {
    const subscription = this.#listeners.add(channel, heard);
    try {
      this.#client ??= this.#connect();
      const client = await this.#client;
      await this.#listenOn(client);
      return subscription;
    } catch (error) {
      await subscription.dispose();
      throw toDatabaseError(error);
    }
  }

  async close(): Promise<void> {
    this.#closing.abort();
    const client = await this.#client?.catch(() => undefined);
    await client?.end();
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: "platon events",
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
    });
    client.on("error", (error) => this.#log.warn({ error }, "the session for notifications was lost"));
    this.#listeners.attach(client);
    await client.connect();
    const timer = setInterval(() => this.#feel(client), this.#pulse.every).unref();
    client.once("end", () => {
      clearInterval(timer);
      this.#replace();
    });
    await this.#listenOn(client);
    return client;
  }

  /** A connection that died in silence is found by asking: nobody else asks on it. */
  #feel(client: pg.Client): void {
    const hangUp = (): void => void client.connection.stream.destroy(new Error("the session for notifications is silent"));
    const late = setTimeout(hangUp, this.#pulse.answer).unref();
    client.query("select 1").then(() => clearTimeout(late), () => clearTimeout(late));
  }

  #replace(): void {
    if (this.#closing.signal.aborted) return;
    this.#client = this.#persist();
    this.#client.catch(() => undefined);
  }

  async #persist(): Promise<pg.Client> {
    for (let pause = 250; ; pause = Math.min(pause * 2, 10_000)) {
      await sleep(pause, undefined, { signal: this.#closing.signal });
      try {
        const client = await this.#connect();
        this.#listeners.tellAll();
        return client;
      } catch (error) {
        this.#log.warn({ error }, "the session for notifications does not come back");
      }
    }
  }

  async #listenOn(client: pg.Client): Promise<void> {
    const { statement } = this.#listeners;
    if (statement !== undefined) await client.query(statement);
  }
}
