import type { Locator, Page } from "@playwright/test";
import { expect } from "../harness/productTest.ts";
import type { Listing } from "./readListings.ts";

export const pluginCard = (page: Page, id: string): Locator => page.locator(`[data-plugin="${id}"]`);

/** Opens what there is to know of a plugin. */
export async function openPlugin(page: Page, id: string): Promise<Locator> {
  const card = pluginCard(page, id);
  const head = card.locator("button[aria-expanded]");
  await expect(head).toBeVisible();
  if ((await head.getAttribute("aria-expanded")) === "false") await head.click();
  await expect(card.getByRole("heading", { name: "Носозликлар" })).toBeVisible();
  return card;
}

/** Chooses files as an administrator does, and reads what they would install. */
export async function chooseFiles(page: Page, files: readonly Listing[]): Promise<Locator> {
  await page.locator("input[type=file]").setInputFiles(files.map(({ name, text }) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) })));
  return page.locator("section", { has: page.getByRole("button", { name: "Бекор қилиш" }) });
}

export async function installFiles(page: Page, files: readonly Listing[]): Promise<void> {
  const panel = await chooseFiles(page, files);
  await panel.getByRole("button", { name: "Ўрнатиш", exact: true }).click();
  await expect(panel).toBeHidden();
}

/** Ticks a capability, and waits until the server has it. */
export async function grantCapability(card: Locator, name: string): Promise<void> {
  const box = card.locator(`[data-capability="${name}"]`).getByRole("checkbox");
  await box.click();
  await expect(box).toBeChecked();
  await expect(card.locator("ul[aria-busy]")).toHaveCount(0);
}

/** @param isNeeded the project uses it: before it goes, that is asked */
export async function switchPlugin(page: Page, id: string, isOn: boolean, isNeeded = false): Promise<void> {
  const control = pluginCard(page, id).getByRole("switch");
  await control.click();
  if (isNeeded) await page.getByRole("alertdialog").getByRole("button", { name: "Ўчириш" }).click();
  await expect(control).toHaveAttribute("aria-checked", String(isOn));
}
