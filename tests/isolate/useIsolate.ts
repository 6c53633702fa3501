import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll } from "vitest";
import { buildServer } from "../../scripts/build-server.mjs";
import { Isolate, type ProgramAnswer } from "../../server/isolate/index.ts";

/** An isolate on a worker built for this file. */
export interface TestIsolate {
  readonly isolate: Isolate;
  /** What came of a program, with a tenth of a second to run unless said. */
  run(source: string, options?: { input?: unknown; group?: string; time?: number }): Promise<ProgramAnswer>;
  /** Only the outcome of it. */
  outcome(source: string, options?: { input?: unknown; time?: number }): Promise<ProgramAnswer["outcome"]>;
  /** One of its own, ended with the others. */
  create(options: { threads?: number; idle?: number }): Isolate;
}

export function useIsolate(): TestIsolate {
  // Inside the repository, or it would not find its packages.
  const built = resolve(".cache", `isolate-${process.pid}-${Date.now()}`);
  const workerFile = pathToFileURL(`${built}/isolate.worker.js`);
  const made: Isolate[] = [];
  const create: TestIsolate["create"] = (options) => {
    const isolate = new Isolate({ workerFile, ...options });
    made.push(isolate);
    return isolate;
  };
  const isolate = create({});
  beforeAll(() =>
    buildServer({ outDir: built, entries: { "isolate.worker": "server/isolate/isolate.worker.ts" } }));
  afterAll(async () => {
    await Promise.all(made.map((one) => one.close()));
    rmSync(built, { recursive: true, force: true });
  });
  const run: TestIsolate["run"] = (source, { input = {}, group = "test", time = 100 } = {}) =>
    isolate.run({ source, input, group, limits: { time } });
  return { isolate, run, create, outcome: async (source, options) => (await run(source, options)).outcome };
}
