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

test("K481 the dialog sends the file: what is wrong is told by row and column and the dialog stays; a good one closes it", async ({ page }) => {
  await signIn(page, "clerk", { next: "/tables/countries?_modal=/import/countries?_target%3Dmodal" });
  await expect(dialog(page).getByText("Мамлакат коди бўйича бор ёзувлар янгиланади")).toBeVisible();
  const send = async (text: string): Promise<void> => {
    const chooser = page.waitForEvent("filechooser");
    await dialog(page).locator("label").click();
    await (await chooser).setFiles({ name: "Мамлакатлар.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
    await expect(dialog(page).getByText("Мамлакатлар.csv")).toBeVisible();
    await dialog(page).getByRole("button", { name: "Импорт қилиш" }).click();
  };
  await send("Код;Номи;Қитъа\nUZ;;Мўғулистон\n");
  await expect(page.getByText("Маълумотлар импорт қилишда хатолик")).toBeVisible();
  await expect(dialog(page).getByRole("listitem")).toHaveText([/^2 · Қитъа: /u, /^2 · Номи: /u]);
  await screenshotMatrix(page, "import");
  // As the record is: nothing changes.
  await send("Код;Номи;Қитъа\nUZ;Uzbekistan;Осиё\n");
  await expect(page.getByText("Маълумотлар импорт қилинди")).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
});

test("IM40 a file is looked at, mapped, checked and imported by the screen of its import", async ({ page, expectProblems }) => {
  expectProblems([/status of 422.*import\/countries/]);
  await signIn(page, "clerk", { next: "/import" });
  await page.getByRole("link", { name: "Мамлакатлар импорти" }).click();
  await expect(page).toHaveURL(/\/import\/countries/);
  await page.locator("input[type=file]").setInputFiles({ name: "a.csv", mimeType: "text/csv", buffer: Buffer.from("ISO;Номи;Қитъа\nUZ;Uzbekistan;Осиё\nZZ;;Осиё\n") });
  // The key has another title than anybody expects.
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Код");
  await page.getByRole("combobox", { name: "«ISO» устуни ёзиладиган майдон" }).click();
  await page.getByRole("option", { name: "Код *" }).click();
  await expect(page.getByRole("region", { name: "Хатолар" }).getByRole("row")).toHaveCount(2);
  await expect(page.getByRole("region", { name: "Файлдаги устунлар" })).toContainText("Uzbekistan");
  await page.getByRole("button", { name: "Импорт қилиш" }).click();
  await expect(page.getByText("Маълумотлар импорт қилинди").first()).toBeVisible();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Хато қаторлар файли" }).click();
  expect((await saved).suggestedFilename()).toMatch(/хато қаторлар\.xlsx$/u);
});
