import type { Page } from "@playwright/test";
import type { MenuItem } from "#contract/info.ts";
import { expect, test } from "../harness/productTest.ts";
import { holdCalls } from "../harness/holdCalls.ts";
import { screenshotMatrix } from "../harness/screenshotMatrix.ts";
import { signIn } from "../harness/signInPage.ts";
import { changeAnswer } from "./changeAnswer.ts";

test.use({ isTabKept: true });

test("K350 the root element has the route's name", async ({ page }) => {
  await signIn(page, "clerk", { next: "/system/profile" });
  await expect(page.locator("html")).toHaveAttribute("data-route", "profile-page");
  await page.goto("/tables/countries");
  await expect(page.locator("html")).toHaveAttribute("data-route", "table");
  await page.goto("/pages/dashboard");
  await expect(page.locator("html")).toHaveAttribute("data-route", "page");
  await page.goto("/no/such/place");
  await expect(page.locator("html")).toHaveAttribute("data-route", "404");
});

test("K353 the sizes of the panes of /system/resizable-page are drawn by keys and remembered", async ({ page }) => {
  await signIn(page, "clerk", { next: "/system/resizable-page" });
  const divider = page.getByRole("main").getByRole("separator", { name: "Панеллар ажратгичи" }).first();
  await expect(divider).toHaveAttribute("aria-valuenow", "35");
  await divider.focus();
  for (let press = 0; press < 5; press += 1) await page.keyboard.press("ArrowRight");
  await expect(divider).toHaveAttribute("aria-valuenow", "45");
  await page.reload();
  await expect(divider).toHaveAttribute("aria-valuenow", "45");
  await screenshotMatrix(page, "resizable");
  await page.getByRole("button", { name: "Тиклаш" }).click();
  await expect(divider).toHaveAttribute("aria-valuenow", "35");
});

const views = [
  ["table", "/tables/countries", "/tables/cities", "page=2"],
  ["form", "/forms/countries?_target=self", "/forms/cities?_target=self", "name=x"],
  ["page", "/pages/dashboard", "/pages/components", "country=UZ"],
] as const;

const withQuery = (address: string, query: string): string => `${address}${address.includes("?") ? "&" : "?"}${query}`;

/** Links of the menu to all of these places: the shell goes there as to any other, without a new document. */
async function addMenuLinks(page: Page): Promise<void> {
  const links = views.flatMap(([, first, other, query]) => [withQuery(first, query), other]);
  await changeAnswer<MenuItem[]>(page, "menus", (items) => {
    const [pattern] = items;
    if (pattern) items.unshift(...links.map((link) => ({ ...pattern, id: link, name: link, link: link.slice(1), children: [], isHomepage: false })));
  });
}

test("K354 page, table and form are created anew when the path changes, and stay when the query does", async ({ page }) => {
  await addMenuLinks(page);
  await signIn(page, "admin", { next: views[0][1] });
  const marked = page.locator("main [data-marked]");
  const heading = page.locator("main h1");
  const follow = async (link: string): Promise<void> => {
    await page.locator("aside").getByRole("link", { name: link, exact: true }).click();
    await expect.poll(() => page.evaluate(() => location.pathname + location.search)).toContain(link);
  };
  for (const [kind, first, other, query] of views) {
    if (first !== views[0][1]) await page.goto(first);
    await expect(heading).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const name = (await heading.textContent()) ?? "";
    await heading.evaluate((element) => element.setAttribute("data-marked", ""));
    await follow(withQuery(first, query));
    await expect(marked, `${kind} with another query`).toHaveText(name);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => location.pathname + location.search)).toBe(first);
    await expect(marked, `${kind} after the way back`).toHaveText(name);
    await follow(other);
    await expect(heading, kind).not.toHaveText(name);
    await expect(marked, `${kind} of another path`).toHaveCount(0);
    expect(await page.evaluate(() => "isSameDocument" in window), kind).toBe(true);
  }
});

/** Of an address that leads on to another document: it is not loaded to its end. */
const untilCommit = { waitUntil: "commit" } as const;

test("K355 /system/logout signs out, and the way back does not lead to it again", async ({ page }) => {
  await signIn(page, "clerk", { next: "/system/logout", until: "commit" });
  await expect(page).toHaveURL(/\/auth\/user$/);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("auth_") || key === "login_url"))).toEqual([]);
  await page.locator("[name=username]").fill("clerk");
  await page.locator("[name=password]").fill("demo-clerk-1");
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL(/auth|logout/);
});

