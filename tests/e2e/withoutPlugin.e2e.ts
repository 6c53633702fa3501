import type { Page } from "@playwright/test";

import type { RunningServer } from "../integration/harness/serverProcess.ts";
import { expect, test as base } from "./harness/productTest.ts";
import { startReducedProduct } from "./harness/reducedProduct.ts";
import { signIn } from "./harness/signInPage.ts";

/** The worker's server serves a client without plugins. */
const test = base.extend<object, { server: RunningServer }>({
  server: [
    // Playwright reads which fixtures are needed from the first parameter's pattern, here none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startReducedProduct();
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
});

/** A screen of each plugin that has some. */
const screens = ["/tables/countries", "/forms/countries", "/pages/map", "/demo/test-events", "/system/plugins"];

/** The specification's page 404, whatever its words are: the languages are a plugin too. */
const notFound = (page: Page) => page.getByText("404", { exact: true });

/** Goes where a link would lead, without loading the document anew. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState({}, "", address);
    window.dispatchEvent(new PopStateEvent("popstate", { state: history.state as unknown }));
  }, path);
}

test("A30 without the lines of all plugins the product builds and runs, and what they showed is not found", async ({ page }) => {
  await page.goto("/auth/user");
  await expect(notFound(page)).toBeVisible();
  await signIn(page, "admin", { next: "/auth" });
  // Configuration and its wording come from the server.
  await expect(page.getByRole("navigation").getByText("Мамлакатлар")).toBeVisible();
  for (const path of screens) {
    await goTo(page, path);
    await expect(notFound(page), path).toBeVisible();
    await expect(page.getByRole("main").locator("canvas, input, h1:text-is('Харита')"), path).toHaveCount(0);
  }
  // The open event stream ends with its page, not with the server.
  await page.goto("about:blank");
});
