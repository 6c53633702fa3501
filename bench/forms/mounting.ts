import { chromium } from "@playwright/test";
import { browserFlags, findBrowser } from "../../scripts/browser.mjs";
import { startServer } from "../../tests/integration/harness/startServer.ts";
import { calibrate, medianRatio } from "../harness/calibrate.ts";
import { atMost, told, type Figure } from "../harness/Figure.ts";
import { openRival, openShipped } from "./parts/FormPage.ts";
import { serveBare } from "./parts/formRivals.ts";

const rounds = 5;

/** A form of 2,000 inputs until a person sees it, with all that leads there; against the bare page's mounting alone. Script time, in turn. */
export async function measure(): Promise<Figure[]> {
  const server = await startServer();
  const rival = await serveBare();
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags() });
  try {
    const shipped = await openShipped(browser, server);
    const bare = await openRival(browser, rival.url, (name) => `#${name}`);
    for (const form of [shipped, bare]) await form.mount();
    const own: number[] = [];
    const plain: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      plain.push(await bare.mount());
      own.push(await shipped.mount());
    }
    return [
      atMost("mounting: script of a form of 2,000 elements against bare react-hook-form", medianRatio(own, plain), { unit: "×", limit: 0.6 }),
      told("mounting: script, best of five", Math.min(...own), "ms"),
      told("mounting: script of bare react-hook-form, best of five", Math.min(...plain), "ms"),
      told("mounting: calibration loop", calibrate(), "ms"),
    ];
  } finally {
    await browser.close();
    await rival.close();
    await server.stop();
  }
}
