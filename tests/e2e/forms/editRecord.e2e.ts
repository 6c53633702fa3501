import { checkAccessibility } from "../harness/checkAccessibility.ts";
import { expect, test } from "../harness/productTest.ts";
import { screenshotMatrix } from "../harness/screenshotMatrix.ts";
import { signIn } from "../harness/signInPage.ts";
import { callAs, cityModal, newCity } from "./demoRecords.ts";

test.use({ isTabKept: true });

test("F30 a record is changed in a modal over its table: title, note, save by keys, and the modal closes", async ({ page }) => {
  await signIn(page, "admin", { next: "/404" });
  const id = await newCity(page, "Синовобод");
  await page.goto(cityModal(id));
  const dialog = page.getByRole("dialog", { name: "Шаҳар · Синовобод" });
  await expect(dialog.getByLabel("Мамлакат")).toHaveText("Uzbekistan");
  await checkAccessibility(page);
  await dialog.getByLabel("Аҳолиси").fill("12345");
  await expect(dialog.getByLabel("Аҳолиси")).toHaveValue("12 345");
  await expect(dialog.getByText("Сақланмаган ўзгаришлар")).toBeVisible();
  await page.keyboard.press("Control+Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Маълумотлар сақланди")).toBeVisible();
  const { data } = await callAs(page, "GET", `forms/cities/${id}`);
  expect(data).toMatchObject({ version: 2, values: { population: 12345, name: "Синовобод" } });
  await page.goto(cityModal(id));
  await expect(dialog.getByLabel("Аҳолиси")).toHaveValue("12 345");
  await screenshotMatrix(page, "form-modal");
});

test("F31 a new record gets an address of its own when it is saved, in the same frame", async ({ page }) => {
  await signIn(page, "admin", { next: "/forms/cities?_target=self" });
  await expect(page.getByLabel("Номи")).toBeFocused();
  await page.getByLabel("Номи").fill("Янгиобод");
  await page.getByRole("combobox", { name: "Мамлакат" }).click();
  await page.getByRole("combobox", { name: "Қидириш" }).or(page.getByPlaceholder("Қидириш")).first().fill("Uzbek");
  await page.getByRole("option", { name: "Uzbekistan" }).click();
  await page.getByRole("button", { name: "Сақлаш" }).click();
  await expect(page).toHaveURL(/\/forms\/cities\/[0-9a-f-]{36}\?_target=self/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Шаҳар · Янгиобод");
  await page.getByLabel("Баландлиги, м").fill("400");
  await page.getByRole("button", { name: "Сақлаш" }).click();
  await expect(page.getByText("Сақланмаган ўзгаришлар")).toBeHidden();
  await page.reload();
  await expect(page.getByLabel("Баландлиги, м")).toHaveValue("400");
  await checkAccessibility(page);
  await screenshotMatrix(page, "form-layout");
});

test("F32 a deletion is asked for, takes effect, and is undone by the toast or the state in its place", async ({ page, expectProblems }) => {
  expectProblems([/status of 404/]);
  await signIn(page, "admin", { next: "/404" });
  const id = await newCity(page, "Кетгузар");
  await page.goto(cityModal(id));
  await page.getByRole("dialog").getByRole("button", { name: "Ўчириш" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Ҳа" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  expect((await callAs(page, "GET", `forms/cities/${id}`)).status).toBe(404);
  await page.getByRole("button", { name: "Тиклаш" }).click();
  await expect(page.getByText("Ёзув тикланди")).toBeVisible();
  await page.goto(`/forms/cities/${id}?_target=self`);
  await page.getByRole("button", { name: "Ўчириш" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Ҳа" }).click();
  await expect(page.getByText("Ёзув ўчирилди")).toBeVisible();
  await page.getByRole("button", { name: "Тиклаш" }).click();
  await expect(page.getByLabel("Номи")).toHaveValue("Кетгузар");
});
