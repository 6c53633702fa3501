import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";

const fails = 'export default async () => {\n  await Promise.resolve();\n  throw new Error("нархлар топилмади");\n};\n';
const buttons = [
  { id: "b1", type: "button", dataField: null, label: "Тўлдириш", children: [], js: 'export default async ({ values, setValue }) => {\n  await setValue("note", `${values.title}!`);\n};\n' },
  { id: "b2", type: "button", dataField: null, label: "Хато", children: [], js: fails },
  { id: "b3", type: "button", dataField: null, label: "Тўхтамас", children: [], js: "export default () => {\n  for (;;);\n};\n" },
  { id: "h1", type: "html", dataField: null, htmlContent: "<p>Ном: <b>{{title}}</b></p>", children: [] },
];

test("F597 F598 F599 code of a button fills the form, its mistake is told with the author's line, and a loop without an end is stopped", async ({ page, expectProblems }) => {
  expectProblems([/button-b2:3:\d+: Error: нархлар топилмади/, /button-b3/, /api\/plugins\/project\/incidents/]);
  await page.route(/\/api\/forms\/all_elements$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { elements: unknown[] } };
    body.data.elements.unshift(...buttons);
    await route.fulfill({ response, json: body });
  });
  await signIn(page, "admin", { next: "/forms/all_elements?_target=self" });
  await page.getByRole("textbox", { name: "Матн", exact: true }).fill("<i>Ном</i>");
  await expect(page.getByText("Ном: <i>Ном</i>")).toBeVisible();
  await page.getByRole("button", { name: "Тўлдириш", exact: true }).click();
  await expect(page.locator("textarea[name=note]")).toHaveValue("<i>Ном</i>!");
  await page.getByRole("button", { name: "Хато", exact: true }).click();
  await expect(page.getByText("нархлар топилмади (3-сатр)")).toBeVisible();
  const hang = page.getByRole("button", { name: "Тўхтамас" });
  await hang.click();
  await expect(hang).toHaveAttribute("aria-busy", "true");
  await expect(page.locator("[data-reason=ended]")).toBeVisible();
  await expect(hang).not.toHaveAttribute("aria-busy", "true");
});
