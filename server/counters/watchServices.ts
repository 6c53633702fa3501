import { setTimeout as sleep } from "node:timers/promises";
import { countOpenStreams } from "../modules/events/index.ts";
import { countTasks, readSizes } from "../modules/health/index.ts";
import { KeptReadings } from "../KeptReadings.ts";
import type { Services } from "../Services.ts";

/** Whoever reads often asks the database so often. */
const keptMs = { tasks: 10_000, sizes: 60_000 };
/** For which what is asked of the database is waited: the rest is told in any case. */
const patienceMs = 3_000;

/** Counts what the parts of the server do not count by themselves. */
export function watchServices({ counters, database, isolate }: Services): void {
  database.onWait((queryClass, ms) => counters.waited(queryClass, ms));
  database.onStatement((queryClass, text, ms) => counters.statement(queryClass, text, ms));
  const waiting = { session: () => database.health().waiting, program: () => isolate.waiting };
  const tasks = new KeptReadings<Awaited<ReturnType<typeof countTasks>>>(keptMs.tasks);
  const sizes = new KeptReadings<Readonly<Record<string, number>>>(keptMs.sizes);
  counters.watch({
    waiting,
    eventStreams: countOpenStreams,
    tasks: async () => await inTime(tasks.get("", () => countTasks(database)), []),
    sizes: async () => await inTime(sizes.get("", () => bytesOf(database)), {}),
  });
}

async function bytesOf(database: Services["database"]): Promise<Readonly<Record<string, number>>> {
  const { database: bytes, files } = await readSizes(database);
  return { database: bytes, files: files.bytes };
}

async function inTime<Value>(reading: Promise<Value>, otherwise: Value): Promise<Value> {
  return await Promise.race([reading.catch(() => otherwise), sleep(patienceMs, otherwise, { ref: false })]);
}
