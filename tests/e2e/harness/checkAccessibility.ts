import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { expect, type Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

import { whatStays } from "./whatStays.ts";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Fails on accessibility faults of the kinds "serious" and "critical". axe enters through the browser's debugging
 * protocol: the page's Content-Security-Policy stays in force, and its reports stay visible.
 *
 * @param within a selector; the whole page without it
 * @param patience how long what is wrong may stay
 */
export async function checkAccessibility(page: Page, within?: string, patience = 15_000): Promise<void> {
  expect(await whatStays(async () => await graveFaults(page, within), patience)).toEqual([]);
}

/** What of a screen is another in another theme. */
export const rulesOfColour = ["color-contrast", "link-in-text-block"] as const;

/**
 * Faults of the kinds "serious" and "critical", once nothing moves any more.
 * @param rules all of axe unless named
 */
export async function graveFaults(page: Page, within?: string, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  await page.evaluate(untilStill);
  const options = { iframes: false, preload: false, resultTypes: ["violations"], ...(rules && { runOnly: rules }) };
  const { violations } = (await page.evaluate(
    // The style sheets are the page's own; asking for them again would be a request of the test, not of the product.
    `axe.run(${JSON.stringify(within ?? "html")}, ${JSON.stringify(options)})`,
  )) as AxeResults;
  const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  return grave.map(({ id, help, nodes }) => `${id}: ${help} (${placesOf(nodes)})`);
}

/** Runs in the page. A colour on its way to another one has a contrast that nobody is left with. What never ends is not waited for. */
export async function untilStill(): Promise<void> {
  const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

function placesOf(nodes: AxeResults["violations"][number]["nodes"]): string {
  return nodes.map(({ target }) => target.join(" ")).join("; ");
}
