import pg from "pg";
import type { DatabaseHealth, DatabaseLog, Subscription } from "../Database.ts";
import { DatabaseBusy, DatabaseUnavailable, SessionsShared } from "../databaseErrors.ts";
import type { Engine } from "../Engine.ts";
import type { HeavyReach } from "../HeavyPlaces.ts";
import { Lease } from "../Lease.ts";
import { isHeavy, longestExport, type HeavyClass, type QueryClass, type QueryLimits } from "../QueryClass.ts";
import { toDatabaseError } from "../toDatabaseError.ts";
import { sessionSettings, wireTypes } from "../wireTypes.ts";
import { areSessionsShared } from "./areSessionsShared.ts";
import { leavePlace, takePlace } from "./heavyPlace.ts";
import { PostgresListener } from "./PostgresListener.ts";

interface PostgresOptions {
  readonly url: string;
  readonly limits: QueryLimits;
  readonly log: DatabaseLog;
}

/** Heavy reads at once, on all nodes together: more of them would only make each slower, until all are thrown away. */
const heavyReach: HeavyReach = { report: 1, search: 3, count: 4 };

type Pool = "interactive" | "heavy" | "export" | "maintenance";

/** Sessions apart, so that long reads never keep anybody from opening a form. */
const poolSizes: Readonly<Record<Pool, number>> = { interactive: 10, heavy: heavyReach.count, export: 4, maintenance: 2 };

const poolOf = (queryClass: QueryClass): Pool => (isHeavy(queryClass) ? "heavy" : queryClass);

/** The server stops an overdue statement by itself; only when it does not answer at all do we hang up. */
const answerMargin = 5_000;

/** A PostgreSQL server, by pools of sessions with the statement timeout of their class. */
export class PostgresEngine implements Engine {
  readonly kind = "postgres";
  readonly heavyReach = heavyReach;
  readonly #pools: Readonly<Record<Pool, pg.Pool>>;
  readonly #limits: QueryLimits;
  readonly #listener: PostgresListener;
  #closed = false;

  private constructor(options: PostgresOptions) {
    const { url, limits, log } = options;
    const pool = (name: Pool): pg.Pool => createPool(options, name);
    this.#limits = limits;
    this.#pools = { interactive: pool("interactive"), heavy: pool("heavy"), export: pool("export"), maintenance: pool("maintenance") };
    this.#listener = new PostgresListener(url, log);
  }

  /** @throws DatabaseUnavailable when the server does not answer; SessionsShared; an error with SQLSTATE when it refuses us */
  static async connect(options: PostgresOptions): Promise<PostgresEngine> {
    const engine = new PostgresEngine(options);
    try {
      if (await areSessionsShared(engine.#pools.interactive)) throw new SessionsShared();
      return engine;
    } catch (error) {
      await engine.close();
      throw toDatabaseError(error);
    }
  }

  async lease(queryClass: QueryClass): Promise<Lease> {
    if (this.#closed) throw new DatabaseUnavailable("The database is closed");
    const client = await this.#pools[poolOf(queryClass)].connect().catch((error: unknown) => {
      throw toDatabaseError(error);
    });
    const place = isHeavy(queryClass) ? await this.#takePlace(client, queryClass) : undefined;
    let ended: Error | undefined;
    return new Lease({
      client,
      deadline: queryClass === "export" ? longestExport : this.#limits[queryClass].run,
      limit: this.#limits[queryClass].run + answerMargin,
      endSession: (error) => {
        ended ??= error;
        // Hanging up fails the query in flight; the server rolls back when it notices.
        client.connection.stream.destroy(error);
      },
      release: ({ lost }) => {
        if (place === undefined || ended !== undefined || lost) return client.release(ended ?? lost);
        return leavePlace(client, place).then(() => client.release(), (error: Error) => client.release(error));
      },
    });
  }

  async #takePlace(client: pg.PoolClient, heavy: HeavyClass): Promise<number> {
    try {
      return await takePlace(client, { ...this.#limits[heavy], reach: heavyReach[heavy] });
    } catch (error) {
      client.release(!(error instanceof DatabaseBusy));
      throw toDatabaseError(error);
    }
  }

  copy(): Promise<undefined> {
    return Promise.resolve(undefined);
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

function createPool({ url, limits, log }: PostgresOptions, name: Pool): pg.Pool {
  // Heavy reads have the limit of their class once they have a place.
  const { run, wait } = limits[name === "heavy" ? "report" : name];
  const pool = new pg.Pool({
    connectionString: url,
    application_name: `platon ${name}`,
    max: poolSizes[name],
    connectionTimeoutMillis: wait,
    types: wireTypes,
    // Not as parameters of the connection: poolers refuse those that they do not know.
    onConnect: (client) => client.query(`${sessionSettings}; set statement_timeout = ${run}; set idle_in_transaction_session_timeout = ${run + answerMargin}`).then(() => undefined),
  });
  // One that is lost while it is leased: its query was told.
  pool.on("connect", (client) => client.on("error", () => undefined));
  // An idle session that the server closed; the pool makes another.
  pool.on("error", (error) => log.warn({ error }, "a database session was lost"));
  return pool;
}
