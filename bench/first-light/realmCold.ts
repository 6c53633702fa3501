import type { Page } from "@playwright/test";
import { calibrate, median } from "../harness/calibrate.ts";
import { openComponentPage } from "../harness/componentPage.ts";
import { atMost, told, type Figure } from "../harness/Figure.ts";

const script = `export default () => <p data-bench="there">there</p>;`;
const rounds = 5;

/**
 * From the moment at which the page asks for a guard until the component's first paint, against the moment at which a
 * worker that does nothing, in a guard frame of its own, answers. In turn, on one page of the built product.
 */
export async function measure(): Promise<Figure[]> {
  const { page, sandbox, close } = await openComponentPage(script);
  try {
    await page.addInitScript(watchRealm);
    const realms: number[] = [];
    const bare: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      realms.push(await timeRealm(page));
      bare.push(await page.evaluate(timeBareStart, sandbox.replace("{label}", `g-bench${round}x${Date.now()}`)));
    }
    const ratio = median(realms.map((time, round) => time / (bare[round] ?? time)));
    return [
      atMost("realm: cold start against an empty frame and worker", ratio, { unit: "×", limit: 3 }),
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

/** Runs in the page: an empty frame and worker through the product's own guard document. */
function timeBareStart(origin: string): Promise<number> {
  const start = performance.now();
  const frame = document.createElement("iframe");
  frame.setAttribute("sandbox", "allow-scripts");
  frame.style.display = "none";
  frame.src = `${origin}/realm/guard.html`;
  const program = `onmessage = ({ ports: [port] }) => port.postMessage('m{"kind":"ready"}');`;
  const guest = new Blob([program], { type: "text/javascript" });
  return new Promise((resolve) => {
    window.addEventListener("message", (event) => {
      if (event.source !== frame.contentWindow) return;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        resolve(performance.now() - start);
        frame.remove();
      };
      const patience = { boot: 100, evaluation: 100, running: 100 };
      frame.contentWindow?.postMessage({ kind: "platon-guard-start", guest, patience }, "*", [port2]);
    });
    document.body.append(frame);
  });
}
