import type pg from "pg";
import { DatabaseUnavailable, QueryTimedOut } from "./databaseErrors.ts";
import { toDatabaseError } from "./toDatabaseError.ts";
import { toParameter } from "./wireTypes.ts";

interface LeaseOptions {
  readonly client: pg.ClientBase;
  /** Milliseconds that a transaction as a whole may take. */
  readonly deadline: number;
  /** Milliseconds that one statement may take before the session is ended from our side. */
  readonly limit: number;
  /** Ends the session that does not come back: its queries fail with this error. */
  endSession(error: Error): void;
  /** Gives the session to the next; what it holds beside that may take a moment to give back. */
  release(lease: Lease): void | Promise<void>;
}

/**
 * The use of one database session by one holder, until released. Afterwards it refuses: a forgotten promise of one
 * request can never speak inside the transaction of another.
 */
export class Lease {
  readonly #options: LeaseOptions;
  #tail: Promise<unknown> = Promise.resolve();
  #refusal: Error | undefined;
  #released = false;
  #running = 0;
  /** Whether anything but reading was done, so that housekeeping looks. */
  wrote = false;
  /** Whether the session may be gone, though the driver has not noticed yet. */
  lost = false;
  /** Hears of each statement how long it took, whether it failed or not. */
  told: (text: string, ms: number) => void = () => undefined;

  constructor(options: LeaseOptions) {
    this.#options = options;
  }

  /** Runs one statement after those sent before it. Without parameters the text may hold several. */
  query(text: string, parameters: readonly unknown[] = []): Promise<pg.QueryResult> {
    return this.#inTurn(() => {
      if (this.#refusal !== undefined) throw this.#refusal;
      return this.#run(text, parameters);
    });
  }

  /** Runs `work` inside begin and commit; whatever goes wrong, or takes too long, is rolled back. */
  async transaction<T>(begin: string, work: () => Promise<T>): Promise<T> {
    await this.query(begin);
    try {
      const result = await this.#beforeDeadline(work);
      this.#refusal = new Error("The transaction is over");
      const { command } = await this.#inTurn(() => this.#run("commit", []));
      // PostgreSQL answers COMMIT with ROLLBACK when a statement before it had failed and nobody looked.
      if (command === "ROLLBACK") throw new Error("A statement of the transaction failed, so it was rolled back");
      return result;
    } catch (error) {
      await this.#rollBack(error);
      throw error;
    }
  }

  release(): void | Promise<void> {
    if (this.#released) return;
    this.#released = true;
    this.#refusal ??= new Error("The session was given back");
    return this.#options.release(this);
  }

  #inTurn<T>(step: () => Promise<T>): Promise<T> {
    const result = this.#tail.then(step);
    this.#tail = result.catch(() => undefined);
    return result;
  }

  async #run(text: string, parameters: readonly unknown[]): Promise<pg.QueryResult> {
    const watch = setTimeout(() => setImmediate(() => this.#overran()), this.#options.limit);
    this.#running += 1;
    const began = performance.now();
    try {
      const result = await this.#options.client.query(text, parameters.map(toParameter));
      this.#noteWrites(result);
      return result;
    } catch (error) {
      const failure = toDatabaseError(error);
      this.lost ||= failure instanceof DatabaseUnavailable;
      throw failure;
    } finally {
      this.#running -= 1;
      clearTimeout(watch);
      this.told(text, performance.now() - began);
    }
  }

  /** setImmediate before it: an answer that had arrived while our own thread was busy is read first. */
  #overran(): void {
    if (this.#running > 0) this.#options.endSession(new QueryTimedOut("The query took too long and was stopped"));
  }

  async #beforeDeadline<T>(work: () => Promise<T>): Promise<T> {
    let deadline: NodeJS.Timeout | undefined;
    const overdue = new Promise<never>((_, reject) => {
      deadline = setTimeout(() => {
        this.#refusal = new QueryTimedOut("The transaction took too long and was rolled back");
        reject(this.#refusal);
      }, this.#options.deadline);
    });
    try {
      return await Promise.race([work(), overdue]);
    } finally {
      clearTimeout(deadline);
    }
  }

  async #rollBack(error: unknown): Promise<void> {
    // A statement that outlived the deadline of its transaction is not waited for.
    if (error instanceof QueryTimedOut && this.#running > 0) return this.#options.endSession(error);
    this.#refusal ??= new Error("The transaction is over");
    await this.#inTurn(() => this.#run("rollback", [])).catch((failed: unknown) => {
      this.#options.endSession(failed instanceof Error ? failed : new Error("rollback failed"));
    });
  }

  #noteWrites(result: pg.QueryResult | pg.QueryResult[]): void {
    const reads = /^(SELECT|SHOW|SET|BEGIN|START|COMMIT|ROLLBACK|LISTEN|UNLISTEN)$/;
    this.wrote ||= [result].flat().some(({ command }) => !reads.test(command ?? ""));
  }
}
