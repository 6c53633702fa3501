import type { Page } from "@playwright/test";
import { routePages } from "../harness/routePages.ts";
import { signIn } from "../harness/signInPage.ts";

export interface ComponentText {
  readonly name: string;
  readonly scripts: readonly string[];
  readonly css?: string;
  /** A template over what the first script exports. */
  readonly content?: string;
  readonly realm?: "frame";
}

/**
 * Opens a page of the product that consists of these components. Only the page's definition is put on the wire by the
 * test, as a project's author would write it; everything behind it, and every answer to the components, is the product.
 */
export async function showComponents(page: Page, components: readonly ComponentText[]): Promise<void> {
  const data = {
    name: "probe",
    title: "Probe",
    css: "",
    components: components.map(({ css = "", ...rest }) => ({ ...rest, css })),
    data: { numbers: [{ value: 1 }] },
  };
  await routePages(page, [data]);
  await signIn(page, "admin", { next: "/pages/probe" });
}

/** Begins to measure how long the page's own thread is blocked, in milliseconds; answers with the longest gap so far. */
export async function watchGaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const state = { longest: 0, last: performance.now() };
    Object.assign(window, { longestGap: state });
    setInterval(() => {
      const now = performance.now();
      state.longest = Math.max(state.longest, now - state.last);
      state.last = now;
    }, 5);
  });
  return async () => await page.evaluate(() => (window as unknown as { longestGap: { longest: number } }).longestGap.longest);
}
