import type { Page } from "@playwright/test";

/** Runs an expression in the page's own document and answers with its plain value. */
export type AskPage = <Value>(expression: string) => Promise<Value>;

/**
 * Asks a page one of whose frames may go down with its process: Playwright takes that for the end of the whole page,
 * whose own document goes on.
 */
export async function watchThroughCrash(page: Page): Promise<AskPage> {
  const session = await page.context().newCDPSession(page);
  return async <Value>(expression: string) => {
    const { result, exceptionDetails } = await session.send("Runtime.evaluate", { expression, returnByValue: true, awaitPromise: true });
    if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.exception?.description ?? exceptionDetails.text}`);
    return result.value as Value;
  };
}
