import type { Page } from "@playwright/test";

/** Changes the data of a call's real answer on its way to the page: what a project or an administrator would have set. */
export async function changeAnswer<Data extends object>(page: Page, path: string, change: (data: Data) => void): Promise<void> {
  await page.route(new RegExp(`/api/${path}(\\?|$)`), async (route) => {
    // Of a call whose document has been left nothing is there to be read any more.
    const response = await route.fetch().catch(() => undefined);
    const answer = (await response?.json().catch(() => undefined)) as { data?: Data } | undefined;
    if (!response || !answer) return;
    if (answer.data) change(answer.data);
    const { etag: _, ...headers } = response.headers();
    await route.fulfill({ status: response.status(), headers, body: JSON.stringify(answer) });
  });
}
