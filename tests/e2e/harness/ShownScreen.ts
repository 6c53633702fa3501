import { expect, type Locator, type Page } from "@playwright/test";

/** A screen that a person can meet, as a walk over all of them comes to it. */
export interface ShownScreen {
  readonly name: string;
  /** Where it is; without one it stands over the screen before it. */
  readonly at?: string;
  /** Comes before the document: what the wire does, so that the screen is shown. */
  readonly before?: (page: Page) => Promise<void>;
  /** What is there once the screen is complete. */
  readonly shows: (page: Page) => Locator;
  /** Brings about what the address does not. */
  readonly afterwards?: (page: Page) => Promise<void>;
}

export async function showScreen(page: Page, { name, at, before, shows, afterwards }: ShownScreen): Promise<void> {
  if (at !== undefined) {
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await before?.(page);
    if (before || !(await page.evaluate(goWithin, at))) await page.goto(at);
    // A document that began under a wire of its own is none for the next screens.
    if (!before) await page.evaluate(() => Object.assign(window, { isPlain: true }));
  }
  await afterwards?.(page);
  await expect.poll(async () => await shows(page).first().isVisible(), { message: name, intervals: [30] }).toBe(true);
}

/** Runs in the page. Goes there as the browser's own buttons do, where the same document shows it: a new one costs most of a walk's time. */
async function goWithin(at: string): Promise<boolean> {
  const isOther = ({ pathname }: { readonly pathname: string }): boolean => pathname.startsWith("/auth/");
  const to = new URL(at, location.href);
  if (!("isPlain" in window) || isOther(location) || isOther(to) || to.href === location.href) return false;
  const state = { place: 0 };
  history.pushState(state, "", at);
  window.dispatchEvent(new PopStateEvent("popstate", { state }));
  // What was there before is gone then.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return true;
}
