import { describe, inject, it } from "vitest";

import { createDatabase, createSeededDatabase } from "./seededPostgres.ts";
import type { RunningServer } from "./serverProcess.ts";
import { startServer, type ServerOptions } from "./startServer.ts";

export interface TestDatabase {
  readonly kind: "embedded" | "postgres";
  /** Server with the seeded demo project, shared by all files of the run: leave its configuration as it was. */
  readonly server: { readonly url: string };
  /** A server of one's own on a fresh copy of the seeded data: for tests that stop, break or reconfigure it. */
  startServer(options?: ServerOptions): Promise<RunningServer>;
}

/** Runs a suite on the embedded database and on PostgreSQL: for what is said to a database in SQL. */
export function forEachDatabase(name: string, suite: (database: TestDatabase) => void): void {
  onEmbedded(name, suite);
  onPostgres(name, suite);
}

/** Runs a suite on the embedded database: for what stands above the databases and is the same on both. */
export function onEmbedded(name: string, suite: (database: TestDatabase) => void): void {
  describe(`${name} · embedded`, () => suite({ kind: "embedded", server: inject("servers").embedded, startServer }));
}

/**
 * Runs a suite on PostgreSQL: for what happens at once, as the embedded database has one transaction at a time.
 * Where no PostgreSQL can be had, it is reported as skipped, which is a failure on a build machine.
 */
export function onPostgres(name: string, suite: (database: TestDatabase) => void): void {
  const { postgres } = inject("servers");
  describe(`${name} · postgres`, () => {
    if ("missing" in postgres) {
      it.skip(`NOT RUN, there is no PostgreSQL: ${postgres.missing}`, () => {});
      return;
    }
    const { adminUrl, url } = postgres;
    suite({ kind: "postgres", server: { url }, startServer: (options) => startOnPostgres(adminUrl, options) });
  });
}

async function startOnPostgres(adminUrl: string, options: ServerOptions = {}): Promise<RunningServer> {
  const DATABASE_URL = await (options.isEmpty ? createDatabase(adminUrl) : createSeededDatabase(adminUrl, options.project));
  return startServer({ ...options, env: { DATABASE_URL, ...options.env } });
}
