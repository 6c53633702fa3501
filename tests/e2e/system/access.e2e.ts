import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";

test("AU80 AU82 another browser's sign-in is told and ended at once; a token is made, used by a machine, and taken back", async ({ page, newVisitor, request, baseURL }) => {
  await signIn(page, "admin", { next: "/system/profile" });
  await page.getByText("Сеанслар", { exact: true }).click();
  const sessions = page.locator("details", { has: page.getByText("Сеанслар", { exact: true }) });
  await expect(sessions.getByRole("listitem").filter({ hasText: "Шу сеанс" })).toHaveCount(1);
  const before = await sessions.getByRole("listitem").count();

  // It asks once more before it leaves.
  const other = await newVisitor({ expects: [/status of 401/, /unauthenticated/] });
  await signIn(other, "admin", { next: "/system/profile", origin: baseURL ?? "" });
  await expect(page.getByText("Янги қурилмадан кирилди")).toBeVisible();
  await expect(sessions.getByRole("listitem")).toHaveCount(before + 1);
  await sessions.getByRole("button", { name: /^Тугатиш:/ }).first().click();
  await other.waitForURL(/\/auth\//);

  await page.getByText("API токенлар", { exact: true }).click();
  const tokens = page.locator("details", { has: page.getByText("API токенлар", { exact: true }) });
  await tokens.getByLabel("Номи").fill("nightly");
  await tokens.getByRole("combobox").first().click();
  await page.getByRole("option", { name: "platon.admin", exact: true }).click();
  await page.keyboard.press("Escape");
  await tokens.getByRole("button", { name: "Токен яратиш" }).click();
  const token = await tokens.getByLabel("Токен", { exact: true }).inputValue();
  const ask = async (): Promise<number> => (await request.get("/api/config/base", { headers: { authorization: `Bearer ${token}` } })).status();
  expect(await ask()).toBe(200);
  await tokens.getByRole("button", { name: "Бекор қилиш: nightly" }).click();
  await tokens.getByRole("button", { name: "Бекор қилиш", exact: true }).click();
  await expect(tokens.getByText("Токенлар йўқ")).toBeVisible();
  expect(await ask()).toBe(401);
});
