import type { Locator, Page } from "@playwright/test";

export const heading = (page: Page): Locator => page.locator("main h1");
export const grid = (page: Page): Locator => page.getByTestId("data-grid-canvas");
export const barButton = async (page: Page, name: string): Promise<void> => await page.getByRole("banner").getByRole("button", { name }).click();
