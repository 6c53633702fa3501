import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";
import { title, untilRows } from "./grid.ts";

test("T928 what an administrator changes by a column's cog shows at once in a colleague's table, and in developer mode there is no cog", async ({ page, newVisitor }) => {
  await signIn(page, "admin", { next: "/tables/countries" });
  const visitor = await newVisitor();
  await signIn(visitor, "clerk", { next: "/tables/countries" });
  await untilRows(page);
  await untilRows(visitor);
  const cog = page.getByRole("button", { name: "Созлаш", exact: true });
  await title(page, "Пойтахти").hover();
  await cog.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("textbox", { name: "Сарлавҳа", exact: true })).toHaveValue("Пойтахти");
  const box = await dialog.boundingBox();
  expect([box?.width, Math.round(box?.height ?? 0)]).toEqual([500, Math.round((page.viewportSize()?.height ?? 0) * 0.8)]);
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  await dialog.getByRole("tab", { name: "Кўриниши" }).click();
  await dialog.getByLabel("Изоҳ", { exact: true }).fill("Ҳукумат ўтирадиган шаҳар");
  await dialog.getByRole("button", { name: "Сақлаш" }).click();
  await expect(dialog).toHaveCount(0);
  for (const one of [page, visitor]) await expect(title(one, "Пойтахти")).toHaveAttribute("data-tooltip", "Ҳукумат ўтирадиган шаҳар");
  await page.keyboard.press("Control+Shift+KeyD");
  await title(page, "Пойтахти").hover();
  await expect(page.locator("[data-cog]")).toHaveCount(0);
});
