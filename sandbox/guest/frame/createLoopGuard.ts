/** A loop may run so long in one go, in milliseconds; the guard ends a frame only after 3 s. */
export const maxLoopTime = 2_000;

/** Looking at the clock costs more than most rounds do. */
const askEvery = 64;

/**
 * Called by every loop at each round.
 * @throws Error when the code has not given the thread back for too long
 */
export function createLoopGuard(now: () => number = () => performance.now()): () => void {
  let rounds = 0;
  let started: number | undefined;
  return () => {
    rounds += 1;
    if (rounds % askEvery !== 0) return;
    if (started === undefined) {
      started = now();
      setTimeout(() => {
        started = undefined;
      });
    }
    if (now() - started > maxLoopTime) throw new Error(`a loop ran longer than ${maxLoopTime / 1000} s`);
  };
}
