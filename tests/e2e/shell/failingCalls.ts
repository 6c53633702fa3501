import type { Page, Route } from "@playwright/test";

/** Answers a call as a server that fails with this code does. */
export const answer = (status: number, code: string) => async (route: Route): Promise<void> =>
  await route.fulfill({ status, json: { statusCode: status, message: "", data: { code, id: "7" }, errors: null } });

export const fail = answer(500, "internal");
export const start = answer(503, "starting");

/** The next call there is never answered; those after it are. @returns what waits until it was made */
export async function hang(page: Page, address: string): Promise<() => Promise<void>> {
  let hold = (): void => undefined;
  const held = new Promise<void>((resolve) => (hold = resolve));
  let isHeld = false;
  await page.route(address, async (route) => {
    if (isHeld) await route.continue();
    isHeld = true;
    hold();
  });
  return async () => await held;
}

/** Whether it is still the document that was marked, `isSameDocument` tells. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
}

export const isSameDocument = async (page: Page): Promise<boolean> => await page.evaluate(() => "isSameDocument" in window);
