import { gzipSync } from "node:zlib";

import type { Page, Response } from "@playwright/test";

import { signIn } from "./harness/signInPage.ts";
import { expect, test } from "./harness/productTest.ts";
import { waitUntilQuiet } from "./harness/waitUntilQuiet.ts";

interface FirstLoad {
  /** JavaScript in KB gzip. */
  script: number;
  files: number;
  calls: number;
}

/** What a page asked for while it opened. Frames of the sandbox have other hosts and are not the page's. */
async function measure(page: Page, open: () => Promise<unknown>): Promise<FirstLoad> {
  const responses: Response[] = [];
  const note = (response: Response): void => void responses.push(response);
  page.on("response", note);
  await open();
  await waitUntilQuiet(page);
  page.off("response", note);
  const own = responses.filter((response) => new URL(response.url()).host === new URL(page.url()).host);
  const isCall = (response: Response): boolean => new URL(response.url()).pathname.startsWith("/api/");
  const scripts = own.filter((response) => /\.m?js$/.test(new URL(response.url()).pathname));
  const sizes = await Promise.all(scripts.map(async (response) => gzipSync(await response.body()).length));
  return {
    script: sizes.reduce((sum, size) => sum + size, 0) / 1024,
    files: own.filter((response) => !isCall(response)).length,
    calls: own.filter(isCall).length,
  };
}

test("A29 a first load of the sign-in document holds its limits", async ({ page }) => {
  const { script, files, calls } = await measure(page, () => page.goto("/auth/user"));
  expect(script).toBeLessThanOrEqual(150);
  expect(files).toBeLessThanOrEqual(12);
  expect(calls).toBeLessThanOrEqual(8);
});

test("A29 a first load of the shell with a table holds its limits", async ({ page, context, newVisitor }) => {
  await signIn(page, "clerk");
  // Another browser: nothing of the first one's cache counts as loaded.
  const fresh = await newVisitor({ storageState: await context.storageState() });
  const { script, files, calls } = await measureTable(fresh);
  expect(script).toBeLessThanOrEqual(350);
  expect(files).toBeLessThanOrEqual(13);
  // The last of them counts the rows, which are there by then.
  expect(calls).toBeLessThanOrEqual(9);
});

function measureTable(page: Page): Promise<FirstLoad> {
  return measure(page, () => page.goto("/tables/cities"));
}
