import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll } from "vitest";
import type { ApplyAnswer, ApplyBody, ConfigProblem, ProjectFile } from "#contract/config.ts";
import { call, type Answer } from "../harness/call.ts";
import type { TestDatabase } from "../harness/onDatabases.ts";
import type { RunningServer } from "../harness/serverProcess.ts";
import type { ServerOptions } from "../harness/startServer.ts";

export const projectFolder = fileURLToPath(new URL("./project", import.meta.url));

/** The texts of the project's folder as a person wrote them. */
export function folderFiles(folder: string = projectFolder): ProjectFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .filter((path) => !/^(users|seed|schemas|\.platon)\//.test(path))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(folder, path), "utf8") }));
}

/** Changes to a set of files: a value becomes JSON, a text stands as it is, undefined takes the file away. */
export type Edits = Readonly<Record<string, unknown>>;

export function edited(files: readonly ProjectFile[], edits: Edits): ProjectFile[] {
  const kept = files.filter(({ path }) => !Object.hasOwn(edits, path));
  const written = Object.entries(edits).filter(([, value]) => value !== undefined);
  return [
    ...kept,
    ...written.map(([path, value]) => ({ path, text: typeof value === "string" ? value : JSON.stringify(value) })),
  ];
}

/** A file of the set as a value, to be changed and given back. */
export function readJson<Value = Record<string, unknown>>(files: readonly ProjectFile[], path: string): Value {
  const file = files.find((one) => one.path === path);
  if (file === undefined) throw new Error(`there is no ${path}`);
  return JSON.parse(file.text) as Value;
}

interface Refusal {
  readonly code: string;
  readonly problems?: ConfigProblem[];
  readonly losses?: string[];
}

export interface ConfigServer {
  readonly url: string;
  readonly running: RunningServer;
  token(who: "admin" | "clerk"): string;
  exported(): Promise<ProjectFile[]>;
  apply(
    files: readonly ProjectFile[], options?: Partial<ApplyBody> & { dryRun?: boolean; locale?: string }
  ): Promise<Answer<ApplyAnswer>>;
  /** The names of the places that there are, in order of their index. */
  rows(table: string): Promise<Record<string, unknown>[]>;
}

export const refusal = (answer: Answer<unknown>): Refusal => answer.failure as unknown as Refusal;

/** A server of the suite's own on the project beside this file. */
export function useConfigServer(database: TestDatabase, { env = {} }: Pick<ServerOptions, "env"> = {}): ConfigServer {
  let server: RunningServer | undefined;
  const tokens = new Map<string, string>();
  const self: ConfigServer = {
    get url() {
      return server?.url ?? "";
    },
    get running() {
      if (server === undefined) throw new Error("the server has not started");
      return server;
    },
    token: (who) => tokens.get(who) ?? "",
    exported: async () => (await call(self, "GET config/export", { token: self.token("admin") })).data,
    apply: (files, { dryRun, locale = "en", ...options } = {}) =>
      call(self, "POST config/apply", {
        query: dryRun === true ? { dryRun: "1" } : {}, body: {
          files: [...files], ...options
        }, token: self.token("admin"), locale,
      }),
    rows: async (name) => {
      const { data } = await call(
        self, "POST tables/{name}/rows", { params: { name }, body: {}, token: self.token("admin") }
      );
      return data.rows;
    },
  };
  beforeAll(async () => {
    server = await database.startServer({ project: projectFolder, env });
    for (const username of ["admin", "clerk"]) {
      const body = { username, password: `config-${username}-1` };
      const { data } = await call(
        self, "POST auth/login", { body, headers: { "device-id": `config-${username}-0001` } }
      );
      tokens.set(username, data.access_token);
    }
  });
  afterAll(() => server?.stop());
  return self;
}
