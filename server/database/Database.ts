import type { Kysely } from "kysely";
import type { HeavyReader } from "./HeavyPlaces.ts";
import type { PlatonSchema } from "./PlatonSchema.ts";
import type { HeavyClass, QueryClass } from "./QueryClass.ts";

/** What logging needs; pino's loggers fit. */
export interface DatabaseLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Ends what was subscribed to; doing so twice is harmless. */
export interface Subscription {
  dispose(): Promise<void>;
}

export interface DatabaseHealth {
  /** `starting` also while the embedded database opens again after its watchdog ended it. */
  readonly state: "ready" | "starting" | "closed";
  /** Requests that wait for a session. */
  readonly waiting: number;
  /** How often the embedded database was ended and opened again; always 0 with a PostgreSQL server. */
  readonly restarts: number;
  /** Why nothing is read or written any more, see {@link Database.refuse}. */
  readonly refusal?: Error;
}

export type WaitTold = (queryClass: QueryClass, ms: number) => void;
export type StatementTold = (queryClass: QueryClass, text: string, ms: number) => void;

export interface TransactionOptions {
  /** @defaultValue "interactive" */
  readonly class?: Exclude<QueryClass, HeavyClass>;
  /** @defaultValue "read committed" */
  readonly isolation?: "read committed" | "repeatable read" | "serializable";
}

/**
 * The database, whichever it is. Values arrive and parameters are sent as wireTypes.ts says, failures are those of
 * databaseErrors.ts, SQL is that of PostgreSQL 15.
 */
export interface Database {
  readonly kind: "embedded" | "postgres";

  /** For what somebody waits for: 5 s a statement. */
  readonly sql: Kysely<PlatonSchema>;

  /**
   * For reads that take as long as their table is (QueryClass.ts says which): each statement waits for one of the few
   * places that all nodes share, in turn with those of other readers. What is read by {@link sql} never waits for them.
   *
   * A statement fails with DatabaseBusy when it would wait too long, before anything is done.
   *
   * @example await sql`select count(*) from …`.execute(database.heavy("count", { group: userId }));
   */
  heavy(heavy: HeavyClass, reader: HeavyReader): Kysely<PlatonSchema>;

  /** For indexes and other housekeeping that nobody waits for: 10 minutes a statement. */
  readonly maintenance: Kysely<PlatonSchema>;

  /**
   * Runs `work` in one transaction and commits what it did. `work` awaits nothing but SQL on the `tx` it is given: the
   * embedded database has one session, and everybody else waits for it meanwhile. Nothing is retried.
   *
   * What is to happen after the commit on this node: `afterCommit(tx, work)` inside. To tell all nodes, notify then:
   * transactions that notify by themselves commit one after the other, however many there are.
   *
   * @throws QueryTimedOut when it takes longer than one statement of its class may; it is rolled back
   * @throws ConstraintViolation, DatabaseUnavailable
   *
   * @example
   * ```ts
   * await database.transaction(async (tx) => {
   *   await tx.updateTable("platon.users").set({ full_name }).where("id", "=", id).execute();
   *   afterCommit(tx, () => tell(id));
   * });
   * ```
   */
  transaction<T>(work: (tx: Kysely<PlatonSchema>) => Promise<T>, options?: TransactionOptions): Promise<T>;

  /**
   * Runs `work` over all rows as they are at one moment, for hours if need be, while others go on reading and writing: on
   * PostgreSQL in a session of its own, on the embedded database over a copy of its files, for which it rests a moment.
   * What `work` writes is not kept.
   *
   * @example await database.atOneMoment((tx) => writeAllRows(tx, file));
   */
  atOneMoment<T>(work: (tx: Kysely<PlatonSchema>) => Promise<T>): Promise<T>;

  /**
   * Hears what any node notifies on a channel, until disposed of; across reconnections. What is said while the
   * connection is away is not heard; when it is there again an empty payload is, so that everybody looks.
   */
  listen(channel: string, heard: (payload: string) => void): Promise<Subscription>;

  /** Renews the planner's figures of these tables (`schema.table`) after their rows changed in bulk. */
  analyze(tables: readonly string[]): Promise<void>;

  health(): DatabaseHealth;

  /** From now on whoever asks for a session is refused with this; what has one ends as it will. There is no way back but a new process. */
  refuse(reason: Error): void;

  /** Tells of each session how long it was waited for, whether it came or not. */
  onWait(told: WaitTold): void;

  /** Tells of each statement how long it took; its text may have values in it that were not sent as parameters. */
  onStatement(told: StatementTold): void;

  /** A process that starts on the embedded directory from now on waits until the directory is free. */
  announceClose(): void;

  /** Waits for what runs, then ends. The embedded directory is free for another process when it resolves. */
  close(): Promise<void>;
}
