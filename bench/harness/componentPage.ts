import { chromium, type Browser, type Page } from "@playwright/test";
import { browserFlags, findBrowser } from "../../scripts/browser.mjs";
import { routePages } from "../../tests/e2e/harness/routePages.ts";
import { startServer } from "../../tests/integration/harness/startServer.ts";

export interface ComponentPage {
  readonly page: Page;
  /** `http://{label}.realm.localhost:PORT`, as the product itself knows it. */
  readonly sandbox: string;
  close(): Promise<void>;
}

/** The built product with a page `/pages/bench` of one component, opened by a signed-in user. */
export async function openComponentPage(script: string): Promise<ComponentPage> {
  const opened = await openProduct({ bench: [script] }, "/pages/bench");
  await opened.page.locator("[data-bench]").waitFor();
  return opened;
}

/**
 * The built product, opened by a signed-in user.
 * @param pages scripts by the name of the page; those of a page are components of one name, hence of one module where
 * they are the same
 * @param next path to arrive at
 * @param flags of the browser, besides the usual ones
 */
export async function openProduct(
  pages: Readonly<Record<string, readonly string[]>>, next: string, flags: readonly string[] = [],
): Promise<ComponentPage> {
  const server = await startServer();
  const browser: Browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserFlags(), ...flags] });
  // A context of its own, so that a measure may open more pages for the same user.
  const page = await (await browser.newContext()).newPage();
  const definitions = Object.entries({ bench: [], ...pages }).map(([name, scripts]) => ({
    name, title: "Bench", css: "", components: scripts.map((script) => ({ name: "Bench", css: "", scripts: [script] })), data: {},
  }));
  await routePages(page, definitions);
  await page.goto(`${server.url}/auth/user?next=${encodeURIComponent(next)}`);
  await page.locator("input[name=username]").fill("admin");
  await page.locator("input[name=password]").fill("demo-admin-1");
  await page.locator("button[type=submit]").click();
  await page.waitForURL(`**${next}`);
  const { port } = new URL(server.url);
  return {
    page,
    sandbox: `http://{label}.realm.localhost:${port}`,
    close: async () => {
      await browser.close();
      await server.stop();
    },
  };
}
