import type { Page } from "@playwright/test";

import { listedPlugins } from "../architecture/pluginLines.ts";
import { expect, test as base } from "./harness/productTest.ts";
import { startReducedProduct, type ReducedProduct } from "./harness/reducedProduct.ts";
import { signIn } from "./harness/signInPage.ts";

/** The worker's server serves a client that each test builds without its plugin. */
const test = base.extend<object, { server: ReducedProduct }>({
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

interface OwnScreen {
  readonly plugin: string;
  readonly path: string;
  /** What the plugin draws there; without words of the product's own, because the languages are a plugin too. */
  readonly drawn: string;
}

const screens: readonly OwnScreen[] = [
  { plugin: "tables", path: "/tables/countries", drawn: "canvas" },
  { plugin: "forms", path: "/forms/countries", drawn: "input[name]" },
  { plugin: "pages", path: "/pages/map", drawn: "h1:text-is('Харита')" },
  { plugin: "demo", path: "/demo/test-events", drawn: "nav a[aria-current]" },
  { plugin: "system", path: "/system/plugins", drawn: "li button" },
];

/** The specification's page 404, whatever its words are. */
const notFound = (page: Page) => page.getByText("404", { exact: true });

/** Goes where a link would lead, without loading the document anew. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState({}, "", address);
    window.dispatchEvent(new PopStateEvent("popstate", { state: history.state as unknown }));
  }, path);
}

for (const plugin of listedPlugins()) {
  test(`A30 without the line of ${plugin} the product builds and runs, and what it showed is not found`, async ({ page, server }) => {
    await server.takeOut(plugin);
    if (plugin === "auth") {
      await page.goto("/auth/user");
      await expect(notFound(page)).toBeVisible();
    }
    await signIn(page, "admin", { next: "/auth" });
    // Configuration and its wording come from the server.
    await expect(page.getByRole("navigation").getByText("Мамлакатлар")).toBeVisible();
    for (const { plugin: owner, path, drawn } of screens) {
      await goTo(page, path);
      const isGone = owner === plugin;
      await expect(isGone ? notFound(page) : page.getByRole("main").locator(drawn).first(), path).toBeVisible();
      await expect(notFound(page), path).toHaveCount(isGone ? 1 : 0);
    }
    // The open event stream ends with its page, not with the server.
    await page.goto("about:blank");
  });
}
