import { call } from "../../integration/harness/call.ts";
import { signIn as tokenOf } from "../../integration/harness/signIn.ts";
import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";
import { cell, press, untilRows } from "./grid.ts";

test.use({ isTabKept: true });

test("T96 T98 rows beyond the first pages are copied whole, and selected rows with all their columns", async ({ page, context, server }) => {
  const token = await tokenOf(server, "clerk");
  const { data } = await call(server, "POST tables/{name}/rows", { params: { name: "countries" }, body: { pageSize: 1 }, token });
  const copied = (): Promise<string[]> => page.evaluate(async () => (await navigator.clipboard.readText()).split("\n"));
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(page, "clerk", { next: "/tables/countries" });
  await untilRows(page);
  await press(page, 1, 0);
  await expect(cell(page, 1, 0)).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Control+Shift+ArrowDown");
  await page.keyboard.press("Control+c");
  // Told only where rows had to be read for it.
  await expect.poll(async () => new Set(await copied()).size).toBe(data.total);

  await page.keyboard.press("Control+Home");
  await untilRows(page);
  const names = await cell(page, 1, 1).textContent();
  await press(page, 0, 1);
  await page.keyboard.down("Shift");
  await press(page, 0, 2);
  await page.keyboard.up("Shift");
  await page.keyboard.press("Control+c");
  await expect.poll(async () => (await copied()).map((line) => line.split("\t").length > 2)).toEqual([true, true]);
  expect((await copied())[0]).toContain(names);
});
