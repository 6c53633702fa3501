import type { Page } from "@playwright/test";
import { calibrate, medianRatio } from "../harness/calibrate.ts";
import { openComponentPage } from "../harness/componentPage.ts";
import { atMost, told, type Figure } from "../harness/Figure.ts";

const script = `export default () => <p data-bench="there">there</p>;`;
const rounds = 5;

/** As little as a frame with a worker can be; its host name is as new to the browser as a realm's. */
const empty = `<!doctype html><script>
const worker = new Worker(URL.createObjectURL(new Blob(["postMessage(0)"], { type: "text/javascript" })));
worker.onmessage = () => parent.postMessage("there", "*");
</script>`;

/**
 * From the moment at which the page asks for a guard until the component's first paint, against the moment at which a
 * worker that does nothing, in an empty frame of its own, answers. In turn, on one page of the built product.
 */
export async function measure(): Promise<Figure[]> {
  const { page, sandbox, close } = await openComponentPage(script);
  try {
    await page.addInitScript(watchRealm);
    await page.route(/\/realm\/empty\.html$/, (route) => route.fulfill({ contentType: "text/html", body: empty }));
    const realms: number[] = [];
    const bare: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      realms.push(await timeRealm(page));
      bare.push(await page.evaluate(timeBareStart, sandbox.replace("{label}", `g-bench${round}x${Date.now()}`)));
    }
    return [
      atMost("realm: cold start against an empty frame and worker", medianRatio(realms, bare), { unit: "×", limit: 3 }),
      told("realm: cold start, best of five", Math.min(...realms), "ms"),
      told("realm: an empty frame and worker, best of five", Math.min(...bare), "ms"),
      told("realm: calibration loop", calibrate(), "ms"),
    ];
  } finally {
    await close();
  }
}

/** Runs in each document before its own code: from the guard's frame to the component's paint. */
function watchRealm(): void {
  let asked = 0;
  new MutationObserver(() => {
    if (asked === 0 && document.querySelector('iframe[src*="/realm/"]')) asked = performance.now();
    if (asked === 0 || !document.querySelector("[data-bench]") || "realmTime" in window) return;
    Object.assign(window, { realmTime: 0 });
    requestAnimationFrame(() => Object.assign(window, { realmTime: performance.now() - asked }));
  }).observe(document, { childList: true, subtree: true });
}

/** Loads the page anew, which ends its realms, and reads what the observer in it has seen. */
async function timeRealm(page: Page): Promise<number> {
  await page.reload();
  const seen = await page.waitForFunction(() => (window as unknown as { realmTime?: number }).realmTime || undefined);
  return await seen.evaluate((time) => Number(time));
}

/** Runs in the page: a worker that only answers, in a frame that only starts it. */
function timeBareStart(origin: string): Promise<number> {
  const start = performance.now();
  const frame = document.createElement("iframe");
  frame.setAttribute("sandbox", "allow-scripts");
  frame.style.display = "none";
  frame.src = `${origin}/realm/empty.html`;
  return new Promise((resolve) => {
    const answered = ({ source }: MessageEvent): void => {
      if (source !== frame.contentWindow) return;
      window.removeEventListener("message", answered);
      resolve(performance.now() - start);
      frame.remove();
    };
    window.addEventListener("message", answered);
    document.body.append(frame);
  });
}
