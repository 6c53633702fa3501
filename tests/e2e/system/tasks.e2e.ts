import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";

test("TS9 TS25 SY301 a large export goes on while its owner works: the top bar counts it, on a telephone too, its end is told once in all windows, and its file is taken from there or from the task centre", async ({ page, context }) => {
  await signIn(page, "clerk", { next: "/tables/cities" });
  const second = await context.newPage();
  await second.goto("/tables/countries");
  await second.setViewportSize({ width: 390, height: 844 });
  await page.bringToFront();
  await page.getByRole("button", { name: "Экспорт", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: /^Экспорт:/ });
  await dialog.getByText("CSV матни").click();
  await dialog.getByRole("button", { name: "Файлни олиш" }).click();
  await expect(dialog.getByText("тайёр бўлганда хабар берилади")).toBeVisible();
  await dialog.getByRole("button", { name: "Ёпиш" }).last().click();
  for (const one of [page, second]) await expect(one.getByRole("button", { name: "Бажарилаётган вазифалар: 1" })).toBeVisible();

  const told = async (): Promise<number> => (await Promise.all([page, second].map((one) => one.getByText("Вазифа бажарилди").count()))).reduce((sum, count) => sum + count);
  await expect.poll(told, { timeout: 30_000 }).toBe(1);
  await expect(page.getByRole("button", { name: /Бажарилаётган вазифалар/ })).toHaveCount(0);
  expect(await told()).toBe(1);

  await page.goto("/async");
  const item = page.getByRole("listitem", { name: "Экспорт: Шаҳарлар" }).first();
  await expect(item).toContainText("Бажарилди");
  const [file] = await Promise.all([page.waitForEvent("download"), item.getByRole("button", { name: /^Юклаб олиш/ }).click()]);
  expect(file.suggestedFilename()).toMatch(/^Шаҳарлар .*\.csv$/);
  await item.getByRole("button", { name: "Рўйхатдан ўчириш" }).click();
  await expect(page.getByText("Вазифалар йўқ")).toBeVisible();
});
