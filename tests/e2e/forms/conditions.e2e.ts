import { checkAccessibility } from "../harness/checkAccessibility.ts";
import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";
import { watchExpressions } from "../harness/watchExpressions.ts";
import { callAs } from "./demoRecords.ts";

test.use({ isTabKept: true });

const values = {
  applicant: "Шартов Шавкат", pinfl: "31212901234567", city: "Бухоро", service: "Таълим", amount: 1000,
  received_date: "2026-11-20", due_date: "2026-12-20",
};

test("F41 F47 a field comes and goes with its condition, and is required only while it is there, here and on the server", async ({ page, expectProblems }) => {
  expectProblems([/status of 422/]);
  await signIn(page, "clerk", { next: "/tables/countries" });
  const traffic = watchExpressions(page);
  await page.goto("/forms/applications?_target=self");
  const form = page.getByRole("main");
  const officer = page.getByLabel("Масъул ходим");
  const vat = page.getByLabel("ҚҚС");
  await expect(page.getByLabel("Мурожаатчи")).toBeVisible();
  await expect(officer).toHaveCount(0);
  await expect(vat).toHaveCount(0);
  await page.getByLabel("Сумма").fill("5");
  await expect(vat).toBeVisible();
  await page.getByLabel("Ҳолати").click();
  await page.getByRole("option", { name: "Кўриб чиқилмоқда" }).click();
  await expect(officer).toBeVisible();
  await page.getByRole("button", { name: "Сақлаш" }).click();
  const summary = page.getByRole("status").filter({ hasText: "хато" });
  await expect(summary).toBeVisible();
  await officer.focus();
  await page.getByLabel("Сумма").focus();
  await expect(form.locator(`[id="${await officer.getAttribute("id")}-errors"]`)).toHaveText("Майдонни тўлдириш керак");
  await checkAccessibility(page);
  await page.getByLabel("Ҳолати").click();
  await page.getByRole("option", { name: "Янги" }).click();
  await expect(officer).toHaveCount(0);
  const { realms, language } = await traffic();
  expect([realms, language.length]).toEqual([[], 1]);

  const shown = await callAs(page, "POST", "forms/applications", { values: { ...values, number: "99-10001", status: "Кўриб чиқилмоқда" } });
  expect([shown.status, shown.errors]).toEqual([422, { officer: ["Майдонни тўлдириш керак"] }]);
  const hidden = await callAs(page, "POST", "forms/applications", { values: { ...values, number: "99-10001", status: "Янги" } });
  expect(hidden.status).toBe(201);
});

test("F45 a validator's message follows the fields that it reads, in the same words on the server", async ({ page, expectProblems }) => {
  expectProblems([/status of 422/]);
  await signIn(page, "clerk", { next: "/forms/applications?_target=self" });
  const form = page.getByRole("main");
  const message = "Муддат мурожаат келиб тушган санадан олдин бўлмаслиги керак";
  await page.getByLabel("Муддат").fill("01.11.2026");
  await page.getByLabel("Келган сана").fill("20.11.2026");
  await page.getByLabel("Мурожаатчи").focus();
  await page.getByRole("button", { name: "Сақлаш" }).click();
  await expect(form.getByText(message)).toBeVisible();
  await page.getByLabel("Келган сана").fill("20.10.2026");
  await page.getByLabel("Мурожаатчи").focus();
  await expect(form.getByText(message)).toBeHidden();
  const refused = await callAs(page, "POST", "forms/applications", { values: { ...values, number: "99-10002", status: "Янги", due_date: "2026-11-01" } });
  expect([refused.status, refused.errors]).toEqual([422, { due_date: [message] }]);
});

test("F46 a validator that is a program is asked in the realm, and saving waits for it; the server says the same", async ({ page, expectProblems }) => {
  expectProblems([/status of 422/]);
  const traffic = watchExpressions(page);
  await page.goto("/public/forms/feedback");
  const phone = page.getByLabel("Телефон");
  await page.getByLabel("Ф.И.Ш.").fill("Али Валиев");
  await page.getByLabel("Матн").fill("Ишлаб чиқувчиларга раҳмат");
  await page.getByLabel("Мавзу").click();
  await page.getByRole("option").first().click();
  await phone.fill("йўқ");
  await page.getByRole("button", { name: "Юбориш" }).click();
  await expect(page.getByText("Телефон рақами нотўғри")).toBeVisible();
  await expect(phone).toBeFocused();
  expect((await traffic()).realms.length).toBeGreaterThan(0);
  const refused = await page.evaluate(async () => {
    const sent = { full_name: "Али Валиев", phone: "йўқ", topic: "x", message: "Ишлаб чиқувчиларга раҳмат" };
    const headers = { "content-type": "application/json", "accept-language": "uz-Cyrl" };
    const response = await fetch("/api/public/forms/feedback", { method: "POST", headers, body: JSON.stringify({ values: sent }) });
    return ((await response.json()) as { errors: Record<string, string[]> }).errors;
  });
  expect(refused["phone"]).toEqual(["Телефон рақами нотўғри"]);
  await phone.fill("+998 90 123 45 67");
  await page.getByRole("button", { name: "Юбориш" }).click();
  await expect(page.getByText("Маълумотлар юборилди")).toBeVisible();
});
