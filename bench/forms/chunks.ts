import { chromium } from "@playwright/test";
import { browserFlags, findBrowser } from "../../scripts/browser.mjs";
import { startServer } from "../../tests/integration/harness/startServer.ts";
import { load, signedIn } from "../first-light/firstLoad.ts";
import { atMost, type Figure } from "../harness/Figure.ts";

/** What a form with light elements fetches beyond the shell; bytes as they travel. */
export async function measure(): Promise<Figure[]> {
  const server = await startServer();
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags() });
  try {
    const state = await signedIn(browser, server.url);
    const shell = await load(browser, `${server.url}/404`, state);
    const form = await load(browser, `${server.url}/forms/cities?_target=self`, state);
    const more = form.scriptKilobytes - shell.scriptKilobytes;
    return [atMost("chunks: gzip JavaScript of a form with light elements beyond the shell", more, { unit: "KB", limit: 60 })];
  } finally {
    await browser.close();
    await server.stop();
  }
}
