import { checkAccessibility } from "../harness/checkAccessibility.ts";
import { expect, test } from "../harness/productTest.ts";
import { screenshotMatrix } from "../harness/screenshotMatrix.ts";
import { signIn } from "../harness/signInPage.ts";
import { watchExpressions } from "../harness/watchExpressions.ts";
import { callAs } from "../forms/demoRecords.ts";
import { cell, cellPoint, untilRows } from "./grid.ts";
import { withColumns } from "./withColumns.ts";

test.use({ isTabKept: true });

const application = { applicant: "Ифодаев Ислом", pinfl: "31212901234567", city: "Бухоро", service: "Таълим", amount: 1000, received_date: "2026-11-20", due_date: "2026-12-20" };

test("T70 T78 T80 restricted formats, colours and footers are there at once, and start no realm", async ({ page }) => {
  await page.setViewportSize({ width: 1900, height: 800 });
  await signIn(page, "clerk", { next: "/tables/countries" });
  const { status } = await callAs(page, "POST", "forms/applications", { values: { ...application, number: "99-99999", status: "Янги" } });
  expect(status).toBe(201);
  const traffic = watchExpressions(page);
  await withColumns(page, "applications", (columns) => columns.filter(({ headerComponent }) => headerComponent === null));
  await page.goto("/tables/applications");
  await untilRows(page);
  await expect(cell(page, 1, 0)).toHaveText("99-99999");
  await expect(cell(page, 11, 0)).toHaveText("Бириктирилмаган");
  await expect(cell(page, 11, 1)).not.toBeEmpty();
  const footer = page.getByRole("table", { name: "Жами қаторлари" });
  await expect(footer.getByRole("cell", { name: /^20\s\d{3}$/ })).toBeVisible();
  await expect(footer.getByRole("cell", { name: /^\d+%$/ })).toBeVisible();
  const { realms, language } = await traffic();
  expect([realms, language.length]).toEqual([[], 1]);
  await checkAccessibility(page);
  await screenshotMatrix(page, "table-expressions");
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("T77 footers follow the filter, and are not there with a single row or without formulas", async ({ page }) => {
  await signIn(page, "clerk", { next: "/tables/applications?f.city=Нукус" });
  await untilRows(page);
  const footer = page.getByRole("table", { name: "Жами қаторлари" });
  const total = await page.getByText(/та ёзув$/).first().textContent();
  await expect(footer.getByRole("cell").nth(1)).toHaveText(String(total).replace(" та ёзув", ""));
  await page.goto("/tables/applications?q=26-00001");
  await untilRows(page);
  await expect(footer).toHaveCount(0);
  await page.goto("/tables/countries");
  await untilRows(page);
  await expect(footer).toHaveCount(0);
});

test("T76 a table without expressions loads no language and starts no realm", async ({ page }) => {
  await signIn(page, "clerk", { next: "/tables/countries" });
  const traffic = watchExpressions(page);
  await page.goto("/tables/cities");
  await untilRows(page);
  expect(await traffic()).toEqual({ realms: [], language: [] });
});

test("T74 a program formats a column in the expression realm, and so do rows that are scrolled to", async ({ page }) => {
  await page.setViewportSize({ width: 2100, height: 800 });
  await signIn(page, "admin", { next: "/tables/countries" });
  const traffic = watchExpressions(page);
  await page.goto("/tables/applications");
  await untilRows(page);
  const phone = /^\d\d \d{3} \d\d \d\d( · \d\d \d{3} \d\d \d\d)*$/;
  await expect(cell(page, 13, 2)).toHaveText(phone);
  const { x, y } = await cellPoint(page, 2, 3);
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, 36 * 450);
  await expect(cell(page, 13, 455)).toHaveText(phone);
  expect((await traffic()).realms.length).toBeGreaterThan(0);
});

test("T81 an icon of a format is drawn before the text, in its colour, and the text alone is read out", async ({ page }) => {
  const cellFormat = "{ text: value, color: '#ff00ff', icon: 'map-pin' }";
  await withColumns(page, "cities", (columns) => columns.map((column) => (column.dataField === "name" ? { ...column, cellFormat, link: null } : column)));
  await signIn(page, "clerk", { next: "/tables/cities" });
  await untilRows(page);
  const titles = await page.getByRole("table").getByRole("columnheader").evaluateAll((all) => all.map((one) => (one as HTMLElement).getBoundingClientRect().left));
  const place = await cellPoint(page, 1, 0);
  /** Pixels in the format's colour, in the room of the icon and behind it. */
  const painted = async (): Promise<boolean[]> =>
    await page.getByTestId("data-grid-canvas").evaluate((canvas, { x, y }) => {
      const box = canvas.getBoundingClientRect();
      const scale = (canvas as HTMLCanvasElement).width / box.width;
      const copy = new OffscreenCanvas((canvas as HTMLCanvasElement).width, (canvas as HTMLCanvasElement).height);
      const context = copy.getContext("2d", { willReadFrequently: true })!;
      context.drawImage(canvas as HTMLCanvasElement, 0, 0);
      const count = (left: number, width: number): number => {
        const { data } = context.getImageData((left - box.left) * scale, (y - 12 - box.top) * scale, width * scale, 24 * scale);
        let found = 0;
        for (let at = 0; at < data.length; at += 4) if (data[at]! > 200 && data[at + 1]! < 90 && data[at + 2]! > 200) found += 1;
        return found;
      };
      return [count(x + 10, 15) > 10, count(x + 30, 60) > 10];
    }, { x: titles[1] ?? 0, y: place.y });
  await expect.poll(painted).toEqual([true, true]);
  await expect(cell(page, 1, 0)).toHaveText(/^\S/);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