test("K356 /login leads to the sign-in document and keeps the way back", async ({ page }) => {
  await page.goto("/login?next=%2Ftables%2Fcountries", untilCommit);
  await expect(page).toHaveURL(/\/auth\/user\?next=%2Ftables%2Fcountries$/);
  await page.goto("/login?next=%2F%2Fevil.example", untilCommit);
  await expect(page).toHaveURL(/\/auth\/user$/);
});

test("K357 the profile shows username, full name and photo, and leads to user security", async ({ page }) => {
  await signIn(page, "clerk", { next: "/system/profile" });
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Менинг профилим");
  await expect(main.getByText("clerk", { exact: true })).toBeVisible();
  await screenshotMatrix(page, "profile");
  await main.getByRole("button", { name: "Фойдаланувчи хавфсизлиги" }).click();
  await expect(page).toHaveURL(/\/auth\/user/);
});

test("K358 /auth is the layout with a placeholder", async ({ page }) => {
  await signIn(page, "clerk", { next: "/auth" });
  await expect(page.getByRole("main").getByText("Хуш келибсиз")).toBeVisible();
  await expect(page.locator("aside")).toBeVisible();
});

test("K394 the sidebar is as wide as it was drawn, also after a reload", async ({ page }) => {
  await signIn(page, "clerk", { next: "/404" });
  const edge = page.getByRole("separator", { name: "Ён панел кенглиги" });
  await edge.focus();
  for (let press = 0; press < 4; press += 1) await page.keyboard.press("ArrowRight");
  const width = async (): Promise<number> => await page.locator("aside").evaluate((element) => element.getBoundingClientRect().width);
  await expect.poll(width).toBe(328);
  await page.reload();
  await expect.poll(width).toBe(328);
  await edge.dblclick();
  await expect.poll(width).toBe(264);
});

test("K404 the layout that is drawn while the project is awaited stays when it has come: focus in it is kept", async ({ page }) => {
  const release = await holdCalls(page, "**/api/info?*");
  await signIn(page, "clerk", { next: "/404" });
  const edge = page.getByRole("separator", { name: "Ён панел кенглиги" });
  await edge.focus();
  release();
  await expect(page.getByText("404", { exact: true })).toBeVisible();
  await expect(edge).toBeFocused();
});

test("K412 K413 the title is the screen's in any frame; after a step the place is told, and a lost focus is in the content", async ({ page }) => {
  await signIn(page, "clerk", { next: "/forms/countries" });
  const heading = page.getByRole("heading", { level: 1 });
  const isNamed = async (): Promise<void> => await expect(page).toHaveTitle(`${await heading.textContent()} · ${await page.evaluate(projectName)}`);
  await expect(heading).toBeVisible();
  await isNamed();
  const told = page.locator("[aria-live=polite]").filter({ hasText: (await heading.textContent()) ?? "" });
  await expect(told).toHaveCount(0);
  await page.goto("/404");
  await page.getByRole("main").getByRole("button", { name: "Бош саҳифа" }).click();
  await expect(page).not.toHaveURL(/404/);
  await expect(page.getByRole("main")).toBeFocused();
  const link = page.locator("aside a[href^='/tables/countries']");
  await link.click();
  await expect(page).toHaveURL(/countries/);
  await expect(page.locator("[aria-live=polite]").filter({ hasText: /^Мамлакатлар/ })).toHaveCount(1);
  await expect(heading).toHaveText(/^Мамлакатлар/);
  await isNamed();
  await expect(link).toBeFocused();
});

/** As the server says it. */
const projectName = async (): Promise<string> =>
  ((await (await fetch("/api/info")).json()) as { data: { name: string } }).data.name;

test("K396 snow falls in winter where the project wants it, and not for who wants less motion", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2026-12-20T08:00:00+05:00"));
  await page.route("**/api/info?*", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: object };
    await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, winterEffect: { until: "12-25" } } } });
  });
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/404");
  await expect(page.locator("[data-winter]")).toBeVisible();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(page.locator("[data-winter]")).toBeHidden();
  await page.clock.setFixedTime(new Date("2026-12-26T08:00:00+05:00"));
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.reload();
  await expect(page.getByText("404", { exact: true })).toBeVisible();
  await expect(page.locator("[data-winter]")).toHaveCount(0);
});
