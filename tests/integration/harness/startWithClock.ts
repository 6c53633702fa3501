import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "../../../server/config.ts";
import { createLogger } from "../../../server/createLogger.ts";
import { createServer, type RunningServer } from "../../../server/createServer.ts";
import type { Database } from "../../../server/database/Database.ts";
import { openDatabase } from "../../../server/database/openDatabase.ts";

const workerFile = new URL("../../../dist/server/database.worker.js", import.meta.url);
const log = createLogger({ write: () => undefined }, "silent");

export interface ServerWithClock {
  readonly url: string;
  readonly server: RunningServer;
  readonly dataDir: string;
  /** Moves the server's clock; the database's own stays. */
  forward(seconds: number): void;
  /** Ends it, and starts it again so many seconds later. */
  restart(seconds?: number): Promise<void>;
  close(): Promise<void>;
}

interface ClockOptions {
  /** Puts the data into the new folder. */
  readonly fill: (dataDir: string) => Promise<void>;
  /** Before the first start. */
  readonly prepare?: (database: Database) => Promise<void>;
}

/** The server in this process, on the embedded database: the test moves its clock and looks at its rows. */
export async function startWithClock({ fill, prepare }: ClockOptions): Promise<ServerWithClock> {
  const dataDir = await mkdtemp(join(tmpdir(), "platon-clock-"));
  await fill(dataDir);
  let ahead = 0;
  const forward = (seconds: number): void => void (ahead += seconds * 1000);
  const start = (prepareFirst?: ClockOptions["prepare"]): Promise<RunningServer> =>
    createServer({
      config: readConfig({ PORT: "0", DATA_DIR: dataDir }, dataDir),
      log,
      folders: { client: join(dataDir, "client"), sandbox: join(dataDir, "sandbox") },
      prepareDatabase: async () => {
        const database = await openDatabase({ dataDir, log, workerFile });
        await prepareFirst?.(database);
        return database;
      },
      now: () => new Date(Date.now() + ahead),
    });
  let server = await start(prepare);
  return {
    get url() {
      return `http://localhost:${server.port}`;
    },
    get server() {
      return server;
    },
    dataDir,
    forward,
    restart: async (seconds = 0) => {
      await server.close();
      forward(seconds);
      server = await start();
    },
    close: async () => {
      await server.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
