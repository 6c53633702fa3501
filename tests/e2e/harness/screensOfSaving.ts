import type { Locator, Page, Route } from "@playwright/test";
import { callAs, newCity } from "../forms/demoRecords.ts";
import { heading } from "./screenParts.ts";
import type { ShownScreen } from "./ShownScreen.ts";

/** Marked as the wording is: what somebody has typed is no text without wording. */
const typed = "⟦Терилган⟧";

const notice = (text: string) => (page: Page): Locator => page.getByRole("main").getByRole("alert").filter({ hasText: text });
const press = async (page: Page, name: string): Promise<void> => await page.getByRole("main").getByRole("button", { name }).click();
const refuse = (status: number, data: object, errors: object | null = null) => async (route: Route): Promise<void> =>
  await route.fulfill({ status, json: { statusCode: status, message: "", data, errors } });

/** Saves what stands in the form, and is answered so. */
const save = (answer: (route: Route) => Promise<void>) => async (page: Page): Promise<void> => {
  await page.unroute("**/api/forms/cities/*");
  await page.route("**/api/forms/cities/*", async (route) => await (route.request().method() === "PUT" ? answer(route) : route.continue()));
  await press(page, "Сақлаш");
};

/** A record that somebody changes, and that cannot be saved. */
export const screensOfSaving: readonly ShownScreen[] = [
  { name: "record that was changed elsewhere", at: "/404", shows: (page) => page.getByText("Бу ёзув бошқа жойда ўзгартирилди"), afterwards: changeElsewhere },
  {
    name: "record in conflict",
    shows: (page) => notice("Ёзув бу орада ўзгартирилди")(page).getByRole("row").nth(1),
    afterwards: async (page) => await press(page, "Солиштириш"),
  },
  {
    name: "record whose field is refused",
    shows: (page) => page.getByRole("main").getByText("⟦Банд ном⟧"),
    afterwards: async (page) => {
      await press(page, "Танлаганимни қўллаш");
      await save(refuse(422, { code: "invalid_values" }, { name: ["⟦Банд ном⟧"] }))(page);
    },
  },
  { name: "record that the server fails to save", shows: notice("вақтинча ишламаяпти"), afterwards: save(refuse(500, { code: "internal", id: "7" })) },
  { name: "record that the network keeps from being saved", shows: notice("алоқа"), afterwards: save(async (route) => await route.abort()) },
];

async function changeElsewhere(page: Page): Promise<void> {
  await heading(page).waitFor();
  const id = await newCity(page, "⟦Аввалги⟧");
  await page.goto(`/forms/cities/${id}?_target=self`);
  await page.getByLabel("Номи").fill(typed);
  await callAs(page, "PUT", `forms/cities/${id}`, { values: { name: "⟦Бошқача⟧" }, version: 1 });
}
