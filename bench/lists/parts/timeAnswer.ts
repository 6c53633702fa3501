import { setTimeout as sleep } from "node:timers/promises";
import { PageRefused } from "./pageOf.ts";

/** Milliseconds until the answer; infinite where the server refused, which no limit holds. */
export async function timeAnswer(ask: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  try {
    await ask();
    return performance.now() - start;
  } catch (error) {
    if (error instanceof PageRefused) return Infinity;
    throw error;
  }
}

/** Asks until there is an answer: the embedded database opens again after a statement that took too long. */
export async function untilAnswered<T>(ask: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof PageRefused) || attempt === 10) throw error;
      await sleep(1_000);
    }
  }
}
