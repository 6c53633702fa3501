import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { median } from "./calibrate.ts";

const rounds = 5;
const turn = 2_000;

/** A server under load, by what it answers a second to one request. */
export interface Rival {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The answer as text. @throws when it is a failure */
export async function ask({ url, headers, body }: Rival): Promise<string> {
  const response = await fetch(url, { method: "POST", headers, body });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}

export interface Load {
  readonly connections: number;
  readonly milliseconds: number;
  /** A refusal is no answer; without it the first one ends the measure. */
  readonly bearsRefusals?: boolean;
}

export interface Sender {
  /** Answers a second over so many connections for so long. */
  run(rival: Rival, load: Load): Promise<number>;
  end(): Promise<unknown>;
}

/** Sends from a thread of its own, so that sending does not take the time of what is measured. */
export function startSender(): Sender {
  const worker = new Worker(new URL("../../../bench/harness/sendRequests.mjs", import.meta.url));
  return {
    run: async (rival, load) => {
      worker.postMessage({ ...rival, ...load });
      const [perSecond] = (await once(worker, "message")) as [number];
      return perSecond;
    },
    end: () => worker.terminate(),
  };
}

/** How ours compares with theirs in the middle of five rounds, and what ours answered a second. */
export async function compareRivals(
  sender: Sender, { ours, theirs, connections }: { readonly ours: Rival; readonly theirs: Rival; readonly connections: number },
): Promise<{ ratio: number; perSecond: number }> {
  for (const rival of [ours, theirs]) await sender.run(rival, { connections, milliseconds: turn / 2 });
  const speeds = new Map<Rival, number[]>([[ours, []], [theirs, []]]);
  for (let round = 0; round < rounds; round += 1) {
    // Who goes first changes: the machine may be warmer for the second.
    const pair = round % 2 === 0 ? [ours, theirs] : [theirs, ours];
    for (const rival of pair) speeds.get(rival)?.push(await sender.run(rival, { connections, milliseconds: turn }));
  }
  const [mine = [], other = []] = [speeds.get(ours), speeds.get(theirs)];
  return { ratio: median(mine.map((speed, round) => speed / (other[round] ?? 1))), perSecond: median(mine) };
}
