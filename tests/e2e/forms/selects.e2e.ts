import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";

test.use({ isTabKept: true });

test("F154 F157 F158 a city is chosen of the country, and several countries, by the keyboard alone; saved and read again they are the same", async ({ page }) => {
  await signIn(page, "admin", { next: "/forms/all_elements?_target=self" });
  const city = page.getByRole("combobox", { name: "Шаҳар" });
  const choices = page.getByRole("tab", { name: "Танловлар" });
  const choose = async (name: string, search: string): Promise<void> => {
    await page.getByRole("combobox", { name: new RegExp(`^${name}`) }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("combobox", { name: "Қидириш" })).toBeFocused();
    await page.keyboard.type(search);
    await expect(page.getByRole("option").first()).toContainText(search);
    await page.keyboard.press("Enter");
  };
  await page.getByRole("textbox", { name: "Матн", exact: true }).fill("Танловлар");
  await page.getByLabel("Парол", { exact: true }).fill("namuna-2");
  await choices.press("Enter");
  await expect(city).toBeDisabled();
  await choose("Мамлакат", "Uzbekistan");
  await choose("Шаҳар", "Bukhara");
  await expect(city).toHaveText("Bukhara");
  await choose("Бир неча мамлакат", "Japan");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Kazakhstan");
  await expect(page.getByRole("option").first()).toContainText("Kazakhstan");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Escape");
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === "POST" && /\/forms\/all_elements/.test(response.url())),
    page.keyboard.press("Control+Enter"),
  ]);
  const { data } = (await answer.json()) as { data: { id: string } };
  await page.goto(`/forms/all_elements/${data.id}?_target=self`);
  await choices.press("Enter");
  await expect(city).toHaveText("Bukhara");
  await expect(page.getByRole("main")).toContainText("Japan");
  await expect(page.getByRole("main")).toContainText("Kazakhstan");
  // Of another country the city is another.
  await choose("Мамлакат", "Japan");
  await expect(city).not.toHaveText("Bukhara");
});
