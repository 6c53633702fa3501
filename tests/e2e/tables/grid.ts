import { expect, type Locator, type Page } from "@playwright/test";

/**
 * A cell as a screen reader finds it, in either body: the canvas carries a table of what is in sight. Rows count from 0;
 * column 0 holds the row numbers.
 */
export const cell = (page: Page, column: number, row: number): Locator =>
  page.locator(`[data-testid="glide-cell-${column}-${row}"], [data-line="${row}"] > [data-column="${column}"]`);

/** Resolves when the first row of the table is there. */
export async function untilRows(page: Page): Promise<void> {
  await expect(cell(page, 1, 0)).not.toBeEmpty();
}

/** The middle of a cell in pixels of the window, as its body draws it. */
export async function cellPoint(page: Page, column: number, row: number): Promise<{ x: number; y: number }> {
  const body = await page.locator('[data-testid="data-grid-canvas"], [role="grid"], [role="treegrid"]').first().boundingBox();
  const header = page.getByRole("table").getByRole("columnheader").nth(column);
  const title = await header.boundingBox();
  if (!body || !title) throw new Error("the table is not in sight");
  return { x: title.x + title.width / 2, y: body.y + 36 * row + 18 };
}

/** Makes a cell the active one. */
export async function press(page: Page, column: number, row: number): Promise<void> {
  const { x, y } = await cellPoint(page, column, row);
  await page.mouse.click(x, y);
}

/** Title of a column, the button that sorts. */
export const title = (page: Page, name: string): Locator => page.getByRole("table").getByRole("button", { name: new RegExp(`^${name}`) });

/** The chip of a filter. */
export const chip = (page: Page, name: string): Locator => page.getByRole("search").getByRole("button", { name, exact: true });
