import type { RootId } from "#sandbox/protocol/index.ts";
import { collectAll } from "./collectAll.ts";
import { watchBuffers } from "./watchBuffers.ts";
import { watchHeap } from "./watchHeap.ts";

// As it is before foreign code runs.
const now = performance.now.bind(performance);

export interface MemoryListener {
  /** The buffers are too many; `root` made most of them. */
  onFull(root: RootId | 0): void;
  /** Everything is about to be gone through, and the realm is silent meanwhile; or (true) that is done. */
  onWeigh(isDone: boolean): void;
}

/**
 * Watches what this realm holds, from now on; before foreign code runs.
 * @returns to be called at each ping
 */
export function watchWorkerMemory({ onFull, onWeigh }: MemoryListener): () => void {
  const weigh = (): void => {
    onWeigh(false);
    collectAll();
    onWeigh(true);
  };
  const lookAtBuffers = watchBuffers(onFull, weigh);
  const lookAtHeap = watchHeap({ weigh, now });
  return () => {
    if (!lookAtBuffers()) lookAtHeap();
  };
}
