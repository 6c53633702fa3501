/**
 * Milliseconds of a fixed loop on this machine now: it stands beside absolute figures, so that figures of two days can
 * be compared. Best of five.
 */
export function calibrate(): number {
  return Math.min(...Array.from({ length: 5 }, once));
}

function once(): number {
  const start = performance.now();
  let state = 1;
  for (let round = 0; round < 20_000_000; round += 1) state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
  // The result is used, or the loop could be left out.
  return state === 0 ? 0 : performance.now() - start;
}

export const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** How many times as long ours takes as the baseline of the same round, in the middle of all rounds. */
export const medianRatio = (ours: readonly number[], baselines: readonly number[]): number =>
  median(ours.map((time, round) => time / (baselines[round] ?? time)));
