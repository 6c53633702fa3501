import { calibrate } from "../harness/calibrate.ts";
import { openProduct } from "../harness/componentPage.ts";
import { atMost, told, type Figure } from "../harness/Figure.ts";
import { placeHostReact } from "../harness/hostReact.ts";
import { timeWake } from "../harness/timeWake.ts";
import { loopCases } from "../../plugins/demo/cases/loopCases.ts";

const rounds = 5;

/** A case of the demo's page of bad code, which belongs to a trust group of its own: its first realm is the spare. */
const late = loopCases.find(({ id }) => id === "late");

/**
 * The first component of a trust group while a spare stands ready, from the press that shows it to its first picture, and
 * the same component by React on the host in the same document. Neither is compiled in that time: a round before the
 * others has put the component's module into the cache.
 */
export async function measure(): Promise<Figure[]> {
  if (!late) throw new Error("the demo's case is gone");
  const { page, close } = await openProduct({}, "/demo/test-misbehaviour");
  try {
    const times: number[] = [];
    const hosts: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      await page.reload();
      await page.locator("[data-platon-box] output").first().waitFor();
      // The spare is started when the browser is idle.
      await page.waitForTimeout(3_000);
      await placeHostReact(page, late.script.replace("<pre>", "<pre data-bench>"));
      const host = (await page.evaluate("hostReact(1)")) as number;
      const time = await page.evaluate(timeFirst);
      if (round === 0) continue;
      hosts.push(host);
      times.push(time);
    }
    const host = Math.min(...hosts);
    return [
      atMost("first component with a spare, best of five, limit 1.5 × React on the host + 30 ms", Math.min(...times), { unit: "ms", limit: 1.5 * host + 30 }),
      told("the same component by React on the host, best of five", host, "ms"),
      told("first component: calibration loop", calibrate(), "ms"),
      told("first component: a word to another thread and back", await timeWake(), "ms"),
    ];
  } finally {
    await close();
  }
}

/** Runs in the page. */
function timeFirst(): Promise<number> {
  const row = document.querySelector<HTMLElement>("[data-case=late]");
  // The page gives each run a source of its own by the clock; here all have the same.
  const { now } = Date;
  Date.now = () => 1;
  const start = performance.now();
  row?.querySelector("button")?.click();
  Date.now = now;
  return new Promise((resolve) => {
    const look = (): void => {
      if (!row?.querySelector("[data-platon-box] pre")) return void requestAnimationFrame(look);
      resolve(performance.now() - start);
    };
    requestAnimationFrame(look);
  });
}
