import { fileURLToPath } from "node:url";
import { afterAll, beforeAll } from "vitest";
import { call } from "../harness/call.ts";
import type { TestDatabase } from "../harness/onDatabases.ts";
import type { RunningServer } from "../harness/serverProcess.ts";

const project = fileURLToPath(new URL("./rulesProject", import.meta.url));

const people = ["admin", "north", "south", "nobody"] as const;
export type Person = (typeof people)[number];

/** A server whose firms are each one organisation's; `nobody` works in none. */
export interface RulesServer {
  readonly url: string;
  token(who: Person): string;
  orgId(who: Person): string;
  userId(who: Person): string;
  log(): string;
}

export function useRulesServer(database: TestDatabase): RulesServer {
  let server: RunningServer | undefined;
  const tokens = new Map<Person, { token: string; orgId: string; userId: string }>();
  beforeAll(async () => {
    server = await database.startServer({ project });
    for (const who of people) {
      const { data } = await call(server, "POST auth/login", {
        body: { username: who, password: `rules-${who}-1` }, headers: { "device-id": `rules-${who}` },
      });
      tokens.set(who, { token: data.access_token, orgId: data.user.orgId ?? "", userId: data.user.id });
    }
  });
  afterAll(() => server?.stop());
  return {
    get url() {
      return server?.url ?? "";
    },
    token: (who) => tokens.get(who)?.token ?? "",
    orgId: (who) => tokens.get(who)?.orgId ?? "",
    userId: (who) => tokens.get(who)?.userId ?? "",
    log: () => server?.output() ?? "",
  };
}
