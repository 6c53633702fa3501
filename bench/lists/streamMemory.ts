import { setTimeout as sleep } from "node:timers/promises";
import { atMost, type Figure } from "../harness/Figure.ts";
import { residentMegabytes } from "../harness/residentMegabytes.ts";
import { withServer } from "./parts/listsServer.ts";
import { withStreams } from "./parts/Streams.ts";

const before = 20;
const streamCount = 500;
const rounds = 3;
const settle = 5_000;

/** Resident memory that the server has more of with 480 further streams (Linux); where the database is makes no difference. */
export async function measure(): Promise<Figure[]> {
  const perStream: number[] = [];
  for (let round = 0; round < rounds; round += 1) perStream.push(await growth());
  return [atMost("memory of the server per open event stream, best of three starts", Math.min(...perStream), { unit: "MB", limit: 0.1 })];
}

const growth = (): Promise<number> =>
  withServer("postgres", ({ url, pid }) =>
    withStreams(url, streamCount, async (streams) => {
      await streams.open(before);
      await sleep(settle);
      const few = residentMegabytes(pid);
      await streams.close();
      await streams.open(streamCount);
      await sleep(settle);
      return (residentMegabytes(pid) - few) / (streamCount - before);
    }),
  );
