import { countOpenStreams } from "../modules/events/index.ts";
import type { Services } from "../Services.ts";

/** Counts what the parts of the server do not count by themselves. */
export function watchServices({ counters, database, isolate }: Services): void {
  database.onWait((queryClass, ms) => counters.waited(queryClass, ms));
  const waiting = { session: () => database.health().waiting, program: () => isolate.waiting };
  counters.watch({ waiting, eventStreams: countOpenStreams });
}
