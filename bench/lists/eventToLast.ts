import { setTimeout as sleep } from "node:timers/promises";
import { calibrate } from "../harness/calibrate.ts";
import { atMost, told, type Figure } from "../harness/Figure.ts";
import { ask, type Rival } from "../harness/rivals.ts";
import type { DatabaseKind } from "./parts/listsData.ts";
import { withServer } from "./parts/listsServer.ts";
import { onEachDatabase } from "./parts/onEachDatabase.ts";
import { saveRequest } from "./parts/saveRequest.ts";
import { withStreams, type Streams } from "./parts/Streams.ts";

const streamCount = 500;
const rounds = 3;
const saves = 60;
const pause = 30;
/** Of a round: where it takes longer, fewer saves must do. */
const patience = 6_000;

/** From the moment that a save is sent, the save included, until the last of 500 streams heard of it. */
export const measure = async (): Promise<Figure[]> => [...(await onEachDatabase(measureOn)), told("event to the last stream: calibration loop", calibrate(), "ms")];

const measureOn = (kind: DatabaseKind): Promise<Figure[]> =>
  withServer(kind, ({ url }) =>
    withStreams(url, streamCount, async (streams) => {
      const save = await saveRequest(url);
      await streams.open(streamCount);
      const rounded: number[] = [];
      for (let round = 0; round < rounds; round += 1) rounded.push(await percentile95(save, streams));
      return [atMost(`event to the last of ${streamCount} streams, ${kind}, p95, best of ${rounds}`, Math.min(...rounded), { unit: "ms", limit: 150 })];
    }),
  );

async function percentile95(save: Rival, streams: Streams): Promise<number> {
  const times: number[] = [];
  const end = performance.now() + patience;
  while (times.length < saves && performance.now() < end) {
    const sent = performance.timeOrigin + performance.now();
    const { data } = JSON.parse(await ask(save)) as { data: { id: string } };
    times.push((await streams.untilAllHeard(data.id)) - sent);
    await sleep(pause);
  }
  return times.sort((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0;
}
