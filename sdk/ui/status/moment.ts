/** What is there sooner needs no stand-in, in milliseconds. */
const moment = 150;

/** Those that came within one task: a page of a hundred parts has one timer. */
let latest: Set<() => void> | undefined;

/**
 * Calls back after 150 ms, when what comes at once would have come.
 * @returns takes the callback back
 * @example const stop = afterMoment(() => setLate(true));
 */
export function afterMoment(callback: () => void): () => void {
  const together = (latest ??= beginMoment());
  together.add(callback);
  return () => together.delete(callback);
}

function beginMoment(): Set<() => void> {
  const together = new Set<() => void>();
  setTimeout(() => {
    for (const callback of together) callback();
  }, moment);
  queueMicrotask(() => {
    latest = undefined;
  });
  return together;
}
