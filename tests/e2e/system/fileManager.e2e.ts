import type { Page } from "@playwright/test";
import { checkAccessibility } from "../harness/checkAccessibility.ts";
import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";

const files = (page: Page) => page.getByRole("grid", { name: "Файллар рўйхати" });
const cardOf = (page: Page, name: string) => files(page).getByRole("gridcell", { name });

test("SY154 SY147 SY151 a file that is dropped on the screen is renamed, previewed and deleted by keyboard, and the way back leads through its folders", async ({ page }) => {
  await signIn(page, "admin", { next: "/system/file-manager" });
  await page.getByRole("navigation", { name: "Папкалар" }).getByRole("link", { name: /^Фотосуратлар/ }).click();
  await expect(page).toHaveURL(/\/system\/file-manager\/categories\/photos/);
  await expect(page.getByRole("heading", { name: "Фотосуратлар" })).toBeVisible();
  await dropPicture(page, "Кўча.png");
  const card = cardOf(page, "Кўча.png");
  await expect(card.locator("img")).toHaveJSProperty("complete", true);
  await card.press("F2");
  await page.getByRole("textbox", { name: "Номини ўзгартириш" }).fill("Ҳовли");
  await page.keyboard.press("Enter");
  const renamed = cardOf(page, "Ҳовли.png");
  await expect(renamed).toBeFocused();
  await checkAccessibility(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Ҳовли.png" }).getByRole("img")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(renamed).toBeFocused();
  await page.keyboard.press("Delete");
  await page.getByRole("alertdialog", { name: "Файлни ўчиришни хоҳлайсизми?" }).getByRole("button", { name: "Ҳа" }).click();
  await expect(page.getByText("Ҳозирча файл йўқ")).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/system\/file-manager(\?|$)/);
});

/** As from the system's window of files, which a test has not. */
async function dropPicture(page: Page, name: string): Promise<void> {
  const data = await page.evaluateHandle(async (fileName) => {
    const canvas = new OffscreenCanvas(300, 200);
    const context = canvas.getContext("2d");
    context?.fillRect(20, 20, 100, 100);
    const transfer = new DataTransfer();
    transfer.items.add(new File([await canvas.convertToBlob()], fileName, { type: "image/png" }));
    return transfer;
  }, name);
  const place = page.getByRole("main").getByRole("heading", { level: 1 });
  for (const type of ["dragenter", "dragover", "drop"]) await place.dispatchEvent(type, { dataTransfer: data });
}
