import { generateSync } from "otplib";
import type { Page } from "@playwright/test";
import { call } from "../../integration/harness/call.ts";
import { signIn as tokenOf } from "../../integration/harness/signIn.ts";
import { checkAccessibility } from "../harness/checkAccessibility.ts";
import { expect, test } from "../harness/productTest.ts";

const username = `bobur${Date.now().toString(36)}`;
const password = "bobur-own-1";

const fillIn = async (page: Page): Promise<void> => {
  await page.locator("[name=username]").fill(username);
  await page.locator("[name=password]").fill(password);
  await page.keyboard.press("Enter");
};

test("AU22 AU25 AU27 AU13 OT17 two-step sign-in is switched on in the profile, seen in another tab, asked for at the next sign-in, and switched off", async ({ page, server, context, expectProblems }) => {
  // The server asks for the code.
  expectProblems([/status of 403/]);
  const token = await tokenOf(server, "admin");
  await call(server, "POST forms/{name}", { params: { name: "users" }, body: { values: { fullName: "Бобур", username, firstAccess: "password", password: "bobur-first-1" } }, token });
  await call(server, "POST auth/password", { body: { username, password: "bobur-first-1", newPassword: password } });
  await page.goto("/auth/user?next=/system/profile");
  await fillIn(page);
  const panel = page.locator("details", { hasText: "Бир марталик парол билан икки босқичли кириш" });
  await panel.locator("summary").click();
  await panel.getByRole("button", { name: "Икки босқичли киришни ёқиш" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("img", { name: "Аутентификатор учун QR-код" })).toBeVisible();
  const box = await dialog.boundingBox();
  expect([box?.width, box?.height]).toEqual([600, 510]);
  await checkAccessibility(page);
  await dialog.getByRole("button", { name: /Сканерлаб бўлмаяптими/u }).click();
  const secret = (await dialog.locator("code").innerText()).replaceAll(" ", "");
  let step = -1;
  const nextCode = (): string => generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + 30 * step++ });
  const other = await context.newPage();
  await other.goto("/system/profile");
  const otherPanel = other.locator("details", { hasText: "Бир марталик парол билан икки босқичли кириш" });
  await otherPanel.locator("summary").click();
  await expect(otherPanel.getByRole("status")).toHaveText("Ўчирилган");
  await dialog.getByRole("button", { name: "Кейинги" }).click();
  await dialog.getByLabel("Бир марталик код").fill(nextCode());
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("ОТП ёқилган")).toBeVisible();
  await expect(dialog.getByRole("listitem")).toHaveCount(10);
  await checkAccessibility(page);
  await dialog.getByRole("button", { name: "Сақлаб қўйдим" }).click();
  await expect(otherPanel.getByRole("status")).toHaveText("Ёқилган");
  await other.close();

  await page.goto("/system/logout");
  await fillIn(page);
  await dialog.getByLabel("Бир марталик код").fill(nextCode());
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await page.goto("/system/profile");
  await panel.locator("summary").click();
  await panel.getByRole("button", { name: "Икки босқичли киришни ўчириш" }).click();
  await dialog.getByLabel("Бир марталик код ёки тиклаш коди").fill(nextCode());
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(panel.getByRole("status")).toHaveText("Ўчирилган");
});
