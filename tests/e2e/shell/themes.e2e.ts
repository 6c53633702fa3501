import type { Page } from "@playwright/test";
import type { User } from "#contract/auth.ts";
import type { ProjectInfo } from "#contract/info.ts";
import { checkAccessibility, graveFaults, rulesOfColour } from "../harness/checkAccessibility.ts";
import { expect, test } from "../harness/productTest.ts";
import { routePages } from "../harness/routePages.ts";
import { signIn } from "../harness/signInPage.ts";
import { changeAnswer } from "./changeAnswer.ts";

test.use({ isTabKept: true });

const colours = [
  "platon.platon", "platon.dark", "platon.deepDark", "platon.light", "platon.green", "platon.darkBlue",
  "oceanic.blue", "oceanic.green", "oceanic.light", "precious.silver", "precious.gold", "precious.platinum",
];
const permit = async (page: Page, ...permissions: string[]): Promise<void> =>
  await changeAnswer<User>(page, "user-info", (user) => user.permissions.push(...permissions));
const picker = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Кўриниш" });
const root = (page: Page) => page.locator("html");

/** Names in the open picker, as they stand there. */
async function offered(page: Page): Promise<string[]> {
  await picker(page).click();
  const names = await page.getByRole("menuitemradio").allTextContents();
  await page.keyboard.press("Escape");
  return names;
}

test("K83, TH6 all twelve colours are in the picker, and the shell has no serious accessibility fault in any", async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page, "clerk", { next: "/404" });
  await expect(page.locator("aside").getByRole("link").nth(1)).toBeVisible();
  // What is no colour is the same in all of them, and the walk looks at it (K470).
  await checkAccessibility(page);
  for (const [index, name] of colours.entries()) {
    await picker(page).click();
    const items = page.getByRole("menuitemradio");
    await expect(items).toHaveCount(12);
    await items.nth(index).click();
    await expect(root(page)).toHaveAttribute("data-theme", name);
    await expect(async () => expect(await graveFaults(page, undefined, rulesOfColour), name).toEqual([])).toPass({ intervals: [200, 500] });
  }
  await picker(page).click();
  await checkAccessibility(page);
});

test("K322 what the project has disabled is not in the picker, and a permission brings it back", async ({ page }) => {
  await changeAnswer<ProjectInfo>(page, "info", (info) => {
    info.themes = ["platon.light", "oceanic.green"];
  });
  await permit(page, "platon.enabledTheme.precious.gold", "platon.enabledTheme.no.such");
  await signIn(page, "clerk", { next: "/404" });
  await expect(root(page)).toHaveAttribute("data-theme", "platon.light");
  expect(await offered(page)).toEqual(["Ёруғ", "Яшил", "Олтин"]);
  await picker(page).click();
  await page.getByRole("menuitemradio", { name: "Олтин" }).click();
  await expect(root(page)).toHaveAttribute("data-theme", "precious.gold");
});

test("K322 platon.activeTheme forces a colour over what was chosen, and platon.theme.hidden hides the picker", async ({ page }) => {
  await permit(page, "platon.activeTheme.oceanic.blue");
  await signIn(page, "clerk", { next: "/404", stored: { platon_theme: "platon", platon_theme_color: "light" } });
  await expect(root(page)).toHaveAttribute("data-theme", "oceanic.blue");
  await picker(page).click();
  await page.getByRole("menuitemradio", { name: "Олтин" }).click({ force: true });
  await expect(root(page)).toHaveAttribute("data-theme", "oceanic.blue");
  await page.unrouteAll();
  await permit(page, "platon.theme.hidden.for.clerks");
  await page.reload();
  await expect(root(page)).toHaveAttribute("data-theme", "platon.light");
  await expect(page.getByRole("banner").getByRole("button", { name: "Тил" })).toBeVisible();
  await expect(picker(page)).toHaveCount(0);
});

test("K322 platon.admin.hidden leaves the picker and blocks its choice", async ({ page }) => {
  await permit(page, "platon.admin.hidden");
  await signIn(page, "clerk", { next: "/404" });
  await picker(page).click();
  const gold = page.getByRole("menuitemradio", { name: "Олтин" });
  await expect(gold).toHaveAttribute("aria-disabled", "true");
  await gold.click({ force: true });
  await expect(root(page)).toHaveAttribute("data-theme", "platon.platon");
});

test("K300 a stored theme that does not exist gives the project's own look, and is gone", async ({ page, expectProblems }) => {
  expectProblems([/a stored theme does not exist/]);
  await signIn(page, "clerk", { next: "/404", stored: { platon_theme: "platon", platon_theme_color: "nosuch", platon_shown_theme: "platon.nosuch" } });
  await expect(root(page)).toHaveAttribute("data-theme", "platon.platon");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("platon_theme_color"))).toBeNull();
});

/** The colour that most of the table's canvas has. */
async function canvasColour(page: Page): Promise<string> {
  return await page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>("canvas[data-testid='data-grid-canvas']");
    // A copy: the browser warns of reading back from a canvas that is drawn on.
    const copy = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    if (!canvas || !copy) return "";
    copy.drawImage(canvas, 0, 0);
    const pixels = copy.getImageData(0, 0, copy.canvas.width, copy.canvas.height).data;
    const counts = new Map<string, number>();
    for (let at = 0; at < pixels.length; at += 4) {
      const colour = `#${[0, 1, 2].map((part) => (pixels[at + part] ?? 0).toString(16).padStart(2, "0")).join("")}`;
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
    return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? "";
  });
}

test("K321 the canvas of a table follows the theme", async ({ page }) => {
  await signIn(page, "clerk", { next: "/tables/countries" });
  await expect(page.getByTestId("glide-cell-1-0")).not.toHaveText("");
  await expect.poll(() => canvasColour(page)).toBe("#ffffff");
  for (const [name, panel] of [["platon.deepDark", "#12151b"], ["platon.darkBlue", "#172339"], ["precious.gold", "#ffffff"]] as const) {
    await picker(page).click();
    await page.getByRole("menuitemradio").nth(colours.indexOf(name)).click();
    await expect(root(page)).toHaveAttribute("data-theme", name);
    await expect.poll(() => canvasColour(page)).toBe(panel);
  }
});

test("K321 a component in a worker follows the theme without being drawn anew", async ({ page }) => {
  const script = 'export default () => <p className="probe">probe</p>;';
  const css = ".probe { background: var(--surface-panel); }";
  await routePages(page, [{ name: "probe", title: "probe", css: "", data: {}, components: [{ name: "Part", css, scripts: [script] }] }]);
  await signIn(page, "admin", { next: "/pages/probe" });
  const probe = page.locator("[data-platon-box] .probe");
  await expect(probe).toBeVisible();
  await probe.evaluate((element) => element.setAttribute("data-marked", ""));
  for (const [name, panel] of [["platon.deepDark", "rgb(18, 21, 27)"], ["platon.darkBlue", "rgb(23, 35, 57)"], ["precious.gold", "rgb(255, 255, 255)"]] as const) {
    await picker(page).click();
    await page.getByRole("menuitemradio").nth(colours.indexOf(name)).click();
    await expect(probe).toHaveCSS("background-color", panel);
  }
  await expect(probe).toHaveAttribute("data-marked", "");
});
