import { setTimeout as sleep } from "node:timers/promises";

/**
 * What of the faults that `find` sees is there for longer than a moment: what is only on its way from one state to the
 * next is gone by then. However slow the machine, it looks once to the end.
 *
 * @param patience milliseconds; begun looks are finished
 */
export async function whatStays(find: () => Promise<string[]>, patience = 4_000): Promise<string[]> {
  const deadline = performance.now() + patience;
  for (let pause = 100; ; pause = Math.min(2 * pause, 600)) {
    const found = await find();
    if (found.length === 0 || performance.now() + pause > deadline) return found;
    await sleep(pause);
  }
}
