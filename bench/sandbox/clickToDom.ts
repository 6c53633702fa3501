import { calibrate } from "../harness/calibrate.ts";
import { openComponentPage } from "../harness/componentPage.ts";
import { atMost, told, type Figure } from "../harness/Figure.ts";

const clicks = 100;
const rounds = 5;
/** One frame at 60 Hz, in milliseconds. */
const frame = 1_000 / 60;

const script = `
import { useState } from "react";
export default () => { const [n, set] = useState(0); return <button data-bench={n} onClick={() => set(n + 1)}>{n}</button>; };`;

/** From a click on a component's button until the changed text stands in the document: p95 of 100 clicks, best of five. */
export async function measure(): Promise<Figure[]> {
  const { page, close } = await openComponentPage(script);
  try {
    await page.evaluate(clickOften, 20);
    const runs: number[][] = [];
    for (let round = 0; round < rounds; round += 1) runs.push(await page.evaluate(clickOften, clicks));
    const percentile = (share: number): number => Math.min(...runs.map((times) => times[Math.floor(times.length * share)] ?? Number.NaN));
    return [
      atMost("click → changed DOM, p95, best of five", percentile(0.95), { unit: "ms", limit: frame }),
      told("click → changed DOM, p50, best of five", percentile(0.5), "ms"),
      told("click → changed DOM: calibration loop", calibrate(), "ms"),
    ];
  } finally {
    await close();
  }
}

/** Runs in the page; the times in order of size. */
async function clickOften(count: number): Promise<number[]> {
  const times: number[] = [];
  const button = document.querySelector<HTMLElement>("[data-bench]");
  if (!button) throw new Error("no button");
  for (let click = 0; click < count; click += 1) {
    times.push(
      await new Promise<number>((resolve) => {
        const start = performance.now();
        const changes = new MutationObserver(() => {
          changes.disconnect();
          resolve(performance.now() - start);
        });
        changes.observe(button, { childList: true, subtree: true, characterData: true });
        button.click();
      }),
    );
    // As a person does: the next click is another frame's.
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return times.toSorted((a, b) => a - b);
}
