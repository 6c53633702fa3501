import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../harness/productTest.ts";
import { screenshotMatrix } from "../harness/screenshotMatrix.ts";
import { newCity } from "../forms/demoRecords.ts";
import { checkAccessibility } from "../harness/checkAccessibility.ts";
import { untilRows } from "../tables/grid.ts";
import { signIn } from "../harness/signInPage.ts";

test.use({ isTabKept: true });

const broken = `export default function Starter() {
  return <p>{1 +}</p>;
}`;
const mended = `import { storage } from "@platon/sdk";
export default function Starter() {
  void storage.get("nothing");
  return <p className="mended">mended</p>;
}`;

test("DM2 DM4 DM5 DM6 a guest edits a component, reads line and column of a fault, and sees each call", async ({ page, expectProblems }) => {
  expectProblems([/Starter:2:\d+/]);
  await page.goto("/demo/test-dynamic-components");
  await expect(page.getByText("Сиз тизимга кирмагансиз")).toBeVisible();
  await expect(page.locator("aside")).toHaveCount(0);
  await page.locator("[data-platon-box] .starter button").click();
  await expect(page.locator("[data-call='storage.set']").first()).toHaveAttribute("data-outcome", "done");
  const source = page.getByRole("textbox", { name: "Starter.tsx" });
  await source.fill(broken);
  await expect(page.locator("[data-reason=compile]")).toContainText("2");
  await source.fill(mended);
  await expect(page.locator("[data-platon-box] .mended")).toHaveText("mended");
  await expect(page.locator("[data-call='storage.get']").first()).toBeVisible();
  await screenshotMatrix(page, "demo-components-guest");
});

test("DM3 a user is offered the components of the demo's pages, which use the SDK in their place", async ({ page }) => {
  await signIn(page, "clerk", { next: "/demo/test-dynamic-components" });
  for (const name of ["Plain", "Stateful", "CityList", "Embedded", "FormMenu", "Canvas", "Misbehaving", "WorldMap"]) {
    await expect(page.getByRole("button", { name, exact: true })).toBeVisible();
  }
  await page.getByRole("button", { name: "CityList", exact: true }).click();
  await expect(page.locator("[data-call='tables.rows']").first()).toHaveAttribute("data-outcome", "done");
  await expect(page.locator("[data-platon-box] .cities tbody tr")).toHaveCount(8);
  await page.getByRole("button", { name: "FormMenu", exact: true }).click();
  await page.getByRole("button", { name: "Шаҳар", exact: true }).click();
  await page.getByRole("menuitem", { name: "Мамлакат" }).click();
  await expect(page.locator("[data-platon-part] form")).toBeVisible();
  await screenshotMatrix(page, "demo-components");
});

test("DM7 events of the server show as they come", async ({ page }) => {
  await signIn(page, "admin", { next: "/demo/test-events" });
  await page.getByRole("button", { name: "Ҳодиса юбориш" }).click();
  await expect(page.locator("[data-event='custom:demo']")).toContainText('{"number":1}');
  await newCity(page, "Demo City");
  await expect(page.locator("[data-event=record]").first()).toContainText("cities");
  await screenshotMatrix(page, "demo-events");
});

test("DM20 by the menu a demo screen comes without the layout, and its first link leads home into it", async ({ page }) => {
  await signIn(page, "clerk", { next: "/404" });
  await page.getByRole("button", { name: "Намойиш", exact: true }).click();
  await page.locator("aside a[href^='/demo/test-events']").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ҳодисалар");
  await expect(page.locator("aside")).toHaveCount(0);
  await page.goto("/demo/test-table?_target=self");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Жадвал");
  await expect(page.locator("aside")).toHaveCount(0);
  await page.getByRole("link", { name: "Бош саҳифа" }).click();
  await expect(page.locator("aside")).toBeVisible();
  await expect(page).toHaveURL(/\/pages\/dashboard/);
});

test("DM21 a guest reads the public table of /demo/test-table", async ({ page }) => {
  await page.goto("/demo/test-table");
  await untilRows(page);
  await checkAccessibility(page);
  await screenshotMatrix(page, "demo-table-guest");
});

/** Starts one piece of bad code and waits for what becomes of it. */
async function run(page: Page, id: string): Promise<Locator> {
  const row = page.locator(`[data-case=${id}]`);
  await row.getByRole("button").first().click();
  return row;
}

test("DM8 DM9 DM10 bad code ends or stays in its bounds, and the page goes on", async ({ page, expectProblems }) => {
  expectProblems([/./]);
  await signIn(page, "clerk", { next: "/demo/test-misbehaviour" });
  await expect(page.getByRole("button", { name: "+0" })).toBeVisible();
  const timer = await run(page, "timer");
  await expect(timer).toHaveAttribute("data-state", "ended");
  // A loop is ended after 500 ms and a restart; were the page blocked meanwhile, its gap would be as long.
  expect(Number(await timer.locator("[data-gap]").getAttribute("data-gap"))).toBeLessThan(500);
  const batch = await run(page, "batch");
  await expect(batch).toHaveAttribute("data-state", "ended");
  const tags = await run(page, "tags");
  const breakout = await run(page, "breakout");
  await expect(tags).toHaveAttribute("data-state", "contained", { timeout: 12_000 });
  await expect(breakout).toHaveAttribute("data-state", "contained", { timeout: 12_000 });
  await expect(page.locator("[data-harm]")).toHaveAttribute("data-harm", "");
  const counted = Number(await page.locator("[data-counter]").getAttribute("data-counter"));
  await expect.poll(async () => Number(await page.locator("[data-counter]").getAttribute("data-counter"))).toBeGreaterThan(counted);
  await page.getByRole("button", { name: "+0" }).click();
  await expect(page.getByRole("button", { name: "+1" })).toBeVisible();
  await screenshotMatrix(page, "demo-misbehaviour");
});
