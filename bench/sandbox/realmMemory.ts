import { readdirSync, readFileSync } from "node:fs";
import type { CDPSession, Page } from "@playwright/test";
import { calibrate } from "../harness/calibrate.ts";
import { openProduct } from "../harness/componentPage.ts";
import { atMost, told, type Figure } from "../harness/Figure.ts";
import { placeSandbox } from "../harness/hostBundle.ts";

const rounds = 5;
const furtherWorkers = 3;
const components = 100;

const script = `
import { useState } from "react";
export default function Bench() {
  const [chosen, choose] = useState(0);
  return <section data-bench><h3>Title</h3><ul>{Array.from({ length: 10 }, (_, i) => <li key={i} className={i === chosen ? "on" : ""} onClick={() => choose(i)}>Line {i}</li>)}</ul></section>;
}`;

/**
 * Memory that the browser's renderers have for themselves (Linux), after a forced collection in all of them and their
 * workers: what a guard with its first worker adds, what a further worker, and what a component. Each amount is the best
 * of five, and the figures are differences of those: the best of five differences would be the luckiest noise.
 */
export async function measure(): Promise<Figure[]> {
  const pages = { bench: [], benchone: [script], benchmany: Array.from({ length: components }, () => script) };
  const { page, sandbox, close } = await openProduct(pages, "/pages/bench", ["--js-flags=--expose-gc"]);
  try {
    const session = await page.context().newCDPSession(page);
    const seen = { before: [] as number[], withGuard: [] as number[], withWorkers: [] as number[], one: [] as number[], many: [] as number[] };
    for (let round = 0; round < rounds; round += 1) {
      await page.goto(new URL("/pages/bench", page.url()).href);
      await placeSandbox(page, sandbox);
      seen.before.push(await settled(page, session));
      await startWorkers(page, 1);
      seen.withGuard.push(await settled(page, session));
      await startWorkers(page, furtherWorkers);
      seen.withWorkers.push(await settled(page, session));
      seen.many.push(await memoryOf(page, session, "benchmany", components));
      seen.one.push(await memoryOf(page, session, "benchone", 1));
    }
    const best = (name: keyof typeof seen): number => Math.min(...seen[name]);
    return [
      atMost("memory of a guard with its first worker", best("withGuard") - best("before"), { unit: "MB", limit: 18 }),
      atMost("memory of a further worker", (best("withWorkers") - best("withGuard")) / furtherWorkers, { unit: "MB", limit: 5 }),
      atMost("memory of a component, the host's copy included", (best("many") - best("one")) / (components - 1), { unit: "MB", limit: 0.6 }),
      told("memory: calibration loop", calibrate(), "ms"),
    ];
  } finally {
    await close();
  }
}

/** In the guard that the first call opens. */
async function startWorkers(page: Page, count: number): Promise<void> {
  await page.evaluate(`(async () => {
    globalThis.benchGuard ??= await bench.pool.openGuard();
    for (let n = 0; n < ${count}; n += 1) await bench.pool.start(async () => benchGuard);
  })()`);
}

async function memoryOf(page: Page, session: CDPSession, name: string, count: number): Promise<number> {
  await page.goto(new URL(`/pages/${name}`, page.url()).href);
  await page.waitForFunction((wanted) => document.querySelectorAll("[data-bench]").length === wanted, count, { timeout: 60_000 });
  return await settled(page, session);
}

/** Megabytes after collections, once the spare realm has started too. */
async function settled(page: Page, session: CDPSession): Promise<number> {
  await page.waitForTimeout(2_500);
  for (let time = 0; time < 2; time += 1) {
    await session.send("HeapProfiler.collectGarbage");
    // The pressure below is told to every isolate, but collects neither the new generation nor what the browser's own parts hold.
    const isolates: readonly { evaluate(code: string): Promise<unknown> }[] = [...page.frames(), ...page.workers()];
    await Promise.all(isolates.map((one) => one.evaluate(collectAll)));
    await session.send("Memory.simulatePressureNotification", { level: "critical" });
    await page.waitForTimeout(500);
  }
  return renderersOf(process.pid).reduce((sum, pid) => sum + privateMegabytes(pid), 0);
}

const collectAll = `gc({ type: "major", flavor: "last-resort" })`;

/** Processes below `root` that draw pages. */
function renderersOf(root: number): number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync("/proc")) {
    const parent = /^PPid:\s+(\d+)/m.exec(readProc(name, "status"))?.[1];
    if (parent !== undefined) parents.set(Number(name), Number(parent));
  }
  const isBelow = (pid: number): boolean => pid === root || (parents.has(pid) && isBelow(parents.get(pid) ?? 0));
  return [...parents.keys()].filter((pid) => isBelow(pid) && readProc(String(pid), "cmdline").includes("--type=renderer"));
}

const privateMegabytes = (pid: number): number =>
  Number(/^Private_Dirty:\s+(\d+) kB/m.exec(readProc(String(pid), "smaps_rollup"))?.[1] ?? 0) / 1024;

/** Empty for what has ended meanwhile. */
function readProc(pid: string, file: string): string {
  try {
    return /^\d+$/.test(pid) ? readFileSync(`/proc/${pid}/${file}`, "utf8") : "";
  } catch {
    return "";
  }
}
