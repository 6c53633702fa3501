import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { watchThroughCrash } from "../../tests/e2e/harness/watchThroughCrash.ts";
import { calibrate } from "../harness/calibrate.ts";
import { openProduct } from "../harness/componentPage.ts";
import { atMost, told, type Figure } from "../harness/Figure.ts";

const rounds = 5;
const path = "/demo/test-misbehaviour";

interface Attack {
  /** Of the demo's page of bad code. */
  readonly id: string;
  readonly what: string;
  /** Milliseconds: X8's time plus 300 ms, 5 s for memory. */
  readonly end: number;
  /** Longest block of the page, in milliseconds. */
  readonly block: number;
  readonly isFrame?: boolean;
}

const attacks: readonly Attack[] = [
  { id: "timer", what: "a loop at run time", end: 800, block: 60 },
  { id: "microtasks", what: "endless microtasks", end: 800, block: 60 },
  { id: "perTick", what: "2,000 nodes a tick", end: 800, block: 100 },
  { id: "batch", what: "300,000 nodes at once", end: 1_800, block: 100 },
  { id: "buffers", what: "a memory bomb of buffers", end: 5_000, block: 60 },
  { id: "strings", what: "strings of 1 GB, which take the guard's process down", end: 5_000, block: 60 },
  { id: "frameRecursion", what: "a frame without an end", end: 3_300, block: 60, isFrame: true },
  { id: "frameHeap", what: "a memory bomb of objects in a frame", end: 5_000, block: 60, isFrame: true },
  { id: "frameBuffers", what: "a memory bomb of buffers in a frame", end: 5_000, block: 60, isFrame: true },
];

/**
 * From the press that shows bad code until its realm is ended, the start of a worker realm included; in a frame from its
 * document's first word, since to fetch that is none of the bad code's time. And the longest gap of a timer of 5 ms in the
 * page meanwhile: on a busy machine it tells of the machine. Best of five.
 */
export async function measure(): Promise<Figure[]> {
  const { page, close } = await openProduct({}, path);
  try {
    const figures: Figure[] = [];
    for (const attack of attacks) figures.push(...(await measureAttack(page, attack)));
    return [...figures, told("bad code: calibration loop", calibrate(), "ms")];
  } finally {
    await close();
  }
}

async function measureAttack(page: Page, attack: Attack): Promise<Figure[]> {
  const { what, end, block } = attack;
  const runs: Outcome[] = [];
  for (let round = 0; round < rounds; round += 1) runs.push(await attackOnce(page, attack));
  const ended = runs.filter(({ state }) => state === "ended");
  const best = (key: "time" | "gap"): number => Math.min(...ended.map((run) => run[key]));
  return [
    atMost(`bad code ended: ${what}, best of five`, best("time"), { unit: "ms", limit: end }),
    atMost(`bad code ended: ${what}, longest host block, best of five`, best("gap"), { unit: "ms", limit: block }),
    atMost(`bad code ended: ${what}, runs of five that were not ended`, rounds - ended.length, { unit: "runs", limit: 0 }),
  ];
}

interface Outcome {
  readonly state: string;
  readonly time: number;
  readonly gap: number;
}

/** In a page of its own: what brings a process down spoils the page for the test's tools, though not for its user. */
async function attackOnce(opened: Page, { id, isFrame = false }: Attack): Promise<Outcome> {
  const page = await opened.context().newPage();
  try {
    await page.goto(new URL(path, opened.url()).href);
    await page.locator("[data-platon-box] output").first().waitFor();
    await page.waitForTimeout(2_000);
    const ask = await watchThroughCrash(page);
    const row = `document.querySelector("[data-case=${id}]")`;
    await ask(`addEventListener("message", ({ data }) => { if (data === "platon-frame-ready") window.framed = performance.now(); });
      window.pressed = performance.now();
      ${row}.querySelector("button").click();`);
    while ((await ask(`${row}.dataset.state ?? "running"`)) === "running") await sleep(100);
    const time = await ask<number>(`Number(${row}.querySelector("[data-time]").dataset.time)`);
    const start = isFrame ? await ask<number>("window.framed - window.pressed") : 0;
    return { state: await ask(`${row}.dataset.state`), time: time - start, gap: await ask(`Number(${row}.querySelector("[data-gap]").dataset.gap)`) };
  } finally {
    await page.close();
  }
}
