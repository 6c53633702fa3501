import type { Page } from "@playwright/test";
import { calibrate, medianRatio } from "../harness/calibrate.ts";
import { openProduct } from "../harness/componentPage.ts";
import { atMost, told, type Figure } from "../harness/Figure.ts";
import { placeHostReact } from "../harness/hostReact.ts";
import { timeWake } from "../harness/timeWake.ts";

const count = 100;
const rounds = 7;

const script = `
import { useState } from "react";
export default function Bench() {
  const [count, set] = useState(0);
  return <section data-bench><h3>Title</h3><button type="button" onClick={() => set(count + 1)}>{count}</button></section>;
}`;
const opener = `
import { navigate } from "@platon/sdk";
export default () => <button data-open onClick={() => void navigate("pages/benchmany")}>open</button>;`;

/**
 * 100 components of one module, in a realm that is warm while the spare stands ready, from the page's data to the frame in
 * which all stand there; React on the host in turn, from frame to frame. Each has a document of its own: neither meets what
 * the other has left to collect and to compile.
 */
export async function measure(): Promise<Figure[]> {
  const { page, close } = await openProduct({ bench: [opener], benchmany: Array.from({ length: count }, () => script) }, "/pages/bench");
  try {
    const realms: number[] = [];
    const hosts: number[] = [];
    const work: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await openAnew(page);
      await placeHostReact(page, script);
      await page.evaluate("hostReact(10)");
      hosts.push((await page.evaluate(`hostReactFromFrame(${count})`)) as number);
      work.push((await page.evaluate(`hostReact(${count})`)) as number);
      await openAnew(page);
      realms.push(await timeMany(page));
    }
    return [
      atMost("100 components of one module against React on the host", medianRatio(realms, hosts), { unit: "×", limit: 6 }),
      told("100 components of one module, best of seven", Math.min(...realms), "ms"),
      told("100 components by React on the host, from frame to frame, best of seven", Math.min(...hosts), "ms"),
      told("100 components by React on the host, best of seven", Math.min(...work), "ms"),
      told("100 components: calibration loop", calibrate(), "ms"),
      told("100 components: a word to another thread and back", await timeWake(), "ms"),
    ];
  } finally {
    await close();
  }
}

/** The page with the button, its realm warm; the spare is started when the browser is idle. */
async function openAnew(page: Page): Promise<void> {
  await page.goto(new URL("/pages/bench", page.url()).href);
  await page.locator("[data-open]").waitFor();
  await page.waitForTimeout(3_000);
}

/** Whatever Playwright does in the page is done before the press: its own scripts would run while we measure. */
async function timeMany(page: Page): Promise<number> {
  const { x, y } = (await page.locator("[data-open]").boundingBox()) ?? { x: 0, y: 0 };
  const seen = page.evaluate(watchMany, count);
  await page.mouse.click(x + 2, y + 2);
  return await seen;
}

/** Runs in the page: from the end of the answer that holds the definition until all components stand there. */
async function watchMany(wanted: number): Promise<number> {
  while (document.querySelectorAll("[data-platon-box] [data-bench]").length < wanted) await new Promise(requestAnimationFrame);
  const asked = performance.getEntriesByType("resource").findLast(({ name }) => name.includes("/api/pages/benchmany")) as PerformanceResourceTiming | undefined;
  return performance.now() - (asked?.responseEnd ?? 0);
}
