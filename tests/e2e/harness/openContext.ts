import type { Browser, BrowserContext, BrowserContextOptions } from "@playwright/test";
import { watchProblems, type ProblemWatch } from "./watchProblems.ts";

export interface WatchedContext {
  readonly context: BrowserContext;
  readonly problems: ProblemWatch;
}

/** A browser with storage of its own, in Uzbek and watched. */
export async function openContext(browser: Browser, options: BrowserContextOptions): Promise<WatchedContext> {
  const context = await browser.newContext(options);
  await startInUzbek(context);
  return { context, problems: await watchProblems(context) };
}

/**
 * Everybody starts in Uzbek: a test that changes the language of a user changes it on the server that others share.
 * Frames without an origin have no storage.
 */
const startInUzbek = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    if (window.origin !== "null") localStorage.setItem("platon_locale", localStorage.getItem("platon_locale") ?? "uz");
  });
