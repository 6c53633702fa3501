import { chromium } from "@playwright/test";
import { browserFlags, findBrowser } from "../../scripts/browser.mjs";
import { startServer } from "../../tests/integration/harness/startServer.ts";
import { calibrate, median } from "../harness/calibrate.ts";
import { atLeast, atMost, told, type Figure } from "../harness/Figure.ts";
import { typedFields } from "./parts/bigForm.ts";
import { openRival, openShipped, timeKeys, type FormPage } from "./parts/FormPage.ts";
import { serveBare, serveSchemaForm, serveSurvey } from "./parts/formRivals.ts";

const rounds = 5;
/** So slow that a few keys say enough. */
const fewKeys = typedFields.slice(0, 12);

/** From a key until its value is on the screen in a form of 2,000 inputs, a tenth of them conditional: script time, in turn with its rivals. */
export async function measure(): Promise<Figure[]> {
  const server = await startServer();
  const rivals = await Promise.all([serveBare(), serveSurvey(), serveSchemaForm()]);
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags() });
  try {
    const [bareUrl = "", surveyUrl = "", schemaUrl = ""] = rivals.map(({ url }) => url);
    const shipped = await openShipped(browser, server);
    const bare = await openRival(browser, bareUrl, (name) => `#${name}`);
    for (const form of [shipped, bare]) await form.mount();
    const own: number[] = [];
    const plain: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      plain.push(p95(await timeKeys(bare, typedFields)));
      own.push(p95(await timeKeys(shipped, typedFields)));
    }
    const survey = await once(await openRival(browser, surveyUrl, (name) => `[data-name="${name}"] input`));
    const schema = await once(await openRival(browser, schemaUrl, (name) => `#root_${name}`));
    return [
      atMost("typing: script of a key against bare react-hook-form, p95", median(own.map((time, round) => time / (plain[round] ?? 0))), { unit: "×", limit: 1.5 }),
      atLeast("typing: script of a key in SurveyJS against ours, p95", survey / median(own), { unit: "×", limit: 5 }),
      atLeast("typing: script of a key in RJSF against ours, p95", schema / median(own), { unit: "×", limit: 5 }),
      told("typing: script of a key, p95, best of five", Math.min(...own), "ms"),
      told("typing: script of a key in bare react-hook-form, p95, best of five", Math.min(...plain), "ms"),
      told("typing: calibration loop", calibrate(), "ms"),
    ];
  } finally {
    await browser.close();
    await Promise.all(rivals.map((rival) => rival.close()));
    await server.stop();
  }
}

async function once(form: FormPage): Promise<number> {
  await form.mount();
  return p95(await timeKeys(form, fewKeys));
}

const p95 = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0;
