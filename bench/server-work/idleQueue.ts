import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { atMost, type Figure } from "../harness/Figure.ts";
import type { DatabaseKind } from "../lists/parts/listsData.ts";
import { onEachDatabase } from "../lists/parts/onEachDatabase.ts";
import { signInTo } from "../lists/parts/signInTo.ts";
import { EventReader } from "../../tests/integration/server/EventReader.ts";
import { withWorkServer } from "./parts/workServer.ts";

/** What a start leaves behind is collected by then. */
const settled = 60_000;
const watched = 60_000;
/** Of the clock in which Linux counts. */
const ticksPerSecond = 100;

/** What a server does whose queue is empty and whom nobody asks anything, while a tab is open: all of it, not the queue's part alone (Linux). */
export const measure = (): Promise<Figure[]> => onEachDatabase(measureOn);

const measureOn = (kind: DatabaseKind): Promise<Figure[]> =>
  withWorkServer(kind, async ({ server }) => {
    const events = await EventReader.open(server, await signInTo(server.url, "clerk"));
    await sleep(settled);
    const [before, start] = [secondsOf(server.pid), performance.now()];
    await sleep(watched);
    const share = (secondsOf(server.pid) - before) / ((performance.now() - start) / 1_000);
    events.close();
    return [atMost(`an idle server with its queue, ${kind}: of a core`, share * 100, { unit: "%", limit: 0.5 })];
  });

/** Of all threads, in user's and system's time. */
function secondsOf(pid: number): number {
  const [, rest = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  const fields = rest.split(" ");
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}
