import type { Page } from "@playwright/test";

/** In a light theme and in a dark one, from the beginning of the document on. */
export async function inBothThemes(page: Page, look: () => Promise<void>): Promise<void> {
  for (const colour of ["light", "deepDark"]) {
    await page.evaluate((chosen) => {
      localStorage.setItem("platon_theme", "platon");
      localStorage.setItem("platon_theme_color", chosen);
    }, colour);
    await page.reload();
    await look();
  }
}
