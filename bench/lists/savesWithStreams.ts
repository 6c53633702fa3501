import { median, medianRatio } from "../harness/calibrate.ts";
import { atLeast, told, type Figure } from "../harness/Figure.ts";
import { startSender } from "../harness/rivals.ts";
import type { DatabaseKind } from "./parts/listsData.ts";
import { withServer } from "./parts/listsServer.ts";
import { onEachDatabase } from "./parts/onEachDatabase.ts";
import { saveRequest } from "./parts/saveRequest.ts";
import { withStreams } from "./parts/Streams.ts";

const streamCount = 500;
const rounds = 3;
const load = { connections: 8, milliseconds: 3_000, bearsRefusals: true };

/** Saves a second by 8 writers while 500 event streams are open, against none. */
export const measure = (): Promise<Figure[]> => onEachDatabase(measureOn);

const measureOn = (kind: DatabaseKind): Promise<Figure[]> =>
  withServer(kind, ({ url }) =>
    withStreams(url, streamCount, async (streams) => {
      const save = await saveRequest(url);
      const sender = startSender();
      const [alone, heard]: [number[], number[]] = [[], []];
      await sender.run(save, { ...load, milliseconds: 500 });
      for (let round = 0; round < rounds; round += 1) {
        alone.push(await sender.run(save, load));
        await streams.open(streamCount);
        heard.push(await sender.run(save, load));
        await streams.close();
      }
      await sender.end();
      return [
        atLeast(`saves a second with ${streamCount} event streams, ${kind}: against none`, medianRatio(heard, alone), { unit: "times", limit: 0.7 }),
        told(`saves a second, ${kind}, ${load.connections} writers`, median(alone), "saves a second"),
      ];
    }),
  );
