import type { RootId } from "#sandbox/protocol/index.ts";
import { collectAll } from "./collectAll.ts";
import { watchBuffers } from "./watchBuffers.ts";
import { watchHeap } from "./watchHeap.ts";

// As it is before foreign code runs.
const now = performance.now.bind(performance);

export interface MemoryListener {
  /** The buffers are too many; `root` was at it. */
  onFull(root: RootId | 0): void;
  /** Everything is about to be gone through; the realm is silent meanwhile. */
  onWeigh(): void;
}

/**
 * Watches what this realm holds, from now on; before foreign code runs.
 * @returns to be called at each ping
 */
export function watchWorkerMemory({ onFull, onWeigh }: MemoryListener): () => void {
  const weigh = (): void => {
    onWeigh();
    collectAll();
  };
  const looks = [watchBuffers(onFull, weigh), watchHeap({ weigh, now })];
  return () => {
    for (const look of looks) look();
  };
}
