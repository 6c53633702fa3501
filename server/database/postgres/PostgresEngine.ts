import pg from "pg";
import type { DatabaseHealth, DatabaseLog, Subscription } from "../Database.ts";
import { DatabaseUnavailable } from "../databaseErrors.ts";
import type { Engine } from "../Engine.ts";
import { Lease } from "../Lease.ts";
import type { QueryClass, QueryLimits } from "../QueryClass.ts";
import { toDatabaseError } from "../toDatabaseError.ts";
import { sessionSettings, wireTypes } from "../wireTypes.ts";
import { PostgresListener } from "./PostgresListener.ts";

interface PostgresOptions {
  readonly url: string;
  readonly limits: QueryLimits;
  readonly log: DatabaseLog;
}

/** Sessions for each class, so that a few long reports never keep anybody from opening a form. */
const poolSizes: Readonly<Record<QueryClass, number>> = { interactive: 10, report: 4, maintenance: 2 };

/** The server stops an overdue statement by itself; only when it does not answer at all do we hang up. */
const answerMargin = 5_000;

/** A PostgreSQL server, by pools of sessions with the statement timeout of their class. */
export class PostgresEngine implements Engine {
  readonly kind = "postgres";
  readonly #pools: Readonly<Record<QueryClass, pg.Pool>>;
  readonly #limits: QueryLimits;
  readonly #listener: PostgresListener;
  #closed = false;

  private constructor(options: PostgresOptions) {
    const { url, limits, log } = options;
    const pool = (queryClass: QueryClass): pg.Pool => createPool(options, queryClass);
    this.#limits = limits;
    this.#pools = { interactive: pool("interactive"), report: pool("report"), maintenance: pool("maintenance") };
    this.#listener = new PostgresListener(url, log);
  }

  /** @throws DatabaseUnavailable when the server does not answer; an error with SQLSTATE when it refuses us */
  static async connect(options: PostgresOptions): Promise<PostgresEngine> {
    const engine = new PostgresEngine(options);
    try {
      const lease = await engine.lease("interactive");
      lease.release();
      return engine;
    } catch (error) {
      await engine.close();
      throw error;
    }
  }

  async lease(queryClass: QueryClass): Promise<Lease> {
    if (this.#closed) throw new DatabaseUnavailable("The database is closed");
    const client = await this.#pools[queryClass].connect().catch((error: unknown) => {
      throw toDatabaseError(error);
    });
    let ended: Error | undefined;
    return new Lease({
      client,
      deadline: this.#limits[queryClass].run,
      limit: this.#limits[queryClass].run + answerMargin,
      endSession: (error) => {
        ended ??= error;
        // Hanging up fails the query in flight; the server rolls back when it notices.
        client.connection.stream.destroy(error);
      },
      release: ({ lost }) => client.release(ended ?? lost),
    });
  }

  listen(channel: string, heard: (payload: string) => void): Promise<Subscription> {
    return this.#listener.listen(channel, heard);
  }

  health(): DatabaseHealth {
    const waiting = Object.values(this.#pools).reduce((sum, pool) => sum + pool.waitingCount, 0);
    return { state: this.#closed ? "closed" : "ready", waiting, restarts: 0 };
  }

  /** Any number of nodes share the database. */
  announceClose(): void {}

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    await this.#listener.close();
    await Promise.all(Object.values(this.#pools).map((pool) => pool.end()));
  }
}

function createPool({ url, limits, log }: PostgresOptions, queryClass: QueryClass): pg.Pool {
  const { run, wait } = limits[queryClass];
  const pool = new pg.Pool({
    connectionString: url,
    application_name: `platon ${queryClass}`,
    max: poolSizes[queryClass],
    connectionTimeoutMillis: wait,
    statement_timeout: run,
    idle_in_transaction_session_timeout: run + answerMargin,
    types: wireTypes,
    onConnect: (client) => client.query(sessionSettings).then(() => undefined),
  });
  // One that is lost while it is leased: its query was told.
  pool.on("connect", (client) => client.on("error", () => undefined));
  // An idle session that the server closed; the pool makes another.
  pool.on("error", (error) => log.warn({ error }, "a database session was lost"));
  return pool;
}
