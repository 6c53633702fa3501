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

/**
 * Runs a suite on the embedded database and on PostgreSQL.
 * Where no PostgreSQL can be had, its half is reported as skipped, which is a failure on a build machine.
 */
export function forEachDatabase(name: string, suite: (database: TestDatabase) => void): void {
  const { embedded, postgres } = inject("servers");
  describe(`${name} · embedded`, () => suite({ kind: "embedded", server: embedded, startServer }));
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
