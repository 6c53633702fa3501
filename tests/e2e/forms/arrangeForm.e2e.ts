import type { Page } from "@playwright/test";
import type { ChangesBody, ObjectPart } from "#contract/config.ts";
import { checkAccessibility } from "../harness/checkAccessibility.ts";
import { expect, test as base } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";
import { callAs } from "./demoRecords.ts";

const form = "/forms/cities?_target=self";

/** Other tests of this worker know the form as it is: what was arranged goes back. */
const test = base.extend<{ arranged: undefined }>({
  arranged: async ({ page }, use) => {
    await signIn(page, "admin", { next: form });
    await page.getByRole("button", { name: "Жойлаштириш" }).waitFor();
    const before = await elementsOf(page);
    await use(undefined);
    const now = new Map((await elementsOf(page)).map((one) => [one.id, one]));
    const changes: ChangesBody["changes"] = before.flatMap(({ id, values: { sortOrder } }) => {
      const part = now.get(id);
      return part && part.values["sortOrder"] !== sortOrder ? [{ change: "update", entity: "form_elements", id, version: part.version, values: { sortOrder } }] : [];
    });
    expect((await callAs(page, "POST", "config/changes", { changes })).status).toBe(200);
  },
});

async function elementsOf(page: Page): Promise<ObjectPart[]> {
  const config = await callAs(page, "GET", "forms/cities");
  const { data } = await callAs(page, "GET", `config/parts/form_elements/${String(config.data.id)}`);
  return data as unknown as ObjectPart[];
}

const labels = async (page: Page): Promise<string[]> => (await page.getByRole("main").locator("form label").allTextContents()).map((text) => text.replace("*", ""));

test("F834, F833 an administrator drags an element to its new place and saves, and a colleague who is typing has it there and keeps what was typed", async ({ page, newVisitor, arranged }) => {
  expect(arranged).toBeUndefined();
  const visitor = await newVisitor();
  await signIn(visitor, "admin", { next: form });
  await visitor.getByLabel("Номи").fill("Янгиобод");
  await page.getByRole("button", { name: "Жойлаштириш" }).click();
  const code = page.getByRole("group", { name: /^Ҳудуд коди/u });
  await code.click();
  await page.keyboard.press("Alt+ArrowDown");
  await page.getByRole("button", { name: "Чиқиш" }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+z");
  await checkAccessibility(page);
  const [from, to] = [await code.boundingBox(), await page.getByRole("group", { name: /^Номи/u }).boundingBox()];
  if (!from || !to) throw new Error("both are in sight");
  await page.mouse.move(from.x + 20, from.y + 30);
  await page.mouse.down();
  await page.mouse.move(to.x + 30, to.y + 30, { steps: 5 });
  await page.mouse.up();
  await page.getByRole("button", { name: "Сақлаш" }).click();
  await expect(page).toHaveURL(/\/forms\/cities\?_target=self$/u);
  await expect.poll(async () => (await labels(visitor)).slice(0, 2)).toEqual(["Ҳудуд коди", "Номи"]);
  await expect(visitor.getByLabel("Номи")).toHaveValue("Янгиобод");
});
