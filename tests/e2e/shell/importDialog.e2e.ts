import type { Page } from "@playwright/test";
import { expect, test } from "../harness/productTest.ts";
import { screenshotMatrix } from "../harness/screenshotMatrix.ts";
import { signIn } from "../harness/signInPage.ts";
import { untilRows } from "../tables/grid.ts";

test.use({ isTabKept: true });

const opener = (page: Page) => page.getByRole("main").getByRole("button", { name: "Импорт қилиш" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Маълумотларни импорт қилиш" });

test("K480 a table's button opens the dialog of its import; it closes by button, Escape and the way back, and the focus is on that button again", async ({ page }) => {
  await signIn(page, "clerk", { next: "/tables/countries" });
  const closing = [
    async () => await page.keyboard.press("Escape"),
    async () => await dialog(page).getByRole("button", { name: "Бекор қилиш" }).press("Enter"),
    async () => void (await page.goBack()),
  ];
  for (const close of closing) {
    await opener(page).press("Enter");
    await expect(page).toHaveURL(/\/tables\/countries\?_modal=\/import\/countries/);
    await expect.poll(async () => (await dialog(page).boundingBox())?.width).toBe(500);
    expect(await dialog(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await close();
    await expect(dialog(page)).toHaveCount(0);
    await expect(opener(page)).toBeFocused();
    await expect(page).toHaveURL(/\/tables\/countries$/);
  }
});

test("K480 who may not write the table is not offered its import", async ({ page }) => {
  await page.goto("/public/tables/countries");
  await untilRows(page);
  await expect(opener(page)).toHaveCount(0);
});

test("K481 as long as nobody takes the file, the dialog says so and sends nothing; the file can be chosen and seen", async ({ page }) => {
  await signIn(page, "clerk", { next: "/tables/countries?_modal=/import/countries?_target%3Dmodal" });
  await expect(dialog(page).getByText("Бўлим тайёрланмоқда")).toBeVisible();
  const chooser = page.waitForEvent("filechooser");
  await dialog(page).getByLabel("Файлни танланг").click();
  await (await chooser).setFiles({ name: "Мамлакатлар.xlsx", mimeType: "application/octet-stream", buffer: Buffer.alloc(2048) });
  await expect(dialog(page).getByText("Мамлакатлар.xlsx")).toBeVisible();
  await expect(dialog(page).getByText("2 КБ")).toBeVisible();
  await expect(dialog(page).getByRole("button", { name: "Импорт қилиш" })).toBeDisabled();
  await screenshotMatrix(page, "import");
});
