import type { CDPSession, Page } from "@playwright/test";
import { graveFaults, rulesOfColour, untilStill } from "./checkAccessibility.ts";
import { whatStays } from "./whatStays.ts";

const desk = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };

/** Another colour of the theme, as when it is chosen in another tab; said to the document too, as a start that has not ended follows nobody. */
export async function wear(page: Page, colour: string): Promise<void> {
  await page.evaluate((chosen) => {
    const stored = { platon_theme: "platon", platon_theme_color: chosen };
    for (const [key, newValue] of Object.entries(stored)) localStorage.setItem(key, newValue);
    for (const [key, newValue] of Object.entries(stored)) window.dispatchEvent(new StorageEvent("storage", { key, newValue }));
    document.documentElement.dataset["theme"] = `platon.${chosen}`;
  }, colour);
}

/** What axe finds serious or critical on the present screen, in the colour that it wears, light or dark, and in the other one, which it wears then. */
export async function faultsInBothThemes(page: Page): Promise<string[]> {
  const isDark = await page.evaluate(() => document.documentElement.dataset["theme"] === "platon.deepDark");
  const [worn, other] = isDark ? ["deepDark", "light"] : ["light", "deepDark"];
  const found = async (colour: string, rules?: readonly string[]): Promise<string[]> =>
    (await whatStays(async () => await graveFaults(page, undefined, rules))).map((fault) => `${colour}: ${fault}`);
  const all = await found(worn);
  await wear(page, other);
  return [...all, ...(await found(other, rulesOfColour))];
}

/** What is out of reach in a window of 360 px, and in one of 1280 × 800 px at 200 %; the window is as before afterwards. */
export async function faultsOfSmallWindows(page: Page, patience?: number): Promise<string[]> {
  const find = async (): Promise<string[]> => {
    await page.evaluate(untilStill);
    return await page.evaluate(outOfReach);
  };
  await page.setViewportSize(phone);
  const onPhone = await whatStays(find, patience);
  const session = await page.context().newCDPSession(page);
  await zoomTwice(session);
  const zoomed = await whatStays(find, patience);
  await session.detach();
  await page.setViewportSize(desk);
  return [...onPhone.map((fault) => `360 px: ${fault}`), ...zoomed.map((fault) => `200 %: ${fault}`)];
}

/** As the browser's own zoom does it: half as many pixels of CSS, each twice as large. */
async function zoomTwice(session: CDPSession): Promise<void> {
  await session.send("Emulation.setDeviceMetricsOverride", { width: desk.width / 2, height: desk.height / 2, deviceScaleFactor: 2, mobile: false });
}

/** Runs in the page. What the window cannot show though the keyboard comes to it, and whether the document scrolls sideways. */
async function outOfReach(): Promise<string[]> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const { innerWidth: width, innerHeight: height } = window;
  const nameOf = (element: Element): string => element.outerHTML.slice(0, 140);
  const parentsOf = function* (element: Element): Generator<Element> {
    for (let parent = element.parentElement; parent; parent = parent.parentElement) yield parent;
  };
  const isThere = (element: HTMLElement): boolean =>
    element.tabIndex >= 0 && !element.matches(":disabled") && !element.closest("[inert]") && element.checkVisibility({ visibilityProperty: true });
  const isClipped = (element: Element): boolean => {
    const { overflowX, overflowY } = getComputedStyle(element);
    return [overflowX, overflowY].some((overflow) => overflow === "hidden" || overflow === "clip");
  };
  /** All of it within the window and what clips it; of what is larger than that, the side where it begins. */
  const isInSight = (element: HTMLElement): boolean => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    if (left < -1 || right > width + 1 || top < -1 || (bottom > height + 1 && bottom - top <= height / 2)) return false;
    const points = [[left + right, top + bottom], [2 * left + 6, 2 * top + 6], [2 * right - 6, 2 * top + 6], [2 * left + 6, 2 * bottom - 6], [2 * right - 6, 2 * bottom - 6]];
    return points.some(([x = 0, y = 0]) => {
      const hit = document.elementFromPoint(x / 2, y / 2);
      // A label stands for its field, a field for the box that is drawn around it, and its scroller for a canvas.
      return hit !== null && (element.contains(hit) || hit.contains(element) || hit.closest("label")?.contains(element) === true || (element.matches("canvas") && hit.closest(".dvn-scroller")?.parentElement?.contains(element) === true));
    });
  };
  const faults: string[] = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > width) faults.push(`the document is ${scrollWidth} px wide`);
  const focused = document.activeElement;
  // A menu that is open closes as soon as the focus leaves it: nothing else can have the focus beside it.
  const place = document.querySelector("[role=menu]") ?? document;
  for (const element of place.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable=true]")) {
    if (!isThere(element)) continue;
    element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const moved = [...parentsOf(element)].filter((parent) => parent.scrollLeft !== 0 && isClipped(parent) && getComputedStyle(parent).overflowX !== "auto" && getComputedStyle(parent).overflowX !== "scroll");
    if (moved.length > 0) faults.push(`${nameOf(element)} is cut off by ${moved.map(nameOf).join()}`);
    for (const parent of moved) parent.scrollLeft = 0;
    if (isInSight(element)) continue;
    // What shows itself only while it has the focus, like the link past the menu.
    element.focus();
    if (!isInSight(element)) faults.push(nameOf(element));
  }
  if (focused instanceof HTMLElement) focused.focus();
  return faults;
}
