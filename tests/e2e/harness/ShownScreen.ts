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

export async function showScreen(page: Page, { at, before, shows, afterwards }: ShownScreen): Promise<void> {
  if (at !== undefined) {
    await page.unrouteAll({ behavior: "ignoreErrors" });
    await before?.(page);
    await page.goto(at);
  }
  await afterwards?.(page);
  await expect(shows(page).first()).toBeVisible();
}
