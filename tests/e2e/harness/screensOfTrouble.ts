import { expect, type Page, type Route } from "@playwright/test";
import { heading } from "./screenParts.ts";
import type { ShownScreen } from "./ShownScreen.ts";

const answer = (status: number, code: string) => async (route: Route): Promise<void> =>
  await route.fulfill({ status, json: { statusCode: status, message: "", data: { code, params: { id: "1" } }, errors: null } });

const start = ["**/api/info?*", "**/api/user-info", "**/api/menus"];
const routeAll = async (page: Page, addresses: readonly string[], handler: (route: Route) => unknown): Promise<void> => {
  for (const address of addresses) await page.route(address, async (route) => void (await handler(route)));
};
const inMain = (text: string) => (page: Page) => page.getByRole("main").getByText(text);
const status = (text: string) => (page: Page) => page.getByRole("status").filter({ hasText: text });

/** What is shown when the server or the network is not as it should be. */
export const screensOfTrouble: readonly ShownScreen[] = [
  { name: "start that failed", at: "/404", before: async (page) => await routeAll(page, start.slice(0, 1), answer(500, "internal")), shows: inMain("Серверда хатолик") },
  { name: "start that was refused", at: "/404", before: async (page) => await routeAll(page, start.slice(0, 1), answer(403, "forbidden")), shows: inMain("Рухсат берилмаган") },
  { name: "server that starts", at: "/404", before: async (page) => await routeAll(page, start, answer(503, "starting")), shows: (page) => page.getByText("Тизим ишга тушмоқда") },
  { name: "start without the network", at: "/404", before: async (page) => await routeAll(page, ["**/api/**"], async (route) => await route.abort()), shows: inMain("Маълумотлар юкланмади"), afterwards: dismissToast },
  { name: "menu that failed", at: "/404", before: async (page) => await routeAll(page, start.slice(2), answer(500, "internal")), shows: (page) => page.locator("aside").getByRole("alert") },
  { name: "table that failed", at: "/tables/countries", before: async (page) => void (await page.route(/\/api\/tables\/countries(\?|$)/, answer(500, "internal"))), shows: inMain("хатолик") },
  { name: "rows that failed", at: "/tables/countries", before: async (page) => await routeAll(page, ["**/api/tables/countries/rows*"], answer(500, "internal")), shows: inMain("хатолик") },
  {
    name: "offline",
    at: "/404",
    shows: status("алоқа йўқ"),
    afterwards: async (page) => {
      await heading(page).waitFor();
      await page.context().setOffline(true);
    },
  },
  // The last one: the clock stays with the page.
  {
    name: "late start",
    at: "/404",
    before: async (page) => {
      await page.context().setOffline(false);
      await page.clock.install();
      await routeAll(page, start.slice(0, 1), () => undefined);
    },
    shows: status("секин жавоб"),
    afterwards: async (page) => await page.clock.fastForward(5_000),
  },
];

/** At 200 % it covers the button of the screen for its ten seconds, unless somebody dismisses it. */
async function dismissToast(page: Page): Promise<void> {
  const toast = page.getByRole("alert").filter({ hasText: "Хатолик" });
  await toast.getByRole("button").click();
  await expect(toast.getByRole("button")).toHaveCount(0);
}
