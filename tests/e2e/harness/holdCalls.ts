import type { Page } from "@playwright/test";

/** Lets calls of an address wait. @returns what lets them go on */
export async function holdCalls(page: Page, address: string | RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
