import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, inject } from "vitest";
import { readConfig } from "../../../server/config.ts";
import { createLogger } from "../../../server/createLogger.ts";
import { createServer, type RunningServer } from "../../../server/createServer.ts";
import { openDatabase } from "../../../server/database/openDatabase.ts";
import { taskKinds } from "../../../server/modules/taskKinds.ts";
import type { AnyTaskKind } from "../../../server/modules/tasks/index.ts";
import { exportsProject } from "../exports/exportsServer.ts";
import { call } from "../harness/call.ts";
import { copySeededData } from "../harness/seededData.ts";
import { createSeededDatabase } from "../harness/seededPostgres.ts";

const workerFile = new URL("../../../dist/server/database.worker.js", import.meta.url);
const log = createLogger({ write: () => undefined }, "silent");

export interface TaskNode extends RunningServer {
  readonly url: string;
}

interface TaskNodes {
  /** A server in this process on the data of all nodes; the embedded database has one at a time. */
  start(): Promise<TaskNode>;
  token(node: TaskNode, who: "admin" | "clerk" | "keeper"): Promise<string>;
}

/** Servers with further kinds of tasks, whose work a test holds in its hands. */
export function useTaskNodes(database: "embedded" | "postgres", kinds: readonly AnyTaskKind[], { now, project = exportsProject, env = {}, through = (url) => Promise.resolve(url) }: { readonly now?: () => Date; readonly project?: string; readonly env?: Record<string, string>; readonly through?: (url: string) => Promise<string> } = {}): TaskNodes {
  const running: RunningServer[] = [];
  let dataDir: Promise<string> | undefined;
  let url: Promise<string | undefined> | undefined;
  afterAll(async () => {
    await Promise.all(running.map((node) => node.close().catch(() => undefined)));
    if (dataDir) await rm(await dataDir, { recursive: true, force: true });
  });
  const makeDir = async (): Promise<string> => {
    const folder = await mkdtemp(join(tmpdir(), "platon-tasks-"));
    if (database === "embedded") await copySeededData(folder, project);
    return folder;
  };
  const makeUrl = async (): Promise<string | undefined> => {
    const { postgres } = inject("servers");
    return database === "embedded" || "missing" in postgres ? undefined : await through(await createSeededDatabase(postgres.adminUrl, project));
  };
  return {
    start: async () => {
      const folder = await (dataDir ??= makeDir());
      const address = await (url ??= makeUrl());
      const node = await createServer({
        config: readConfig({ ...env, PORT: "0", DATA_DIR: folder, ...(address !== undefined && { DATABASE_URL: address }) }, folder),
        log,
        folders: { client: join(folder, "client"), sandbox: join(folder, "sandbox") },
        prepareDatabase: async () => await openDatabase({ ...(address !== undefined && { url: address }), dataDir: folder, log, workerFile }),
        taskKinds: [...taskKinds, ...kinds],
        ...(now && { now }),
      });
      running.push(node);
      return Object.assign(node, { url: `http://localhost:${node.port}` });
    },
    token: async (node, who) => {
      const { data } = await call(node, "POST auth/login", { body: { username: who, password: `exports-${who}-1` }, headers: { "device-id": `${who}${node.port}` } });
      return data.access_token;
    },
  };
}
