import { Kysely, sql } from "kysely";
import type { Database, DatabaseHealth, Subscription, TransactionOptions, WaitTold } from "./Database.ts";
import type { Engine } from "./Engine.ts";
import type { Lease } from "./Lease.ts";
import { leaseDialect } from "./LeaseDialect.ts";
import type { PlatonSchema } from "./PlatonSchema.ts";
import type { QueryClass } from "./QueryClass.ts";

/** The part of a Database that is the same on both engines. */
export class PlatonDatabase implements Database {
  readonly kind: "embedded" | "postgres";
  #waitTold: WaitTold = () => undefined;
  readonly sql: Kysely<PlatonSchema>;
  readonly reports: Kysely<PlatonSchema>;
  readonly #engine: Engine;
  readonly #maintenance: Kysely<PlatonSchema>;

  constructor(engine: Engine) {
    this.kind = engine.kind;
    this.#engine = engine;
    this.sql = this.#inClass("interactive");
    this.reports = this.#inClass("report");
    this.#maintenance = this.#inClass("maintenance");
  }

  async transaction<T>(work: (tx: Kysely<PlatonSchema>) => Promise<T>, options: TransactionOptions = {}): Promise<T> {
    const lease = await this.#lease(options.class ?? "interactive");
    const tx = new Kysely<PlatonSchema>({
      dialect: leaseDialect({ acquire: () => Promise.resolve(lease), release: () => undefined }),
    });
    try {
      const begin = `begin isolation level ${options.isolation ?? "read committed"}`;
      return await lease.transaction(begin, () => work(tx));
    } finally {
      lease.release();
    }
  }

  listen(channel: string, heard: (payload: string) => void): Promise<Subscription> {
    return this.#engine.listen(channel, heard);
  }

  async analyze(tables: readonly string[]): Promise<void> {
    for (const table of tables) await sql`analyze ${sql.table(table)}`.execute(this.#maintenance);
  }

  health(): DatabaseHealth {
    return this.#engine.health();
  }

  onWait(told: WaitTold): void {
    this.#waitTold = told;
  }

  announceClose(): void {
    this.#engine.announceClose();
  }

  close(): Promise<void> {
    return this.#engine.close();
  }

  async #lease(queryClass: QueryClass): Promise<Lease> {
    const asked = performance.now();
    try {
      return await this.#engine.lease(queryClass);
    } finally {
      this.#waitTold(queryClass, performance.now() - asked);
    }
  }

  #inClass(queryClass: QueryClass): Kysely<PlatonSchema> {
    return new Kysely<PlatonSchema>({
      dialect: leaseDialect({
        acquire: () => this.#lease(queryClass),
        release: (lease) => lease.release(),
      }),
    });
  }
}
