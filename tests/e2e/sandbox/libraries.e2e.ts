import type { Locator, Page } from "@playwright/test";
import { expect, test, withMotion } from "../harness/productTest.ts";
import { framedPage, statefulPage, styledPage } from "./libraryComponents.ts";
import { showComponents, type ComponentText } from "./showComponents.ts";

test.use({ ...withMotion, isTabKept: true });

/** The middle of an element's lower edge and so on: places that have to fit together on the host. */
async function boxOf(part: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await part.boundingBox();
  if (!box) throw new Error("not on the page");
  return box;
}

/** All components of a page, with all the libraries that they import, before the first is driven. */
async function showAll(page: Page, components: readonly ComponentText[]): Promise<void> {
  await showComponents(page, components);
  await expect(page.locator("[data-platon-box]")).toHaveCount(components.length, { timeout: 30_000 });
}

async function driveEmotion(page: Page): Promise<void> {
  const button = page.locator(".emotion button");
  await expect(button).toHaveCSS("color", "rgb(1, 2, 3)");
  await expect(button).toHaveCSS("padding-left", "7px");
  await expect(page.locator(".emotion p")).toHaveCSS("font-weight", "700");
  await expect(page.locator(".emotion p")).toHaveCSS("opacity", "0.4");
  await expect(page.locator(".emotion p")).toHaveCSS("letter-spacing", "3px");
  await expect(page.locator(".emotion p")).toHaveCSS("animation-name", /^realm\d+-animation-/);
  await button.click();
  await expect(button).toHaveCSS("color", "rgb(0, 128, 0)");
  await page.keyboard.press("Enter");
  await expect(button).toHaveText("emotion off");
  await expect(button).toHaveCSS("outline-color", "rgb(9, 8, 7)");
  await expect(page.locator("body")).not.toHaveCSS("background-color", "rgb(200, 0, 0)");
}

async function driveStyledComponents(page: Page): Promise<void> {
  const title = page.locator(".styled h3");
  await expect(title).toHaveCSS("color", "rgb(10, 20, 30)");
  await expect(title).toHaveCSS("font-size", "20px");
  await expect(title).toHaveCSS("opacity", "0.6");
  await expect(title).toHaveCSS("background-image", "none");
  await page.getByText("enlarge").click();
  await expect(title).toHaveCSS("font-size", "30px");
  await page.keyboard.press("Space");
  await expect(title).toHaveCSS("font-size", "20px");
  await expect(page.locator("main").first()).not.toHaveCSS("outline-width", "5px");
}

async function driveReactSelect(page: Page): Promise<void> {
  const chosen = page.locator(".choice output");
  const input = page.getByLabel("town");
  await input.click();
  await expect(page.locator(".choice [role=listbox]").locator("..")).toHaveCSS("position", "absolute");
  await page.getByRole("option", { name: "Samarkand" }).hover();
  await expect(page.getByRole("option", { name: "Samarkand" })).toHaveCSS("background-color", "rgb(222, 235, 255)");
  await page.getByRole("option", { name: "Samarkand" }).click();
  await expect(chosen).toHaveText("samarkand");
  await input.fill("nuk");
  await expect(page.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(chosen).toHaveText("nukus");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("option")).toHaveCount(3);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("option")).toHaveCount(0);
}

