import type { Page } from "@playwright/test";
import { checkAccessibility } from "../harness/checkAccessibility.ts";
import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";
import { callAs, newCity } from "./demoRecords.ts";

test.use({ isTabKept: true });

const note = "Бу ёзув бошқа жойда ўзгартирилди";

/** Cuts the page off the stream of events, so that it learns of the other's save by the refusal alone. */
const withoutEvents = async (page: Page): Promise<void> => {
  await page.route("**/api/events*", async (route) => await route.abort());
};

for (const [keep, button, name] of [
  ["own", "Ўз қийматимни қолдириш", "Меники"],
  ["saved", "Сақланганини олиш", "Уники"],
] as const)
  test(`F8 F9 two people change one record: the ${keep} value stays, and nothing else is lost`, async ({ page, newVisitor, expectProblems }) => {
    expectProblems([/status of 409/, /ERR_FAILED/, /events/]);
    await withoutEvents(page);
    await signIn(page, "clerk", { next: "/404" });
    const id = await newCity(page, "Аввалги");
    await page.goto(`/forms/cities/${id}?_target=self`);
    await page.getByLabel("Номи").fill("Меники");
    await page.getByLabel("Баландлиги, м").fill("77");
    const other = await newVisitor();
    await signIn(other, "admin", { next: "/404" });
    const saved = await callAs(other, "PUT", `forms/cities/${id}`, { values: { name: "Уники", population: 5 }, version: 1 });
    expect(saved.status).toBe(200);
    await page.getByRole("button", { name: "Сақлаш" }).click();
    const notice = page.getByRole("alert").filter({ hasText: "Ёзув бу орада ўзгартирилди" });
    await expect(notice.getByRole("row", { name: /Номи/ })).toContainText("Меники");
    await expect(notice.getByRole("row", { name: /Номи/ })).toContainText("Уники");
    await expect(notice.getByRole("row")).toHaveCount(2);
    await checkAccessibility(page);
    await notice.getByRole("button", { name: button }).click();
    await expect(page.getByLabel("Аҳолиси")).toHaveValue("5");
    await page.getByRole("button", { name: "Сақлаш" }).click();
    await expect(page.getByText("Маълумотлар сақланди")).toBeVisible();
    const { data } = await callAs(page, "GET", `forms/cities/${id}`);
    expect(data).toMatchObject({ version: 3, values: { name, altitude: 77, population: 5 } });
  });

test("F26 F27 a change by somebody else shows at once in a clean form, and is only said over unsaved changes", async ({ page, newVisitor }) => {
  await signIn(page, "clerk", { next: "/404" });
  const id = await newCity(page, "Биринчи");
  await page.goto(`/forms/cities/${id}?_target=self`);
  await expect(page.getByLabel("Номи")).toHaveValue("Биринчи");
  const other = await newVisitor();
  await signIn(other, "admin", { next: "/404" });
  await callAs(other, "PUT", `forms/cities/${id}`, { values: { name: "Иккинчи" }, version: 1 });
  await expect(page.getByLabel("Номи")).toHaveValue("Иккинчи");
  await page.getByLabel("Номи").fill("Меники");
  await callAs(other, "PUT", `forms/cities/${id}`, { values: { name: "Учинчи" }, version: 2 });
  await expect(page.getByText(note)).toBeVisible();
  await expect(page.getByLabel("Номи")).toHaveValue("Меники");
  await page.getByRole("button", { name: "Солиштириш" }).click();
  await page.getByRole("button", { name: "Сақланганини олиш" }).click();
  await expect(page.getByLabel("Номи")).toHaveValue("Учинчи");
});
