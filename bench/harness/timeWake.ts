import { Worker } from "node:worker_threads";
import { median } from "./calibrate.ts";

const echo = `const { parentPort } = require("node:worker_threads"); parentPort.on("message", (text) => parentPort.postMessage(text));`;
const rounds = 2_000;

/**
 * Milliseconds for a word to another thread and back, on this machine now: the median of many. It stands beside figures
 * in which several threads take turns: machines that loop alike can wake a thread ten times as slowly as one another.
 */
export async function timeWake(): Promise<number> {
  const worker = new Worker(echo, { eval: true });
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    const back = new Promise((resolve) => worker.once("message", resolve));
    worker.postMessage("there");
    await back;
    times.push(performance.now() - start);
  }
  await worker.terminate();
  return median(times);
}
