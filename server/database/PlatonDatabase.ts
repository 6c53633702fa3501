import { Kysely, sql } from "kysely";
import { committed } from "./afterCommit.ts";
import type { Database, DatabaseHealth, StatementTold, Subscription, TransactionOptions, WaitTold } from "./Database.ts";
import type { Engine } from "./Engine.ts";
import { HeavyPlaces, type HeavyReader } from "./HeavyPlaces.ts";
import type { Lease } from "./Lease.ts";
import { leaseDialect } from "./LeaseDialect.ts";
import type { PlatonSchema } from "./PlatonSchema.ts";
import type { HeavyClass, QueryClass, QueryLimits } from "./QueryClass.ts";

/** The part of a Database that is the same on both engines. */
export class PlatonDatabase implements Database {
  readonly kind: "embedded" | "postgres";
  #waitTold: WaitTold = () => undefined;
  #statementTold: StatementTold = () => undefined;
  #refusal: Error | undefined;
  readonly sql: Kysely<PlatonSchema>;
  readonly maintenance: Kysely<PlatonSchema>;
  readonly #engine: Engine;
  readonly #places: HeavyPlaces;
  readonly #limits: QueryLimits;

  constructor(engine: Engine, limits: QueryLimits) {
    this.kind = engine.kind;
    this.#engine = engine;
    this.#limits = limits;
    this.sql = this.#inClass("interactive");
    this.#places = new HeavyPlaces(engine.heavyReach, limits);
    this.maintenance = this.#inClass("maintenance");
  }

  heavy(heavy: HeavyClass, reader: HeavyReader): Kysely<PlatonSchema> {
    const places = new Map<Lease, () => void>();
    const acquire = async (): Promise<Lease> => {
      const leave = await this.#places.enter(heavy, reader);
      try {
        const lease = await this.#lease(heavy);
        places.set(lease, leave);
        return lease;
      } catch (error) {
        leave();
        throw error;
      }
    };
    const release = (lease: Lease): void => {
      // Only when the session is back the next is let in.
      void Promise.resolve(lease.release()).finally(() => places.get(lease)?.());
    };
    return new Kysely<PlatonSchema>({ dialect: leaseDialect({ acquire, release }) });
  }

  async transaction<T>(work: (tx: Kysely<PlatonSchema>) => Promise<T>, options: TransactionOptions = {}): Promise<T> {
    const lease = await this.#lease(options.class ?? "interactive");
    const tx = new Kysely<PlatonSchema>({
      dialect: leaseDialect({ acquire: () => Promise.resolve(lease), release: () => undefined }),
    });
    let result: T;
    try {
      const begin = `begin isolation level ${options.isolation ?? "read committed"}`;
      result = await lease.transaction(begin, () => work(tx));
    } finally {
      void lease.release();
    }
    committed(tx);
    return result;
  }

  async atOneMoment<T>(work: (tx: Kysely<PlatonSchema>) => Promise<T>): Promise<T> {
    const read = async (tx: Kysely<PlatonSchema>): Promise<T> => {
      await sql`set transaction read only`.execute(tx);
      return await work(tx);
    };
    const copy = await this.#engine.copy();
    const database = copy === undefined ? this : new PlatonDatabase(copy, this.#limits);
    try {
      return await database.transaction(read, { class: "export", isolation: "repeatable read" });
    } finally {
      await copy?.close();
    }
  }

  listen(channel: string, heard: (payload: string) => void): Promise<Subscription> {
    return this.#engine.listen(channel, heard);
  }

  async analyze(tables: readonly string[]): Promise<void> {
    for (const table of tables) await sql`analyze ${sql.table(table)}`.execute(this.maintenance);
  }

  health(): DatabaseHealth {
    return { ...this.#engine.health(), ...(this.#refusal && { refusal: this.#refusal }) };
  }

  refuse(reason: Error): void {
    this.#refusal ??= reason;
  }

  onWait(told: WaitTold): void {
    this.#waitTold = told;
  }

  onStatement(told: StatementTold): void {
    this.#statementTold = told;
  }

  announceClose(): void {
    this.#engine.announceClose();
  }

  close(): Promise<void> {
    return this.#engine.close();
  }

  async #lease(queryClass: QueryClass): Promise<Lease> {
    if (this.#refusal) throw this.#refusal;
    const asked = performance.now();
    try {
      const lease = await this.#engine.lease(queryClass);
      lease.told = (text, ms) => this.#statementTold(queryClass, text, ms);
      return lease;
    } finally {
      this.#waitTold(queryClass, performance.now() - asked);
    }
  }

  #inClass(queryClass: QueryClass): Kysely<PlatonSchema> {
    return new Kysely<PlatonSchema>({
      dialect: leaseDialect({
        acquire: () => this.#lease(queryClass),
        release: (lease) => void lease.release(),
      }),
    });
  }
}
