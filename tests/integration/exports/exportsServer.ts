import { fileURLToPath } from "node:url";
import { afterAll, beforeAll } from "vitest";
import type { ExportQuestion } from "#contract/export.ts";
import { call, type Answer } from "../harness/call.ts";
import type { TestDatabase } from "../harness/onDatabases.ts";
import type { RunningServer } from "../harness/serverProcess.ts";

export const exportsProject = fileURLToPath(new URL("./project", import.meta.url));

export type Who = "admin" | "clerk" | "keeper";

export interface ExportsServer {
  readonly url: string;
  token(who: Who): string;
  /** Everything that it has printed so far. */
  log(): string;
  ticket(resource: string, question?: Partial<ExportQuestion>, who?: Who): Promise<Answer<{ ticket: string; rows: number }>>;
  /** The file of a ticket, as a browser gets it: without a bearer. */
  download(resource: string, ticket: string, headers?: Record<string, string>): Promise<Response>;
  /** Both together. */
  file(resource: string, question?: Partial<ExportQuestion>, who?: Who): Promise<Buffer>;
}

export function useExportsServer(database: TestDatabase, env: Record<string, string> = {}): ExportsServer {
  let server: RunningServer | undefined;
  const tokens = new Map<Who, string>();
  const url = (): string => server?.url ?? "";
  beforeAll(async () => {
    server = await database.startServer({ project: exportsProject, env });
    for (const who of ["admin", "clerk", "keeper"] as const) {
      const { data } = await call(server, "POST auth/login", { body: { username: who, password: `exports-${who}-1` }, headers: { "device-id": who } });
      tokens.set(who, data.access_token);
    }
  });
  afterAll(() => server?.stop());
  const exports: ExportsServer = {
    get url() {
      return url();
    },
    token: (who) => tokens.get(who) ?? "",
    log: () => server?.output() ?? "",
    ticket: (resource, question, who = "clerk") =>
      call({ url: url() }, "POST export/{resource}/ticket", {
        params: { resource }, body: { scope: "all", locale: "uz", ...question }, token: tokens.get(who) ?? "", locale: "en",
      }),
    download: (resource, ticket, headers = {}) => fetch(`${url()}/api/export/${resource}?ticket=${ticket}`, { headers }),
    file: async (resource, question, who) => {
      const { data } = await exports.ticket(resource, question, who);
      return Buffer.from(await (await exports.download(resource, data.ticket)).arrayBuffer());
    },
  };
  return exports;
}
