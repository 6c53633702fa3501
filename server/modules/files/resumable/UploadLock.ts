import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { Lock } from "@tus/server";
import { sql } from "kysely";
import type { Database } from "../../../database/Database.ts";
import { CallFailure } from "../../../http/CallFailure.ts";

/** A node that died holds a lock for so long. */
const leaseSeconds = 15;
const renewMs = 1_000;
const retryMs = 200;
/** Longer than a lease: whoever waits that long gets the lock. */
const longPatienceMs = 25_000;
/** Longer than it takes to ask how much there is. */
const shortPatienceMs = 1_000;

interface LockOptions {
  readonly database: Database;
  readonly id: string;
  /** Asks the holder to give the lock up, and waits until it has; else a lock that is taken is soon a conflict. */
  readonly insists: boolean;
}

/**
 * One request at a time reads or writes an upload, on whichever node. The lock is a lease in the upload's row, which its
 * holder renews; with it the holder hears that another request wants it, and breaks off. So a connection that is dead
 * at one end only keeps nobody out.
 */
export class UploadLock implements Lock {
  readonly #options: LockOptions;
  readonly #owner = randomUUID();
  #renewal: NodeJS.Timeout | undefined;
  #isHeld = false;

  constructor(options: LockOptions) {
    this.#options = options;
  }

  /** @throws CallFailure upload_conflict; not_found when the upload is gone */
  async lock(signal: AbortSignal, giveUp: () => void): Promise<void> {
    const { insists } = this.#options;
    const patience = performance.now() + (insists ? longPatienceMs : shortPatienceMs);
    while (!(await this.#take())) {
      if (signal.aborted || performance.now() >= patience) throw new CallFailure("upload_conflict");
      if (insists) await this.#ask();
      await wait(retryMs);
    }
    this.#isHeld = true;
    this.#renewLater(giveUp);
  }

  async unlock(): Promise<void> {
    this.#isHeld = false;
    clearTimeout(this.#renewal);
    await this.#row().set({ lock_owner: null, lock_until: null }).where("lock_owner", "=", this.#owner).execute();
  }

  async #take(): Promise<boolean> {
    const { numUpdatedRows } = await this.#row()
      .set({ lock_owner: this.#owner, lock_until: leaseEnd, is_lock_wanted: false })
      .where(({ eb, or }) => or([eb("lock_owner", "is", null), eb("lock_until", "<", sql<string>`now()`)]))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async #ask(): Promise<void> {
    const { numUpdatedRows } = await this.#row().set({ is_lock_wanted: true }).executeTakeFirst();
    if (numUpdatedRows === 0n) throw new CallFailure("not_found");
  }

  #renewLater(giveUp: () => void): void {
    this.#renewal = setTimeout(() => {
      this.#renew().then((isWanted) => {
        if (isWanted) giveUp();
        if (this.#isHeld) this.#renewLater(giveUp);
      }, giveUp);
    }, renewMs).unref();
  }

  /** Whether the lock is to be given up: wanted by another request, or lost to one. */
  async #renew(): Promise<boolean> {
    const row = await this.#row()
      .set({ lock_until: leaseEnd })
      .where("lock_owner", "=", this.#owner)
      .returning("is_lock_wanted")
      .executeTakeFirst();
    return row?.is_lock_wanted ?? true;
  }

  #row() {
    return this.#options.database.sql.updateTable("platon.resumable_uploads").where("id", "=", this.#options.id);
  }
}

/** By the database's clock, which all nodes share. */
const leaseEnd = sql<string>`now() + ${leaseSeconds} * interval '1 second'`;
