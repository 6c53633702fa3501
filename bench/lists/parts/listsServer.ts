import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readConfig } from "../../../server/config.ts";
import { createLogger } from "../../../server/createLogger.ts";
import { createServer } from "../../../server/createServer.ts";
import type { Database } from "../../../server/database/Database.ts";
import { openDatabase } from "../../../server/database/openDatabase.ts";
import { runServer, type RunningServer } from "../../../tests/integration/harness/serverProcess.ts";
import { recordQueries, type RecordedQueries } from "../../harness/recordQueries.ts";
import { copyListsData, listsProject, workerFile, type DatabaseKind, type ListsData } from "./listsData.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** Runs `work` against the built server, a process of its own, on a copy of the rows. */
export async function withServer<T>(kind: DatabaseKind, work: (server: RunningServer) => Promise<T>): Promise<T> {
  return await withServers(kind, 1, ([server]) => work(server as RunningServer));
}

/** The same with several nodes on one database. */
export async function withServers<T>(kind: DatabaseKind, nodes: number, work: (servers: readonly RunningServer[]) => Promise<T>): Promise<T> {
  const data = await copyListsData(kind);
  const servers: RunningServer[] = [];
  try {
    for (let node = 0; node < nodes; node += 1) servers.push(await startNode(data, node));
    return await work(servers);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await data.end();
  }
}

const startNode = ({ dataDir, databaseUrl }: ListsData, node: number): Promise<RunningServer> =>
  runServer({
    dataDir: node === 0 ? dataDir : join(dataDir, `node-${node}`),
    env: { PROJECT_DIR: listsProject, FILES_DIR: join(dataDir, "files"), DATABASE_URL: databaseUrl },
  });

export interface OwnServer {
  readonly url: string;
  /** That the server works on: the same driver, the same sessions. */
  readonly database: Database;
  readonly recorded: RecordedQueries;
}

/** Runs `work` against the server in this process, whose statements can be seen and run without it. */
export async function withOwnServer<T>(kind: DatabaseKind, work: (server: OwnServer) => Promise<T>): Promise<T> {
  const { dataDir, databaseUrl, end } = await copyListsData(kind);
  const log = createLogger({ write: () => undefined }, "info");
  const database = await openDatabase({ url: databaseUrl, dataDir, log, workerFile });
  const recorded = recordQueries(database);
  const server = await createServer({
    config: readConfig({ PORT: "0", DATA_DIR: dataDir, DATABASE_URL: databaseUrl }, dataDir),
    log,
    folders: { client: join(root, "dist/client"), sandbox: join(root, "dist/sandbox") },
    prepareDatabase: () => Promise.resolve(recorded.database),
  });
  try {
    return await work({ url: `http://localhost:${server.port}`, database, recorded });
  } finally {
    await server.close();
    await end();
  }
}
