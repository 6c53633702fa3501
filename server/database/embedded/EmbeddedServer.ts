import { PGlite } from "@electric-sql/pglite";
import { pg_trgm as trigrams } from "@electric-sql/pglite/contrib/pg_trgm";
import { DurableNodeFs } from "./DurableNodeFs.ts";
import { Pieces } from "./Pieces.ts";
import { durableParameters, startParameters } from "./startParameters.ts";
import type { FromWorker, WorkerTask } from "./workerMessages.ts";

type Send = (message: FromWorker) => void;

/** What PostgreSQL prints when it will not work on; the next query would hang. */
const brokenNotice = /PANIC:|could not fsync/;

/** The machine's memory never shrinks; above this it is worth a second's pause to have a fresh one. */
const grownBytes = 256 * 1024 * 1024;

/** PGlite behind a byte stream: what arrives is PostgreSQL's wire protocol, and so is what it sends. */
export class EmbeddedServer {
  readonly #pglite: PGlite;
  readonly #send: Send;
  readonly #pieces: Pieces;
  #tail: Promise<void> = Promise.resolve();
  #grown = false;

  private constructor(pglite: PGlite, send: Send) {
    this.#pglite = pglite;
    this.#send = send;
    this.#pieces = new Pieces(send);
  }

  /** Opens the database and tests that its commits last; undefined when they do not. */
  static async open(task: WorkerTask, send: Send): Promise<EmbeddedServer | undefined> {
    const files = new DurableNodeFs(task.directory);
    const pglite = await PGlite.create({
      fs: files,
      // Indexes of trigrams need it whenever their tables change.
      extensions: { trigrams },
      startParams: startParameters(PGlite.defaultStartParams, task.parameters),
      onStderr: (line) => {
        if (brokenNotice.test(line)) send({ broken: line });
        return false;
      },
    });
    const refused = await whyNotDurable(pglite, files);
    if (refused !== undefined) {
      await pglite.close();
      send({ refused });
      return undefined;
    }
    reportTraps(pglite, send);
    return new EmbeddedServer(pglite, send);
  }

  receive(bytes: Uint8Array): void {
    this.#tail = this.#tail.then(() => this.#answer(bytes));
  }

  async close(): Promise<void> {
    await this.#tail;
    await this.#pglite.close();
  }

  async #answer(bytes: Uint8Array): Promise<void> {
    try {
      const onRawData = (data: Uint8Array): void => this.#pieces.add(data);
      await this.#pglite.execProtocolRawStream(bytes, { syncToFs: false, onRawData });
      this.#pieces.flush();
      this.#reportGrowth();
    } catch (error) {
      this.#send({ broken: String(error) });
    }
  }

  #reportGrowth(): void {
    if (this.#grown || this.#pglite.Module.HEAPU8.length <= grownBytes) return;
    this.#grown = true;
    this.#send("grown");
  }
}

/** What this relies on lies inside PGlite: an upgrade that breaks any of it must not go unseen. */
async function whyNotDurable(pglite: PGlite, files: DurableNodeFs): Promise<string | undefined> {
  for (const parameter of durableParameters) {
    const [name, wanted] = parameter.split("=");
    const { rows } = await pglite.query<{ value: string }>("select current_setting($1) as value", [name]);
    if (rows[0]?.value !== wanted) return `${name} is ${rows[0]?.value}, not ${wanted}`;
  }
  const before = files.fsyncs;
  await pglite.query("select pg_logical_emit_message(true, 'self-test', '')"); // one WAL record and its commit
  return files.fsyncs > before ? undefined : "a commit did not force its log to the disk";
}

/**
 * PGlite swallows what its machine throws (a trap, or no stack left) and the query never ends: say so at once instead
 * of waiting for the watchdog. What is no Error is its way of leaving a function, and means nothing.
 */
function reportTraps(pglite: PGlite, send: Send): void {
  const module = pglite.Module as unknown as { _PostgresMainLoopOnce: () => void };
  const once = module._PostgresMainLoopOnce;
  module._PostgresMainLoopOnce = () => {
    try {
      once();
    } catch (error) {
      if (error instanceof Error) send({ broken: error.message });
      throw error;
    }
  };
}
