import { CollectionWatch } from "./CollectionWatch.ts";

/** A realm is busy whose engine collected in two of the last ten spaces between pings. */
const busy = { of: 10, atLeast: 2 };

/** One that is not is weighed when it has been left alone for so many pings. */
const quietPings = 50;

/** Milliseconds; what takes longer than this, half of the guard's patience, is weighed again though the engine has not collected all. */
const heavy = 500;

/** What is known of the engine's collections. */
export type Collections = Pick<CollectionWatch, "hasCollectedAll" | "takeCollected" | "reset">;

export interface Scale {
  /** Goes through everything that is held. */
  weigh(): void;
  /** Milliseconds, monotonic. */
  now(): number;
}

/**
 * Weighs this realm when there is a sign that it has grown. No engine tells a worker how much it holds: the guard waits
 * while everything is gone through, but not for ever.
 * @returns to be called at each ping
 */
export function watchHeap({ weigh, now }: Scale, collections: Collections = new CollectionWatch()): () => void {
  let spaces: boolean[] = [];
  let quiet = 0;
  let wasHeavy = false;
  return () => {
    spaces = [...spaces, collections.takeCollected()].slice(-busy.of);
    const isBusy = (wasHeavy || spaces.length === busy.of) && spaces.filter(Boolean).length >= busy.atLeast;
    const hasGrown = collections.hasCollectedAll;
    quiet = hasGrown ? quiet + 1 : 0;
    const isDue = isBusy ? hasGrown || wasHeavy : quiet >= quietPings;
    if (!isDue) return;
    const start = now();
    weigh();
    wasHeavy = now() - start > heavy;
    collections.reset();
    spaces = [];
    quiet = 0;
  };
}
