import type { CDPSession, Page } from "@playwright/test";
import { checkAccessibility } from "../harness/checkAccessibility.ts";
import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";
import { cellPoint, untilRows } from "./grid.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A finger on the page, as a phone tells of it. */
class Finger {
  readonly #page: Page;
  readonly #touch: CDPSession;

  private constructor(page: Page, touch: CDPSession) {
    this.#page = page;
    this.#touch = touch;
  }

  static async on(page: Page): Promise<Finger> {
    const touch = await page.context().newCDPSession(page);
    await touch.send("Emulation.setTouchEmulationEnabled", { enabled: true, maxTouchPoints: 1 });
    return new Finger(page, touch);
  }

  async #send(type: "touchStart" | "touchMove" | "touchEnd", points: Point[]): Promise<void> {
    await this.#touch.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  }

  async tap(at: Point): Promise<void> {
    await this.#send("touchStart", [at]);
    await this.#send("touchEnd", []);
  }

  async swipe({ x, y }: Point, by: number): Promise<void> {
    await this.#send("touchStart", [{ x, y }]);
    for (let step = 1; step <= 6; step += 1) await this.#send("touchMove", [{ x, y: y + (by * step) / 6 }]);
    await this.#send("touchEnd", []);
  }

  async rest(at: Point): Promise<void> {
    await this.#send("touchStart", [at]);
    await expect(this.#page.getByRole("menu")).toBeVisible();
    await this.#send("touchEnd", []);
  }
}

const chosen = (page: Page) => page.locator("footer", { hasText: "Танланган" }).getByText("1", { exact: true });

/** The middle of a field of a card that is in the middle of the window. */
const fieldInSight = async (page: Page): Promise<Point> => await page.evaluate(() => {
  const boxes = [...document.querySelectorAll("[role=listitem][data-line] dd")].map((field) => field.getBoundingClientRect());
  const { x = 0, y = 0, height = 0 } = boxes.find(({ top, bottom }) => top > 380 && bottom < 700) ?? {};
  return { x: x + 40, y: y + height / 2 };
});

test("T870 T866 T860 T863 a finger scrolls without choosing anything, taps, and opens menus by resting, in all bodies", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, "clerk", { next: "/tables/countries" });
  const finger = await Finger.on(page);
  for (const path of ["/tables/my_applications", "/tables/applications_by_phone"]) {
    await page.goto(path);
    await untilRows(page);
    const at = await cellPoint(page, 2, 5);
    await finger.swipe(at, -150);
    await expect(page.locator("footer").getByText(/^[2-9]–/)).toBeVisible();
    await expect(page.locator("[aria-selected=true]")).toHaveCount(0);
    await expect(chosen(page)).toHaveCount(0);
    await finger.rest(at);
    await expect(page.getByRole("menu").getByRole("menuitem").first()).toBeVisible();
    await page.keyboard.press("Escape");
    await finger.tap({ x: 30, y: at.y });
    await expect(chosen(page)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  }
  await page.getByRole("button", { name: "Карточкалар билан кўрсатиш" }).click();
  const field = page.locator("[role=listitem][data-line] dd").first();
  await expect(field).toBeVisible();
  await checkAccessibility(page);
  await finger.swipe({ x: 200, y: 600 }, -100);
  await expect(chosen(page)).toHaveCount(0);
  let last: number | undefined;
  await expect.poll(async () => {
    const [before, { y }] = [last, await fieldInSight(page)];
    last = y;
    return y > 380 && y === before;
  }).toBe(true);
  await finger.rest(await fieldInSight(page));
});
