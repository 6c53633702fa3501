import { checkAccessibility } from "../harness/checkAccessibility.ts";
import { expect, test } from "../harness/productTest.ts";
import { screenshotMatrix } from "../harness/screenshotMatrix.ts";
import { signIn } from "../harness/signInPage.ts";
import { callAs } from "./demoRecords.ts";

test.use({ isTabKept: true });

const applicant = "Мурожаатчи";
const pinfl = "ЖШШИР";

test("F5 F33 required and length are refused in the same words by the form and by the server", async ({ page, expectProblems }) => {
  expectProblems([/status of 422/]);
  await signIn(page, "clerk", { next: "/forms/applications?_target=self" });
  await page.getByLabel(applicant).fill("Аб");
  await page.getByLabel(pinfl).fill("312");
  await page.getByRole("button", { name: "Сақлаш" }).click();
  await expect(page.getByLabel(applicant)).toBeFocused();
  const form = page.getByRole("main");
  await expect(form).toContainText("Матн 3 та белгидан кам бўлмаслиги керак");
  await expect(form).toContainText("Матн 14 та белгидан кам бўлмаслиги керак");
  await expect(form).toContainText("Майдонни тўлдириш керак");
  await checkAccessibility(page);
  const { status, errors } = await callAs(page, "POST", "forms/applications", { values: { applicant: "Аб", pinfl: "312" } });
  expect(status).toBe(422);
  expect(errors).toMatchObject({
    applicant: ["Матн 3 та белгидан кам бўлмаслиги керак"],
    pinfl: ["Матн 14 та белгидан кам бўлмаслиги керак"],
    city: ["Майдонни тўлдириш керак"],
  });
  await page.getByLabel(applicant).fill("Абдулла");
  await expect(form).not.toContainText("Матн 3 та белгидан кам бўлмаслиги керак");
  await screenshotMatrix(page, "form-applications");
});

test("F13 a name in the summary leads to its field", async ({ page }) => {
  await signIn(page, "clerk", { next: "/forms/applications?_target=self" });
  await page.getByRole("button", { name: "Сақлаш" }).click();
  await page.getByRole("status").getByRole("button", { name: pinfl }).click();
  await expect(page.getByLabel(pinfl)).toBeFocused();
});

test("F20 a value that only the server can refuse is said under its field until it changes", async ({ page, expectProblems }) => {
  expectProblems([/status of 4(09|22)/]);
  await signIn(page, "clerk", { next: "/forms/countries?_target=self" });
  const code = page.getByRole("textbox", { name: "Код", exact: true });
  await code.fill("UZ");
  await page.getByRole("textbox", { name: "Номи", exact: true }).fill("Яна Ўзбекистон");
  await page.getByLabel("Қитъа").click();
  await page.getByRole("option", { name: "Осиё" }).click();
  await page.getByRole("button", { name: "Сақлаш" }).click();
  await expect(code).toBeFocused();
  await expect(page.getByRole("main").getByText("қиймат аллақачон мавжуд")).toBeVisible();
  await code.fill("ZZ");
  await expect(page.getByRole("main").getByText("қиймат аллақачон мавжуд")).toBeHidden();
});

test("F34 numbers, dates and limits are checked by the control's value", async ({ page }) => {
  await signIn(page, "admin", { next: "/forms/all_elements?_target=self" });
  const text = page.getByRole("textbox", { name: "Матн", exact: true });
  await page.getByRole("tab", { name: "Сон ва вақтлар" }).click();
  await page.getByLabel("Сана", { exact: true }).fill("31.12.2031");
  await page.getByLabel("Бутун сон").fill("1001");
  await text.focus();
  const form = page.getByRole("main");
  await expect(form).toContainText("Сана 31.12.2030 дан кичик бўлиши керак");
  await expect(form).toContainText("Қиймат 1 000 дан кичик ёки тенг бўлиши керак");
  await page.getByLabel("Сана", { exact: true }).fill("32.12.2026");
  await text.focus();
  await expect(form).toContainText("Сана нотўғри киритилган");
  await checkAccessibility(page);
  await screenshotMatrix(page, "form-elements");
});
