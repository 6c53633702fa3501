import { expect } from "@playwright/test";
import type { Locator } from "@playwright/test";

/** A first-party part in a component's markup takes presses and keys once it has been seen for half a second. */
export async function settledPart(part: Locator): Promise<void> {
  await expect(part.locator("[data-platon-part]")).toHaveAttribute("data-settled", "");
}
