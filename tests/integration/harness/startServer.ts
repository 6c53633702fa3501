import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { copyBareData, copySeededData } from "./seededData.ts";
import { launchServer, runServer, type ProcessOptions, type RunningServer } from "./serverProcess.ts";

export interface ServerOptions extends Partial<ProcessOptions> {
  /** Folder to work on, kept afterwards. Without it a copy of the seeded data, thrown away when the server ends. */
  dataDir?: string;
  /** Folder of the project to work on. @defaultValue the demo project */
  project?: string;
  /** Starts with empty data instead of seeded ones: the start itself seeds. */
  isEmpty?: boolean;
}

/**
 * Starts the built server on seeded data and resolves when it may take traffic.
 *
 * @throws Error with the server's output when it ends early or is not ready in time
 * @example const server = await startServer({ env: { SANDBOX_DOMAIN: "realm.example" } });
 */
export async function startServer(options: ServerOptions = {}): Promise<RunningServer> {
  const running = { ...options, env: { ...(options.project && { PROJECT_DIR: options.project }), ...options.env } };
  if (options.dataDir !== undefined) return runServer({ ...running, dataDir: options.dataDir });
  const dataDir = await freshDataDir(options);
  const throwAway = (): Promise<void> => rm(dataDir, { recursive: true, force: true });
  try {
    const server = await runServer({ ...running, dataDir });
    return {
      ...server,
      stop: () => server.stop().finally(throwAway),
      kill: () => server.kill().finally(throwAway),
    };
  } catch (error) {
    await throwAway();
    throw error;
  }
}

/** Runs the server until it ends by itself: for starts that must be refused. Resolves with exit code and output. */
export async function startRefused(options: ServerOptions): Promise<{ code: number | null; output: string }> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), "platon-data-")));
  const { child, output } = launchServer({ ...options, dataDir });
  const timer = setTimeout(() => child.kill("SIGKILL"), options.deadline ?? 30_000);
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  clearTimeout(timer);
  if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
  return { code: child.exitCode, output: output() };
}

/** A copy of the seeded data, or of a database without a project; a server on PostgreSQL keeps no rows in it. */
async function freshDataDir({ env, isEmpty, project }: ServerOptions): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "platon-data-"));
  if (!env?.["DATABASE_URL"]) await (isEmpty ? copyBareData(folder) : copySeededData(folder, project));
  return folder;
}
