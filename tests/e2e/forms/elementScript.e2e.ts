import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";

const counts = 'export default async ({ value, values, setValue }) => {\n  if (value === "хато") throw new Error("ҳисоблаб бўлмади");\n  await setValue("note", `${values.title ?? ""}: ${(value ?? "").length}`);\n};\n';
const loops = "export default () => {\n  for (;;);\n};\n";

test("F679 F681 code of an element follows the form, its mistake is told with the author's line, and a loop without an end leaves the form as it is", async ({ page, expectProblems }) => {
  expectProblems([/element-title:2:\d+: Error: ҳисоблаб бўлмади/, /element-endless/, /api\/plugins\/project\/incidents/]);
  let isEndless = false;
  await page.route(/\/api\/forms\/all_elements$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { elements: Record<string, unknown>[] } };
    const endless = { id: "endless", type: "html", dataField: null, htmlContent: "<p>Тўхтамас</p>", children: [] };
    Object.assign(body.data.elements.find(({ dataField }) => dataField === "title") ?? {}, { id: "title", js: counts });
    if (isEndless) body.data.elements.unshift({ ...endless, type: "fieldset", label: "Тўхтамас", js: loops });
    await route.fulfill({ response, json: body });
  });
  await signIn(page, "admin", { next: "/forms/all_elements?_target=self" });
  const title = page.getByRole("textbox", { name: "Матн", exact: true });
  const note = page.locator("textarea[name=note]");
  await expect(note).toHaveValue(": 0");
  await title.fill("Ном");
  await expect(note).toHaveValue("Ном: 3");
  await title.fill("хато");
  await expect(page.getByText("ҳисоблаб бўлмади (2-сатр)")).toBeVisible();
  await title.fill("Яна");
  await expect(note).toHaveValue("Яна: 3");
  isEndless = true;
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.locator("[data-reason=ended]").first()).toBeVisible();
  await title.fill("Тирик");
  await expect(title).toHaveValue("Тирик");
});
