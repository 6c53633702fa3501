import type { Page } from "@playwright/test";

interface PageText {
  readonly name: string;
  readonly title: string;
  readonly css: string;
  readonly components: readonly { readonly name: string; readonly css: string; readonly scripts: readonly string[] }[];
  readonly data: Readonly<Record<string, unknown>>;
}

/** What a call is answered with that succeeds. */
export const answer = (data: unknown) => ({ json: { statusCode: 200, message: "", data, errors: null } });

/**
 * Puts definitions of pages on the wire, as a project's author would write them; everything behind them, and every answer
 * to their components, is the product.
 */
export async function routePages(page: Page, pages: readonly PageText[]): Promise<void> {
  for (const definition of pages) {
    await page.route(new RegExp(`/api/pages/${definition.name}(\\?|$)`), (route) => route.fulfill(answer(definition)));
  }
  // The server does not know the pages, so it would not know of whom an incident tells.
  await page.route(/\/api\/plugins\/project\/incidents$/, (route) => route.fulfill(answer({ quarantined: false })));
}
