import { inflateSync } from "node:zlib";
import type { Page } from "@playwright/test";
import type { User } from "#contract/auth.ts";
import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";
import { changeAnswer } from "./changeAnswer.ts";

declare global {
  interface Window {
    frames_: string[];
  }
}

/** Notes theme and language of every frame from the document's first one on: a frame's callback runs before it is painted. */
async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window !== window.top) return;
    window.frames_ = [];
    const note = (): void => {
      const { dataset, lang } = document.documentElement;
      const surface = getComputedStyle(document.documentElement).getPropertyValue("--surface-page").trim();
      const frame = `${dataset["theme"]} ${lang} ${surface}`;
      if (surface !== "" && window.frames_.at(-1) !== frame) window.frames_.push(frame);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
}

/** The colour of one pixel of what the browser has painted. */
async function paintedAt(page: Page, x: number, y: number): Promise<string> {
  const png = await page.screenshot({ clip: { x, y, width: 1, height: 1 }, animations: "allow" });
  const data: Buffer[] = [];
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    if (png.toString("latin1", at + 4, at + 8) === "IDAT") data.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  return `#${inflateSync(Buffer.concat(data)).subarray(1, 4).toString("hex")}`;
}

test("K320 before any program has run, what is painted is the theme and language that was shown last", async ({ page }) => {
  await signIn(page, "clerk", { next: "/404" });
  await page.getByRole("button", { name: "Кўриниш" }).click();
  await page.getByRole("menuitemradio", { name: "Қора" }).click();
  await page.getByRole("button", { name: "Тил" }).click();
  await page.getByRole("menuitemradio", { name: "English" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await watchFrames(page);
  await page.reload({ waitUntil: "commit" });
  await expect.poll(() => page.evaluate(() => window.frames_.length)).toBe(1);
  await expect(page.locator("aside, main, header")).toHaveCount(0);
  expect(await paintedAt(page, 40, 760)).toBe("#0b0d11");
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  expect(await page.evaluate(() => window.frames_)).toEqual(["platon.deepDark en #0b0d11"]);
});

test("K320 a theme that a permission forces is there from the first frame of the next visit on", async ({ page }) => {
  await changeAnswer<User>(page, "user-info", (user) => user.permissions.push("platon.activeTheme.oceanic.green"));
  await signIn(page, "clerk", { next: "/404" });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "oceanic.green");
  await watchFrames(page);
  await page.reload();
  await expect(page.getByRole("banner")).toBeVisible();
  const frames = await page.evaluate(() => window.frames_);
  expect(frames.map((frame) => frame.split(" ").slice(0, 2))).toEqual([["oceanic.green", "uz-Cyrl"]]);
});

test("K320 the sign-in document has the look of the application", async ({ page }) => {
  await signIn(page, "clerk", { next: "/404" });
  await page.getByRole("button", { name: "Кўриниш" }).click();
  await page.getByRole("menuitemradio", { name: "Олтин" }).click();
  await watchFrames(page);
  await page.goto("/auth/user");
  await expect(page.getByRole("heading").first()).toBeVisible();
  const frames = await page.evaluate(() => window.frames_);
  expect(frames.map((frame) => frame.split(" ")[0])).toEqual(["precious.gold"]);
});
