import type { Page } from "@playwright/test";

/** What a page writes to its console from now on. */
export function consoleLines(page: Page): readonly string[] {
  const lines: string[] = [];
  page.on("console", (message) => lines.push(message.text()));
  return lines;
}
