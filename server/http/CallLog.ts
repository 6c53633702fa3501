import type { Logger } from "pino";
import { CallLimit } from "./CallLimit.ts";

/** Lines of one guest's address in a minute, and among them those that have an error's stack. */
const linesAtMost = 600;
const errorsAtMost = 30;
const windowMs = 60_000;

export interface CallEntry {
  readonly requestId: string;
  call?: string;
  userId?: string | undefined;
  code?: string;
  err?: unknown;
}

interface Outcome {
  readonly status: number;
  readonly ms: number;
  /** Groups the addresses of one holder. */
  readonly address: string;
  /** The caller does not wait for the answer any more. */
  readonly isCancelled: boolean;
}

/** One line for each call. Of those who are not signed in so many that they cannot fill the disk. */
export class CallLog {
  readonly #log: Pick<Logger, "debug" | "info" | "warn" | "error">;
  readonly #now: () => Date;
  readonly #lines = new CallLimit({ atMost: linesAtMost, windowMs });
  readonly #errors = new CallLimit({ atMost: errorsAtMost, windowMs });
  readonly #told = new CallLimit({ atMost: 1, windowMs });

  constructor(log: Pick<Logger, "debug" | "info" | "warn" | "error">, now: () => Date = () => new Date()) {
    this.#log = log;
    this.#now = now;
  }

  write(entry: CallEntry, { status, ms, address, isCancelled }: Outcome): void {
    if (isCancelled) return this.#log.debug({ ...entry, err: undefined, code: "cancelled", ms }, "call");
    if (entry.userId === undefined && !this.#isWithin(address, entry.err !== undefined)) return;
    const level = entry.err === undefined ? "info" : "error";
    this.#log[level]({ ...entry, status, ms }, "call");
  }

  #isWithin(address: string, isError: boolean): boolean {
    const now = this.#now();
    const isLine = this.#lines.count(address, now) === 0;
    if (isLine && (!isError || this.#errors.count(address, now) === 0)) return true;
    if (this.#told.count(address, now) === 0) this.#log.warn({ address }, "an address calls too often: for a minute not all of it is logged");
    return false;
  }
}
