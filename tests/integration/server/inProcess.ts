import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { uuidv7 } from "#core/uuid/uuidv7.ts";
import { readConfig } from "../../../server/config.ts";
import { createLogger } from "../../../server/createLogger.ts";
import { createServer, type RunningServer } from "../../../server/createServer.ts";
import type { Database } from "../../../server/database/Database.ts";
import { migrate } from "../../../server/database/migrate.ts";
import { migrations } from "../../../server/database/migrations/index.ts";
import { openDatabase } from "../../../server/database/openDatabase.ts";
import { copyBareData } from "../harness/seededData.ts";
import { hashPassword } from "../../../server/modules/sessions/index.ts";

const workerFile = new URL("../../../dist/server/database.worker.js", import.meta.url);
const log = createLogger({ write: () => undefined }, "silent");

export interface ServerWithClock {
  readonly url: string;
  readonly server: RunningServer;
  /** Moves the server's clock; the database's own stays. */
  forward(seconds: number): void;
  close(): Promise<void>;
}

/** The server in this process, with a clock that the test moves. Its one user is `clerk` of project `clock`. */
export async function startWithClock(): Promise<ServerWithClock> {
  const dataDir = await mkdtemp(join(tmpdir(), "platon-clock-"));
  await copyBareData(dataDir);
  let ahead = 0;
  const server = await createServer({
    config: readConfig({ PORT: "0", DATA_DIR: dataDir }, dataDir),
    log,
    folders: { client: join(dataDir, "client"), sandbox: join(dataDir, "sandbox") },
    prepareDatabase: () => prepare(dataDir),
    now: () => new Date(Date.now() + ahead),
  });
  return {
    url: `http://localhost:${server.port}`,
    server,
    forward: (seconds) => void (ahead += seconds * 1000),
    close: async () => {
      await server.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function prepare(dataDir: string): Promise<Database> {
  const database = await openDatabase({ dataDir, log, workerFile });
  await migrate(database, migrations, log);
  await database.sql.insertInto("platon.projects").values({ id: "clock", title: "Clock", is_default: true, seeded_at: null }).execute();
  const password_hash = await hashPassword("demo-clerk-1");
  await database.sql
    .insertInto("platon.users")
    .values({
      id: uuidv7(), project_id: "clock", username: "clerk", full_name: "Clerk", password_hash, post_name: null, locale: null,
      org_id: null, tin: null, pinfl: null, photo: null, otp_secret: null, disabled_at: null,
    })
    .execute();
  return database;
}
