import { fileURLToPath } from "node:url";
import { createSeededDatabase } from "../../../tests/integration/harness/seededPostgres.ts";
import type { RunningServer } from "../../../tests/integration/harness/serverProcess.ts";
import { startServer } from "../../../tests/integration/harness/startServer.ts";
import { startPostgres } from "../../../tests/integration/postgres/startPostgres.ts";
import type { DatabaseKind } from "../../lists/parts/listsData.ts";

const project = fileURLToPath(new URL("../../../bench/server-work/project", import.meta.url));

export interface WorkServer {
  readonly server: RunningServer;
  /** Of PostgreSQL. */
  readonly databaseUrl: string | undefined;
}

/** Runs `work` against the built server, a process of its own, whose table is empty. */
export async function withWorkServer<T>(kind: DatabaseKind, work: (running: WorkServer) => Promise<T>): Promise<T> {
  const cluster = kind === "postgres" ? await startPostgres() : undefined;
  try {
    const databaseUrl = cluster && (await createSeededDatabase(cluster.url, project));
    const server = await startServer({ project, ...(databaseUrl !== undefined && { env: { DATABASE_URL: databaseUrl } }) });
    return await work({ server, databaseUrl }).finally(() => server.stop());
  } finally {
    await cluster?.stop();
  }
}
