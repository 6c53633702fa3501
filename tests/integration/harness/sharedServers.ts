import type { TestProject } from "vitest/node";

import { startPostgres } from "../postgres/startPostgres.ts";
import { createDatabase } from "./seededPostgres.ts";
import type { RunningServer } from "./serverProcess.ts";
import { startServer } from "./startServer.ts";

declare module "vitest" {
  export interface ProvidedContext {
    servers: {
      embedded: { url: string };
      /** `adminUrl` may create databases. */
      postgres: { url: string; adminUrl: string } | { missing: string };
    };
  }
}

type Cleanup = () => Promise<unknown>;

/** One server for each database, shared by all files of the run. */
export default async function setup(project: TestProject): Promise<Cleanup> {
  const cleanups: Cleanup[] = [];
  const cleanUp = async (): Promise<void> => {
    for (const cleanup of cleanups.reverse()) await cleanup();
  };
  try {
    const [embedded, postgres] = await Promise.all([startOnEmbedded(cleanups), startOnPostgres(cleanups)]);
    const there = "missing" in postgres ? postgres : { url: postgres.server.url, adminUrl: postgres.adminUrl };
    project.provide("servers", { embedded: { url: embedded.url }, postgres: there });
  } catch (error) {
    await cleanUp();
    throw error;
  }
  return cleanUp;
}

async function startOnEmbedded(cleanups: Cleanup[]): Promise<RunningServer> {
  const server = await startServer();
  cleanups.push(() => server.stop());
  return server;
}

async function startOnPostgres(
  cleanups: Cleanup[],
): Promise<{ server: RunningServer; adminUrl: string } | { missing: string }> {
  // It says by itself, and loudly, when there is none.
  const cluster = await startPostgres().catch((error: unknown) => ({ missing: String(error) }));
  if (cluster === undefined || "missing" in cluster) return cluster ?? { missing: "none was found on this machine" };
  cleanups.push(() => cluster.stop());
  const DATABASE_URL = await createDatabase(cluster.url);
  const server = await startServer({ env: { DATABASE_URL }, deadline: 180_000 });
  cleanups.push(() => server.stop());
  return { server, adminUrl: cluster.url };
}
