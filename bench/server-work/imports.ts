import { atLeast, atMost, told, type Figure } from "../harness/Figure.ts";
import { residentMegabytes } from "../harness/residentMegabytes.ts";
import type { DatabaseKind } from "../lists/parts/listsData.ts";
import { onEachDatabase } from "../lists/parts/onEachDatabase.ts";
import { signInTo } from "../lists/parts/signInTo.ts";
import { bareCopy } from "./parts/bareCopy.ts";
import { importFile } from "./parts/importFile.ts";
import { placesAsSent } from "./parts/placeLines.ts";
import { withWorkServer } from "./parts/workServer.ts";

/** Rows; fewer only to try it out. */
const rows = Number(process.env["BENCH_WORK_ROWS"] ?? 100_000);
/** The fewest that go in by a task. */
const few = 5_001;
const secondsOfChecks = 60;
const look = 50;

/** 100,000 rows × 12 with checks, relations by name, history and audit: against a bare COPY of the same rows, by memory, and as their owner hears of it. */
export const measure = (): Promise<Figure[]> => onEachDatabase(measureOn);

const measureOn = (kind: DatabaseKind): Promise<Figure[]> =>
  withWorkServer(kind, async ({ server, databaseUrl }) => {
    const token = await signInTo(server.url, "clerk");
    const name = `import of ${rows} rows × 12, ${kind}`;
    const bare = await bareCopy(rows, databaseUrl);
    // Threads, code and buffers that any import needs are there after a first one.
    const first = await importFile(server, token, placesAsSent(few), { isAsked: true });
    const before = residentMegabytes(server.pid);
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, residentMegabytes(server.pid))), look);
    const made = await importFile(server, token, placesAsSent(rows)).finally(() => clearInterval(watch));
    return [
      atMost(`${name}: seconds, against three bare COPYs and a minute of checks`, made.seconds, { unit: "s", limit: 3 * bare + secondsOfChecks }),
      atLeast(`${name}: rows that are there afterwards`, (made.inserted + made.updated) / rows, { unit: "of all", limit: 1 }),
      atMost(`${name}: the server grows by`, most - before, { unit: "MB", limit: 150 }),
      atMost(`import of ${few} rows, ${kind}: its owner's tab hears how far it is later than one that asks all the time, by at most`, first.latest, { unit: "ms", limit: 1_000 }),
      told(`${name}: longest time between two words that its owner's tab heard`, made.longestSilence, "ms"),
      told(`bare COPY of the same rows, ${kind}`, bare, "s"),
    ];
  });
