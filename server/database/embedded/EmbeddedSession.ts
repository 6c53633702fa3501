import { Worker } from "node:worker_threads";
import pg from "pg";
import { DatabaseUnavailable, NotDurable } from "../databaseErrors.ts";
import { sessionSettings, wireTypes } from "../wireTypes.ts";
import { WireStream } from "./WireStream.ts";
import type { FromWorker, ToWorker, WorkerTask } from "./workerMessages.ts";

/** Longer than recovery of the largest log takes, shorter than anybody's patience. */
const startLimit = 60_000;

/** One life of the worker thread, and the PostgreSQL driver that speaks to it. */
export class EmbeddedSession {
  readonly client: pg.Client;
  /** Resolves when the worker is over, with the reason. Never rejects. */
  readonly over: Promise<Error>;
  /** Resolves when a query has made the worker so large that it is better replaced. */
  readonly grown: Promise<void>;
  readonly #worker: Worker;
  readonly #stream: WireStream;
  #reason: Error | undefined;
  #done: (() => void) | undefined;
  #hasGrown: (() => void) | undefined;

  private constructor(worker: Worker) {
    this.#worker = worker;
    this.#stream = new WireStream((bytes) => this.#post(bytes));
    this.client = new pg.Client({
      user: "postgres",
      database: "postgres",
      ssl: false, // the driver would read PGSSLMODE
      types: wireTypes,
      stream: () => this.#stream,
    });
    // Queries that waited for an answer have been told.
    this.#stream.on("error", () => undefined);
    this.client.on("error", () => undefined);
    this.grown = new Promise((resolve) => (this.#hasGrown = resolve));
    this.over = this.#watch();
  }

  /** Makes a new database in a worker of its own, whose memory, twice that of an open database, is given back. */
  static async initialise(workerFile: URL, directory: string): Promise<void> {
    const task: WorkerTask = { kind: "initialise", directory, parameters: [] };
    const worker = startWorker(workerFile, task);
    await new Promise<void>((resolve, reject) => {
      worker.once("message", () => resolve());
      worker.once("error", reject);
    });
    await worker.terminate();
  }

  /** @throws NotDurable, or DatabaseUnavailable when the database does not open */
  static async start(workerFile: URL, task: WorkerTask): Promise<EmbeddedSession> {
    const session = new EmbeddedSession(startWorker(workerFile, task));
    const timer = setTimeout(() => session.end(new DatabaseUnavailable("The database does not open")), startLimit);
    try {
      await session.#ready();
      await session.client.connect();
      await session.client.query(sessionSettings);
      return session;
    } catch (error) {
      session.end(error instanceof Error ? error : new DatabaseUnavailable(String(error)));
      await session.over;
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  get alive(): boolean {
    return this.#reason === undefined;
  }

  /** Ends the worker in the middle of whatever it does; queries in flight fail with `reason`. */
  end(reason: Error): void {
    if (this.#reason !== undefined) return;
    this.#reason = reason;
    this.#stream.destroy(reason);
    void this.#worker.terminate();
  }

  /** Shuts the database down properly. */
  async close(reason: Error): Promise<void> {
    const done = new Promise<void>((resolve) => (this.#done = resolve));
    this.#post("close");
    await Promise.race([done, this.over]);
    this.end(reason);
    await this.over;
  }

  #post(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #ready(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#worker.on("message", (message: FromWorker) => {
        if (message === "ready") resolve();
        else if (message === "done") this.#done?.();
        else if (message === "grown") this.#hasGrown?.();
        else if (message instanceof Uint8Array) this.#stream.push(message);
        else if ("refused" in message) reject(new NotDurable(`The database is not durable: ${message.refused}`));
        else this.end(new DatabaseUnavailable(`The database broke: ${message.broken}`));
      });
      void this.over.then(reject);
    });
  }

  #watch(): Promise<Error> {
    return new Promise((resolve) => {
      this.#worker.once("error", (error) =>
        this.end(new DatabaseUnavailable("The database worker failed", { cause: error })),
      );
      this.#worker.once("exit", () => {
        this.end(new DatabaseUnavailable("The database worker ended"));
        resolve(this.#reason ?? new DatabaseUnavailable("The database worker ended"));
      });
    });
  }
}

function startWorker(workerFile: URL, task: WorkerTask): Worker {
  // With Node's 4 MB a deeply nested value overflows the machine's stack before PostgreSQL sees that it is too deep.
  return new Worker(workerFile, { workerData: task, execArgv: [], resourceLimits: { stackSizeMb: 256 } });
}
