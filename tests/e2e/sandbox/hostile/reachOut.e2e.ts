import { readFileSync } from "node:fs";
import { chromium, type Page } from "@playwright/test";
import { browserFlags, findBrowser } from "../../../../scripts/browser.mjs";
import { expect, test } from "../../harness/productTest.ts";
import { startLeakServer, type LeakServer } from "../leakServer.ts";
import { showComponents } from "../showComponents.ts";
import { frameProbes, leavingFrames, workerProbes } from "./reachOutProbes.ts";
import { withFrames } from "./withFrames.ts";

/**
 * Hosts that a frame realm makes a browser look up and connect to, without a request, where it does not know
 * `Connection-Allowlist`; `docs/threat-model.md` lists them, and nothing else is exempt.
 */
const openInFrames = ["anchor-f", "dnsprefetch-f", "iframe-f", "location-f", "preconnect-f", "refresh-f"];
/** The first Chromium that was seen to keep to the header. */
const closedSince = 156;

/** The names that were looked up, requested or connected to, as far as they are of probes. */
const namesIn = (log: string): string[] => [...new Set([...log.matchAll(/([a-z0-9]+-[wfc])\.(?:leak\.localhost|probe\.invalid)/g)].map(([, name]) => name ?? ""))].toSorted();

/** From an ordinary document the same ways do lead out: else the rest of the test would prove nothing. */
async function proveWays(page: Page, port: number): Promise<void> {
  await page.goto(`http://page-c.leak.localhost:${port}/leak-page-c`);
  await page.evaluate(async (at) => {
    document.head.innerHTML = '<link rel="dns-prefetch" href="//dnsprefetch-c.probe.invalid"><link rel="preconnect" href="http://preconnect-c.probe.invalid">';
    await fetch(`http://fetch-c.leak.localhost:${at}/leak-fetch-c`);
    const socket = new WebSocket(`ws://ws-c.leak.localhost:${at}/leak-ws-c`);
    await new Promise((done) => (socket.onerror = done));
  }, port);
  await page.waitForTimeout(500);
}

const portOf = ({ origin }: LeakServer): number => Number(new URL(origin).port);

test("S350 S351 S436 S441 no way out of a worker or a frame realm sends a request, opens a connection or looks up a name", async ({ baseURL }, info) => {
  test.setTimeout(120_000);
  const leak = await startLeakServer();
  const log = info.outputPath("net.json");
  // With this switch Chromium would look up no name ahead of time, and the control would prove nothing.
  const quiet = "--disable-background-networking";
  const args = [...browserFlags().filter((flag) => flag !== quiet), `--log-net-log=${log}`];
  const options = { executablePath: findBrowser(), args, ignoreDefaultArgs: [quiet], baseURL: baseURL ?? "" };
  // An ordinary profile: private ones look up less ahead of time.
  const context = await chromium.launchPersistentContext("", options);
  let exempt = openInFrames;
  try {
    const page = await context.newPage();
    const version = await page.evaluate(() => Number(/Chrome\/(\d+)/.exec(navigator.userAgent)?.[1]));
    if (version >= closedSince) exempt = [];
    const port = portOf(leak);
    await proveWays(page, port);
    const popups: Page[] = [];
    page.on("popup", (popup) => popups.push(popup));
    await withFrames(page, async () => {
      const leaving = leavingFrames({ port, realm: "f" }).map((script, index) => ({ name: `Leaving${index}`, scripts: [script], realm: "frame" as const }));
      await showComponents(page, [
        { name: "Worker", scripts: [workerProbes({ port, realm: "w" })], css: `p { background: url(http://css-w.probe.invalid/x); }` },
        { name: "Frame", scripts: [frameProbes({ port, realm: "f" })], css: `p { background: url(http://css-f.probe.invalid/x); }`, realm: "frame" },
        ...leaving,
      ]);
      await expect(page.locator("[data-platon-box] output")).toHaveText(/^\d{2,3}$/);
      await expect(page.frameLocator("iframe[title=Frame]").locator("output")).toHaveText(/^\d{2,3}$/);
      for (const link of await page.locator("[data-platon-box] a[href]").all()) await link.click({ force: true }).catch(() => undefined);
      await page.waitForTimeout(3_000);
    });
    // The application is where it was: nobody navigated it, and nothing was opened beside it.
    expect(new URL(page.url()).pathname).toBe("/pages/probe");
    expect(popups).toEqual([]);
  } finally {
    await context.close();
    await leak.close();
  }
  expect(leak.seen.filter((path) => path !== "/favicon.ico").toSorted()).toEqual(["/leak-fetch-c", "/leak-page-c", "/leak-ws-c"]);
  const named = namesIn(readFileSync(log, "utf8"));
  expect(named.filter((name) => name.endsWith("-c"))).toEqual(["dnsprefetch-c", "fetch-c", "page-c", "preconnect-c", "ws-c"]);
  expect(named.filter((name) => !name.endsWith("-c") && !exempt.includes(name))).toEqual([]);
});
