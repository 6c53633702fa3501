import { fileURLToPath } from "node:url";
import { afterAll, beforeAll } from "vitest";
import type { ImportAnswer } from "#contract/import.ts";
import { call, readAnswer, type Answer } from "../harness/call.ts";
import type { TestDatabase } from "../harness/onDatabases.ts";
import type { RunningServer } from "../harness/serverProcess.ts";

export type Who = "admin" | "clerk" | "reader";

export interface ImportsServer {
  readonly url: string;
  token(who: Who): string;
  /** Sends a file, in English. */
  send(config: string, file: Uint8Array | string, query?: Record<string, string>, who?: Who): Promise<Answer<ImportAnswer>>;
  /** Rows of the table, by their codes. */
  towns(): Promise<Record<string, Record<string, unknown>>>;
}

export function useImportsServer(database: TestDatabase, env: Record<string, string> = {}): ImportsServer {
  let server: RunningServer | undefined;
  const tokens = new Map<Who, string>();
  const url = (): string => server?.url ?? "";
  beforeAll(async () => {
    server = await database.startServer({ project: fileURLToPath(new URL("./project", import.meta.url)), env });
    for (const who of ["admin", "clerk", "reader"] as const) {
      const { data } = await call(server, "POST auth/login", { body: { username: who, password: `imports-${who}-1` }, headers: { "device-id": who } });
      tokens.set(who, data.access_token);
    }
  });
  afterAll(() => server?.stop());
  return {
    get url() {
      return url();
    },
    token: (who) => tokens.get(who) ?? "",
    send: async (config, file, query = {}, who = "clerk") => {
      const body = new FormData();
      body.set("file", new Blob([typeof file === "string" ? file : new Uint8Array(file)]), "файл.xlsx");
      const headers = { authorization: `Bearer ${tokens.get(who) ?? ""}`, "accept-language": "en" };
      return await readAnswer<ImportAnswer>(await fetch(`${url()}/api/import/${config}?${new URLSearchParams(query)}`, { method: "POST", body, headers }));
    },
    towns: async () => {
      const { data } = await call({ url: url() }, "POST tables/{name}/rows", { params: { name: "towns" }, body: { pageSize: 1000 }, token: tokens.get("admin") ?? "" });
      return Object.fromEntries(data.rows.map((row) => [String(row["code"]), row]));
    },
  };
}
