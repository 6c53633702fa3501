import { join } from "node:path";

import type { Page } from "@playwright/test";

import { locales } from "#core/locale.ts";
import { waitUntilQuiet } from "./waitUntilQuiet.ts";

const sizes = [{ width: 1440, height: 900 }, { width: 768, height: 1024 }, { width: 390, height: 844 }];
const themes = ["platon.light", "platon.deepDark"];
const folder = "test-results/screens";

/**
 * Saves the present screen at three sizes, in a light and a dark theme and every language, for a person to look at.
 * Does nothing unless SCREENS=1: a picture proves nothing by itself. The screen must survive a reload.
 */
export async function screenshotMatrix(page: Page, name: string): Promise<void> {
  if (process.env["SCREENS"] !== "1") return;
  for (const theme of themes) {
    for (const locale of locales) {
      await chooseAndReload(page, theme, locale);
      await saveWidths(page, [name, theme, locale].join("-"));
    }
  }
}

async function saveWidths(page: Page, name: string): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    // Two frames: layout follows the new width, then what is drawn on a canvas follows the layout.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await page.screenshot({ path: join(folder, `${name}-${size.width}.png`), animations: "disabled" });
  }
}

async function chooseAndReload(page: Page, theme: string, locale: string): Promise<void> {
  await page.evaluate(
    ([name = "", colour = "", language = ""]) => {
      localStorage.setItem("platon_theme", name);
      localStorage.setItem("platon_theme_color", colour);
      localStorage.setItem("platon_locale", language);
    },
    [...theme.split("."), locale],
  );
  await page.reload();
  await waitUntilQuiet(page);
}
