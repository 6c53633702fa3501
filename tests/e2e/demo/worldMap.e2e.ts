import { expect, test } from "../harness/productTest.ts";
import { screenshotMatrix } from "../harness/screenshotMatrix.ts";
import { signIn } from "../harness/signInPage.ts";

test.use({ isTabKept: true });

test("DM12 the map draws countries and the largest cities in a document of its own, and a country opens its cities", async ({ page }) => {
  const foreign: string[] = [];
  await signIn(page, "clerk", { next: "/pages/map" });
  page.on("request", (request) => /^(blob:|https?:\/\/([a-z0-9.-]+\.)?localhost[:/])/.test(request.url()) || foreign.push(request.url()));
  const frame = page.frameLocator("iframe[title=WorldMap]");
  // 176 countries and 60 cities.
  await expect(frame.locator("path.leaflet-interactive")).toHaveCount(236, { timeout: 20_000 });
  await screenshotMatrix(page, "demo-map");
  // In the middle of Kazakhstan, where none of the largest cities lies.
  await frame.locator("path.country-KZ").click();
  await expect(page).toHaveURL(/\/tables\/cities\?f\.country=Kazakhstan/);
  expect(foreign).toEqual([]);
});

test("DM12 bars are drawn on a canvas, which needs a document of its own", async ({ page }) => {
  await signIn(page, "clerk", { next: "/pages/components" });
  const canvas = page.frameLocator("iframe[title=Canvas]").locator("canvas");
  await expect(canvas).toHaveAttribute("data-months", "12", { timeout: 20_000 });
  const drawn = await canvas.evaluate((element: HTMLCanvasElement) => {
    const { data } = element.getContext("2d")?.getImageData(0, 0, element.width, element.height) ?? { data: [] };
    return data.some((part) => part > 0);
  });
  expect(drawn).toBe(true);
  await screenshotMatrix(page, "demo-canvas");
});
