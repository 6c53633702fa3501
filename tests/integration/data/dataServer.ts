import { fileURLToPath } from "node:url";
import { afterAll, beforeAll } from "vitest";
import type { TestDatabase } from "../harness/onDatabases.ts";
import type { RunningServer } from "../harness/serverProcess.ts";
import { call } from "../harness/call.ts";

export const dataProject = fileURLToPath(new URL("./project", import.meta.url));

export type Who = "admin" | "clerk" | "treasurer";

/** A server of the suite's own on the small project beside this file, and tokens of its three users. */
export interface DataServer {
  readonly url: string;
  token(who: Who): string;
  /** Everything that it has printed so far. */
  log(): string;
}

export function useDataServer(database: TestDatabase): DataServer {
  let server: RunningServer | undefined;
  const tokens = new Map<Who, string>();
  beforeAll(async () => {
    // A test may speak from an address of its own.
    server = await database.startServer({ project: dataProject, env: { TRUST_PROXY: "1" } });
    for (const who of ["admin", "clerk", "treasurer"] as const) {
      const { data } = await call(server, "POST auth/login", {
        body: { username: who, password: `data-${who}-1` },
        headers: { "device-id": `data-${who}` },
      });
      tokens.set(who, data.access_token);
    }
  });
  afterAll(() => server?.stop());
  return {
    get url() {
      return server?.url ?? "";
    },
    token: (who) => tokens.get(who) ?? "",
    log: () => server?.output() ?? "",
  };
}
