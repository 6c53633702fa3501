import type { DatabaseLog } from "../../database/Database.ts";
import { DatabaseUnavailable } from "../../database/databaseErrors.ts";
import { auditRow, type AuditContext, type AuditEntry } from "./auditRow.ts";

/** A session that goes on reading the same object within this time has opened it once. */
const quietMs = 60_000;
/** What waits is written together this long after the first of it. */
const pauseMs = 1_000;
/** Rows that wait, and readers that are remembered, while the database is away or somebody reads everything. */
const keepAtMost = 10_000;
/** Rows of one statement: it takes 65,535 values at most. */
const atOnce = 1_000;

interface ReadLogOptions {
  readonly write: (rows: readonly ReadRow[]) => Promise<unknown>;
  readonly log: DatabaseLog;
  readonly now: () => Date;
}

export type ReadRow = ReturnType<typeof auditRow> & { readonly at: string };
type Reader = AuditContext & { readonly address: string };
type ReadEvent = "table read" | "form read" | "page read";

/**
 * Audit records of reading (spec §4, D29): one for each opening, however many pages of rows are read of it. They are
 * written beside the answer, so that nobody who reads waits for them.
 */
export class ReadLog {
  readonly #options: ReadLogOptions;
  readonly #lastAt = new Map<string, number>();
  #waiting: ReadRow[] = [];
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(options: ReadLogOptions) {
    this.#options = options;
  }

  note(reader: Reader, event: ReadEvent, { object, recordId }: Pick<AuditEntry, "object" | "recordId">): void {
    const now = this.#options.now();
    if (this.#isReadOn([reader.project.id, reader.caller?.sessionId ?? reader.address, reader.caller?.userId, object, recordId].join(" "), now.getTime())) return;
    this.#waiting.push({ ...auditRow(reader, { event, object, recordId }), at: now.toISOString() });
    this.#timer ??= setTimeout(() => void this.flush(), pauseMs).unref();
  }

  /** Writes what waits. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  async #write(): Promise<void> {
    const { write, log } = this.#options;
    while (this.#waiting.length > 0) {
      const rows = this.#waiting.splice(0, atOnce);
      try {
        await write(rows);
      } catch (error) {
        log.warn({ err: error, count: rows.length }, "what was read could not be written to the audit record");
        // What the database refuses, it would refuse again.
        if (error instanceof DatabaseUnavailable) return this.#writeLater(rows);
      }
    }
  }

  #writeLater(rows: readonly ReadRow[]): void {
    this.#waiting = [...rows, ...this.#waiting].slice(-keepAtMost);
    this.#timer ??= setTimeout(() => void this.flush(), quietMs).unref();
  }

  #isReadOn(key: string, now: number): boolean {
    const last = this.#lastAt.get(key);
    // Set anew, so that the map stays in the order of time.
    this.#lastAt.delete(key);
    this.#lastAt.set(key, now);
    for (const [oldest, at] of this.#lastAt) {
      if (at + quietMs > now && this.#lastAt.size <= keepAtMost) break;
      this.#lastAt.delete(oldest);
    }
    return last !== undefined && last + quietMs > now;
  }
}
