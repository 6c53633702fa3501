import type { BrowserContext } from "@playwright/test";

/**
 * Everybody starts in Uzbek: a test that changes the language of a user changes it on the server that others share.
 * Frames without an origin have no storage.
 */
export const startInUzbek = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    if (window.origin !== "null") localStorage.setItem("platon_locale", localStorage.getItem("platon_locale") ?? "uz");
  });
