import { hostname } from "node:os";
import { performance } from "node:perf_hooks";
import type { NodeFacts } from "#contract/health.ts";
import type { Counters } from "../../counters/Counters.ts";
import type { Database } from "../../database/Database.ts";
import { productVersion } from "../../database/productVersion.ts";
import { countOpenStreams } from "../events/index.ts";

const statementsAtMost = 15;

/** What a node tells of itself; its thread's work is that since it was asked last. */
export function nodeFacts({ counters, database }: { readonly counters: Counters; readonly database: Pick<Database, "health"> }): () => NodeFacts {
  let before = performance.eventLoopUtilization();
  return () => {
    const busy = performance.eventLoopUtilization(before).utilization;
    before = performance.eventLoopUtilization();
    return {
      host: hostname(), version: productVersion, memory: process.memoryUsage.rss(), busy: Math.round(busy * 1000) / 1000,
      eventStreams: countOpenStreams(), waiting: database.health().waiting, statements: counters.statements.slowest(statementsAtMost),
    };
  };
}
