import type { DatabaseConnection, Dialect, Driver, QueryResult } from "kysely";
import { PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, type CompiledQuery } from "kysely";
import type { Lease } from "./Lease.ts";

interface LeaseSource {
  acquire(): Promise<Lease>;
  release(lease: Lease): void;
}

const countingCommands = new Set(["INSERT", "UPDATE", "DELETE", "MERGE"]);

class LeaseConnection implements DatabaseConnection {
  readonly lease: Lease;

  constructor(lease: Lease) {
    this.lease = lease;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { command, rowCount, rows } = await this.lease.query(query.sql, query.parameters);
    if (!countingCommands.has(command)) return { rows: rows as R[] };
    return { rows: rows as R[], numAffectedRows: BigInt(rowCount ?? 0) };
  }

  // eslint-disable-next-line require-yield
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error("Read long results by key, in short statements");
  }
}

class LeaseDriver implements Driver {
  readonly #source: LeaseSource;

  constructor(source: LeaseSource) {
    this.#source = source;
  }

  async init(): Promise<void> {}
  async destroy(): Promise<void> {}

  async acquireConnection(): Promise<LeaseConnection> {
    return new LeaseConnection(await this.#source.acquire());
  }

  async releaseConnection(connection: LeaseConnection): Promise<void> {
    this.#source.release(connection.lease);
  }

  // Kysely's own transactions have no deadline, and on the embedded database one that hangs stops everybody.
  beginTransaction(): Promise<void> {
    return Promise.reject(new Error("Use database.transaction()"));
  }

  async commitTransaction(): Promise<void> {}
  async rollbackTransaction(): Promise<void> {}
}

/** Kysely over sessions that are leased for one query, or for one transaction: PostgreSQL's SQL, either database. */
export function leaseDialect(source: LeaseSource): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new LeaseDriver(source),
    createIntrospector: (kysely) => new PostgresIntrospector(kysely),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
