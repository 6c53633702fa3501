import type { Database, DatabaseLog } from "./Database.ts";
import { EmbeddedEngine } from "./embedded/EmbeddedEngine.ts";
import { PlatonDatabase } from "./PlatonDatabase.ts";
import { PostgresEngine } from "./postgres/PostgresEngine.ts";
import { queryLimits, type QueryLimits } from "./QueryClass.ts";

export interface OpenDatabaseOptions {
  /** `postgres://…`; without it the embedded database in `dataDir` is opened, and made at the first start. */
  readonly url?: string;
  /** The server's data directory; the embedded database lives in its folder `database`. */
  readonly dataDir: string;
  readonly log: DatabaseLog;
  /** The built worker of the embedded database. @defaultValue database.worker.js beside the built server */
  readonly workerFile?: URL;
  /** Further `name=value` parameters of the embedded database. The self-test refuses those that lose rows. */
  readonly parameters?: readonly string[];
  /** @defaultValue those of QueryClass.ts */
  readonly limits?: QueryLimits;
}

/**
 * Opens the database; it is to be closed before the process ends. To keep a server's memory small, load rows in bulk
 * from a child process that opens, works and closes: the embedded database never gives memory back while it is open.
 *
 * @throws DirectoryInUse when another process has the embedded directory
 * @throws NotDurable when the embedded database would lose acknowledged rows in a power failure
 * @throws DatabaseUnavailable when the PostgreSQL server does not answer
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<Database> {
  const { url, log, limits = queryLimits } = options;
  if (url !== undefined) return new PlatonDatabase(await PostgresEngine.connect({ url, limits, log }), limits);
  const workerFile = options.workerFile ?? new URL("./database.worker.js", import.meta.url);
  const { dataDir, parameters = [] } = options;
  return new PlatonDatabase(await EmbeddedEngine.open({ dataDir, workerFile, parameters, limits, log }), limits);
}
