import { checkAccessibility } from "../harness/checkAccessibility.ts";
import { expect, test } from "../harness/productTest.ts";
import { screenshotMatrix } from "../harness/screenshotMatrix.ts";
import { signIn } from "../harness/signInPage.ts";

test("F316 F317 a form with a fieldset and html is accessible, and a link of the html leads inside the product", async ({ page }) => {
  await signIn(page, "admin", { next: "/forms/all_elements?_target=self" });
  await page.getByRole("tab", { name: "Танловлар" }).click();
  const group = page.getByRole("group", { name: "Жойлашуви" });
  await expect(group.getByRole("combobox")).toHaveCount(2);
  await expect(group).toHaveAccessibleDescription("Шаҳарлар мамлакатга боғлиқ");
  await page.getByRole("tab", { name: "Бошқалар" }).click();
  const link = page.getByRole("link", { name: "Намуналар жадвали" });
  await expect(link).toBeVisible();
  await checkAccessibility(page);
  await screenshotMatrix(page, "form-all-elements");
  await link.click();
  await expect(page).toHaveURL(/\/tables\/samples/);
});