async function driveRadixDialog(page: Page): Promise<void> {
  const state = page.locator(".ask output");
  const trigger = page.locator(".trigger");
  await trigger.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toHaveCSS("border-top-color", "rgb(5, 6, 7)");
  await expect(dialog).toHaveAccessibleName("Your name");
  await expect(page.getByLabel("name", { exact: true })).toBeFocused();
  await page.keyboard.type("Ali");
  await expect(state).toHaveText("open Ali");
  await page.keyboard.press("Tab");
  await expect(page.getByText("close dialog")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(trigger).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeVisible();
  await page.getByText("close dialog").click();
  await expect(state).toHaveText("closed Ali");
}

async function driveDownshift(page: Page): Promise<void> {
  const input = page.locator(".fruit input");
  await input.click();
  await page.keyboard.type("ap", { delay: 20 });
  await expect(page.locator(".fruit li")).toHaveText(["apple", "apricot"]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await expect(page.locator(".fruit .lit")).toHaveText("apricot");
  await expect(page.locator(".fruit .lit")).toHaveCSS("color", "rgb(50, 60, 70)");
  await page.keyboard.press("Enter");
  await expect(page.locator(".fruit output")).toHaveText("apricot");
  await expect(input).toHaveValue("apricot");
  await input.fill("");
  await page.locator(".fruit li", { hasText: "banana" }).hover();
  await expect(page.locator(".fruit .lit")).toHaveText("banana");
  await page.locator(".fruit li", { hasText: "banana" }).click();
  await expect(page.locator(".fruit output")).toHaveText("banana");
}

async function driveHookForm(page: Page): Promise<void> {
  const form = page.locator(".register");
  await form.getByText("send").click();
  await expect(form.getByRole("alert")).toHaveText("needed");
  await expect(form.getByRole("alert")).toHaveCSS("color", "rgb(41, 42, 43)");
  await expect(page.getByLabel("email")).toBeFocused();
  await expect(page.getByLabel("email")).toHaveCSS("border-top-color", "rgb(44, 45, 46)");
  await page.keyboard.type("a@b");
  await expect(form.getByRole("alert")).toHaveCount(0);
  await expect(page.getByLabel("email")).toHaveCSS("border-top-color", "rgb(47, 48, 49)");
  await page.getByLabel("plan").selectOption("paid");
  await page.getByLabel("agreed").click();
  await page.getByLabel("email").press("Enter");
  await expect(form.locator("output")).toHaveText('{"email":"a@b","plan":"paid","agreed":true}');
}

async function driveFormik(page: Page): Promise<void> {
  const order = page.locator(".order");
  await order.getByText("order").click();
  await expect(order.locator("p")).toHaveText("at least one");
  await expect(order.locator("p")).toHaveCSS("color", "rgb(54, 55, 56)");
  await page.getByLabel("count").click();
  await page.keyboard.type("3");
  await expect(order.locator("p")).toHaveCount(0);
  await page.getByLabel("colour").selectOption("blue");
  await page.getByLabel("count").press("Enter");
  await expect(order.locator("output")).toHaveText("3 blue");
}

async function driveZustand(page: Page): Promise<void> {
  const bears = page.locator(".bears output");
  await expect(bears).toHaveCSS("color", "rgb(61, 62, 63)");
  await page.getByText("add bear").click();
  await expect(bears).toHaveText("1 bears");
  await page.keyboard.press("Enter");
  await expect(bears).toHaveText("2 bears");
  await expect(bears).toHaveCSS("color", "rgb(64, 65, 66)");
}

async function driveJotai(page: Page): Promise<void> {
  await page.getByText("set atom").click();
  await expect(page.locator(".shown")).toHaveText("BY MOUSE 2024-02-29");
  await page.getByLabel("atom").fill("");
  await page.getByLabel("atom").pressSequentially("typed", { delay: 10 });
  await expect(page.locator(".shown")).toHaveText("TYPED 2024-02-29");
  await expect(page.locator(".shown")).toHaveCSS("color", "rgb(11, 12, 13)");
}

async function driveMarkdown(page: Page): Promise<void> {
  const article = page.locator(".notes article");
  await expect(article.locator("h1")).toHaveText("Title");
  await expect(article.locator("h1")).toHaveCSS("color", "rgb(21, 22, 23)");
  await expect(article.locator("li")).toHaveText(["one", "two ©"]);
  await expect(article.locator("strong")).toHaveCSS("font-weight", /[6-9]00/);
  expect(await article.locator("a").getAttribute("href")).not.toContain("javascript");
  await page.getByLabel("notes").click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("* typed", { delay: 10 });
  await expect(article.locator("li")).toHaveText(["typed"]);
  await page.locator(".notes").getByText("reset").click();
  await expect(article.locator("h2")).toHaveText("Reset");
}

async function driveRecharts(page: Page): Promise<void> {
  const chart = page.locator(".chart");
  const bars = chart.locator(".recharts-bar-rectangle path");
  await expect(bars).toHaveCount(3);
  await expect(bars.first()).toHaveCSS("fill", "rgb(51, 102, 153)");
  expect((await boxOf(chart.locator("svg").first())).width).toBeCloseTo(400, 0);
  const [first, second] = [await boxOf(bars.nth(0)), await boxOf(bars.nth(1))];
  expect(second.height / first.height).toBeCloseTo(3, 0);
  await bars.nth(1).hover();
  const tooltip = chart.locator(".recharts-tooltip-wrapper");
  await expect(tooltip).toContainText("30");
  await page.mouse.move(1, 1);
  await expect(tooltip).toHaveCSS("visibility", "hidden");
  await bars.nth(1).click();
  await expect(chart.locator("output")).toHaveText("b");
  await expect(tooltip).toHaveCSS("visibility", "visible");
  // The library handles a move a frame later than a leave: of both in one frame the move is the last.
  await expect(async () => {
    await bars.nth(1).hover();
    await page.mouse.move(1, 1);
    await expect(tooltip).toHaveCSS("visibility", "hidden", { timeout: 500 });
  }).toPass();
  // The press gave the chart the focus, at its first bar.
  await page.keyboard.press("ArrowRight");
  await expect(tooltip).toHaveCSS("visibility", "visible");
  await expect(tooltip).toContainText("30");
  await page.keyboard.press("ArrowRight");
  await expect(tooltip).toContainText("20");
  await page.keyboard.press("ArrowLeft");
  await expect(tooltip).toContainText("30");
}

async function driveFloating(page: Page): Promise<void> {
  const button = page.getByText("open pop-over");
  const panel = page.locator(".panel");
  await button.click();
  await expect(panel).toHaveCSS("background-color", "rgb(31, 32, 33)");
  await expect
    .poll(async () => {
      const [reference, floating] = [await boxOf(button), await boxOf(panel)];
      return [Math.round(floating.x - reference.x), Math.round(floating.y - reference.y - reference.height)];
    })
    .toEqual([0, 8]);
  await expect(panel.getByText("done")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel).toHaveCount(0);
  await button.press("Enter");
  await panel.getByText("done").click();
  await expect(panel).toHaveCount(0);
  await page.locator(".hinted").hover();
  await expect(page.locator(".hint")).toBeVisible();
  await page.mouse.move(1, 1);
  await expect(page.locator(".hint")).toHaveCount(0);
}

test("S230 emotion, styled-components, react-select, a Radix dialog and downshift run unchanged, by mouse and keyboard", async ({ page }) => {
  const foreign: string[] = [];
  page.on("request", (request) => request.url().includes("evil.example") && foreign.push(request.url()));
  await showAll(page, styledPage);
  await driveEmotion(page);
  await driveStyledComponents(page);
  await driveReactSelect(page);
  await driveRadixDialog(page);
  await driveDownshift(page);
  expect(foreign).toEqual([]);
});

test("S230 react-hook-form, formik, zustand, jotai, react-markdown, recharts and floating-ui run unchanged, by mouse and keyboard", async ({
  page,
  expectProblems,
}) => {
  // Sizes come after the first picture; recharts says so, and draws when they are there.
  expectProblems([/width\(0\) and height\(0\) of chart/]);
  const fetched: string[] = [];
  page.on("request", (request) => request.url().includes("/realm-libraries/") && fetched.push(request.url()));
  await showAll(page, statefulPage);
  await driveHookForm(page);
  await driveFormik(page);
  await driveZustand(page);
  await driveJotai(page);
  await driveMarkdown(page);
  await driveRecharts(page);
  await driveFloating(page);
  // Only what is imported is fetched, once.
  expect(new Set(fetched).size).toBe(fetched.length);
  expect(fetched.some((url) => url.includes("react-select"))).toBe(false);
});

test("S230 leaflet draws in a document of its own, by mouse and keyboard", async ({ page }) => {
  await showComponents(page, framedPage);
  const frame = page.frameLocator("iframe[title=Country]");
  const land = frame.locator("path.land");
  await expect(land).toHaveCSS("fill", "rgb(3, 4, 5)", { timeout: 30_000 });
  await expect(frame.locator(".leaflet-container")).toHaveCSS("overflow", "hidden");
  await land.click();
  await expect(frame.locator("output")).toHaveText("land 4");
  const before = await boxOf(land);
  await frame.locator(".leaflet-container").focus();
  await page.keyboard.press("+");
  await expect(frame.locator("output")).toHaveText("land 5");
  await expect.poll(async () => (await boxOf(land)).width / before.width).toBeCloseTo(2, 1);
  await page.keyboard.press("ArrowRight");
  await expect(frame.locator(".leaflet-map-pane")).toHaveCSS("transform", "matrix(1, 0, 0, 1, -80, 0)");
});
