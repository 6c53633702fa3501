import type { Page } from "@playwright/test";

const quiet = 600;

/**
 * Resolves when the page has asked for nothing new for a while. Playwright's "networkidle" does not do: the stream of
 * events is a request that never ends.
 */
export async function waitUntilQuiet(page: Page): Promise<void> {
  let last = Date.now();
  const note = (): void => void (last = Date.now());
  page.on("request", note);
  page.on("requestfinished", note);
  await page.waitForLoadState("load");
  while (Date.now() - last < quiet) await page.waitForTimeout(quiet / 4);
  page.off("request", note);
  page.off("requestfinished", note);
}
