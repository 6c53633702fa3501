import type { Page } from "@playwright/test";
import { checkAccessibility } from "../harness/checkAccessibility.ts";
import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";
import { callAs, newCity } from "./demoRecords.ts";

test.use({ isTabKept: true });

/** Cuts the page off the stream of events, so that it learns of the other's save by the refusal alone. */
const withoutEvents = async (page: Page): Promise<void> => {
  await page.route("**/api/events*", async (route) => await route.abort());
};

test("F8 F9 two people change one record: the own value stays, and nothing else is lost", async ({ page, newVisitor, expectProblems }) => {
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
  await notice.getByRole("button", { name: "Танлаганимни қўллаш" }).click();
  await expect(page.getByLabel("Аҳолиси")).toHaveValue("5");
  await page.getByRole("button", { name: "Сақлаш" }).click();
  await expect(page.getByText("Маълумотлар сақланди")).toBeVisible();
  const { data } = await callAs(page, "GET", `forms/cities/${id}`);
  expect(data).toMatchObject({ version: 3, values: { name: "Меники", altitude: 77, population: 5 } });
});
