import type { Page } from "@playwright/test";
import { calibrate, medianRatio } from "../harness/calibrate.ts";
import { openProduct } from "../harness/componentPage.ts";
import { atMost, told, type Figure } from "../harness/Figure.ts";

const rounds = 9;

/** A screen without calls of its own: what is timed is the shell. */
const place = "/404";
const baselinePlace = "/bench-baseline";
const mountPath = "/bench-mount.js";

/**
 * The first paint of the shell against a document of the same chunks that mounts one empty div, in turn. Both documents are
 * handed out by the same route, and a page with routes has no cache: the program's chunks are downloaded anew in both.
 */
export async function measure(): Promise<Figure[]> {
  const { page, close } = await openProduct({}, "/pages/bench");
  try {
    await routeDocuments(page);
    await page.addInitScript(watchPaint);
    const shells: number[] = [];
    const baselines: number[] = [];
    for (let round = -1; round < rounds; round += 1) {
      const shell = await timeOf(page, place);
      const baseline = await timeOf(page, baselinePlace);
      // In the first round server and browser warm up.
      if (round < 0) continue;
      shells.push(shell);
      baselines.push(baseline);
    }
    return [
      atMost("first paint of the shell against the same chunks and one empty div", medianRatio(shells, baselines), { unit: "×", limit: 1.3 }),
      told("first paint of the shell, best of nine", Math.min(...shells), "ms"),
      told("first paint of one empty div, best of nine", Math.min(...baselines), "ms"),
      told("first paint: calibration loop", calibrate(), "ms"),
    ];
  } finally {
    await close();
  }
}

/** The product's own document; for the baseline without the root that the program mounts into, and with a div instead. */
async function routeDocuments(page: Page): Promise<void> {
  const answer = await page.request.get(new URL(place, page.url()).href, { headers: { accept: "text/html" } });
  const text = await answer.text();
  const headers = { "content-type": "text/html; charset=utf-8", "content-security-policy": answer.headers()["content-security-policy"] ?? "" };
  const entry = /<script type="module"[^>]*src="([^"]+)"/.exec(text)?.[1] ?? "";
  const bare = text.replace(/<div id="root">.*?<\/div><\/div>/s, "").replace("</body>", `<script type="module" src="${mountPath}"></script></body>`);
  const mount = `import "${entry}"; const div = document.createElement("div"); div.id = "bench-empty"; div.style.height = "1px"; document.body.append(div);`;
  await page.route(`**${place}`, (route) => route.fulfill({ body: text, headers }));
  await page.route(`**${baselinePlace}`, (route) => route.fulfill({ body: bare, headers }));
  await page.route(`**${mountPath}`, (route) => route.fulfill({ body: mount, contentType: "text/javascript" }));
}

async function timeOf(page: Page, path: string): Promise<number> {
  await page.goto(new URL(path, page.url()).href);
  const seen = await page.waitForFunction(() => (window as unknown as { paintTime?: number }).paintTime, undefined, { timeout: 60_000 });
  return Number(await seen.jsonValue());
}

/** Runs in the page before its own code: when the frame is drawn that has the shell, or the empty div. */
function watchPaint(): void {
  const isThere = (): boolean => document.querySelector("aside, #bench-empty") !== null;
  const watcher = new MutationObserver(() => {
    if (!isThere()) return;
    watcher.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => Object.assign(window, { paintTime: performance.now() });
      port2.postMessage(undefined);
    });
  });
  watcher.observe(document, { childList: true, subtree: true });
}
