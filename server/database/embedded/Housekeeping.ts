import type { DatabaseLog } from "../Database.ts";
import type { Lease } from "../Lease.ts";

/** Milliseconds after a write until the log's size is looked at. */
const checkpointDelay = 1_000;
/** Milliseconds without a write after which old row versions are cleared away. */
const idleDelay = 60_000;
const checkpointBytes = 32 * 1024 * 1024;

/**
 * What a PostgreSQL server does by itself and the embedded one does not: a checkpoint for every 32 MB of log, without
 * which the log grows for ever and the next start replays all of it; and VACUUM with ANALYZE once nobody writes.
 */
export class Housekeeping {
  readonly #acquire: () => Promise<Lease>;
  readonly #log: DatabaseLog;
  #checkpointTimer: NodeJS.Timeout | undefined;
  #idleTimer: NodeJS.Timeout | undefined;
  #checkpointAt = "0/0";
  #closed = false;

  constructor(acquire: () => Promise<Lease>, log: DatabaseLog) {
    this.#acquire = acquire;
    this.#log = log;
  }

  noteWrite(): void {
    if (this.#closed) return;
    this.#checkpointTimer ??= setTimeout(() => void this.#keep(() => this.#checkpoint()), checkpointDelay).unref();
    if (this.#idleTimer !== undefined) this.#idleTimer.refresh();
    else this.#idleTimer = setTimeout(() => void this.#keep(() => this.#vacuum()), idleDelay).unref();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#checkpointTimer);
    clearTimeout(this.#idleTimer);
  }

  async #keep(work: () => Promise<void>): Promise<void> {
    try {
      if (!this.#closed) await work();
    } catch (error) {
      if (!this.#closed) this.#log.warn({ error }, "housekeeping of the database failed");
    }
  }

  async #checkpoint(): Promise<void> {
    this.#checkpointTimer = undefined;
    await this.#withLease(async (lease) => {
      const { rows } = await lease.query(
        "select pg_current_wal_insert_lsn()::text as at, pg_wal_lsn_diff(pg_current_wal_insert_lsn(), $1)::int8 as bytes",
        [this.#checkpointAt],
      );
      if (rows[0].bytes < checkpointBytes) return;
      await lease.query("checkpoint");
      this.#checkpointAt = rows[0].at;
    });
  }

  async #vacuum(): Promise<void> {
    this.#idleTimer = undefined;
    await this.#withLease((lease) => lease.query("vacuum (analyze)"));
  }

  async #withLease(work: (lease: Lease) => Promise<unknown>): Promise<void> {
    const lease = await this.#acquire();
    try {
      await work(lease);
      // Its own statements are no reason to come again.
      lease.wrote = false;
    } finally {
      void lease.release();
    }
  }
}
