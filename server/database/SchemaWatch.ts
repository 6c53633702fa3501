import { sql } from "kysely";
import type { Database, DatabaseLog, Subscription } from "./Database.ts";
import { NewerSchema, refuseUnknown, schemaChannel, type Migration } from "./migrate.ts";

/** What was announced while the connection that listens was away is found by looking. */
const lookEveryMs = 5_000;

interface WatchOptions {
  readonly database: Database;
  /** Those that this version of the server knows. */
  readonly migrations: readonly Migration[];
  readonly log: DatabaseLog;
  /** What works by itself on this node ends. */
  readonly onNewer: () => void;
}

/** Notices that a newer version of the server has migrated the database under this one, which from then on leaves it alone. */
export class SchemaWatch {
  readonly #options: WatchOptions;
  #subscription: Subscription | undefined;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();
  #isOver = false;

  private constructor(options: WatchOptions) {
    this.#options = options;
  }

  static async start(options: WatchOptions): Promise<SchemaWatch> {
    const watch = new SchemaWatch(options);
    watch.#subscription = await options.database.listen(schemaChannel, () => watch.#look());
    // The embedded database belongs to one process.
    if (options.database.kind === "postgres") watch.#timer = setInterval(() => watch.#look(), lookEveryMs).unref();
    return watch;
  }

  async close(): Promise<void> {
    this.#isOver = true;
    clearInterval(this.#timer);
    await this.#subscription?.dispose();
    await this.#looking;
  }

  #look(): void {
    this.#looking = this.#looking.then(() => this.#lookOnce()).catch((error: unknown) => this.#options.log.warn({ err: error }, "the database's version was not looked at"));
  }

  async #lookOnce(): Promise<void> {
    if (this.#isOver) return;
    const { database, migrations, log, onNewer } = this.#options;
    const known = migrations.map(({ id }) => id);
    const { rows } = await sql<{ id: string }>`select id from platon.migrations where id <> all(${known})`.execute(database.sql);
    try {
      refuseUnknown(rows.map(({ id }) => id), migrations, "The database");
    } catch (error) {
      if (!(error instanceof NewerSchema)) throw error;
      this.#isOver = true;
      clearInterval(this.#timer);
      database.refuse(error);
      log.error({ theirs: error.theirs, ours: error.ours }, `this node has stopped: ${error.message}`);
      onNewer();
    }
  }
}
