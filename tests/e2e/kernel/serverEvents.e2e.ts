import type { Page } from "@playwright/test";
import { holdCalls } from "../harness/holdCalls.ts";
import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";

test.use({ isTabKept: true });

/** Switches the pages plugin, whose links of the menu show in every tab whether the change was heard. */
const setPages = (page: Page, state: "enabled" | "disabled"): Promise<number> =>
  page.evaluate(async (wanted) => {
    const headers = { authorization: `Bearer ${localStorage.getItem("auth_token")}`, "content-type": "application/json" };
    return (await fetch("/api/plugins/pages", { method: "PUT", headers, body: JSON.stringify({ state: wanted }) })).status;
  }, state);

const pageLinks = (page: Page) => page.locator("aside a[href^='/pages/']");

test("K67 what changes while a document loads is told as soon as it hears events", async ({ page, newVisitor }) => {
  await signIn(page, "admin", { next: "/tables/countries" });
  const visitor = await newVisitor();
  const open = await holdCalls(visitor, "**/api/events*");
  await signIn(visitor, "clerk", { next: "/tables/countries" });
  await expect(pageLinks(visitor)).not.toHaveCount(0);
  const before = await pageLinks(visitor).count();
  expect(await setPages(page, "disabled")).toBe(200);
  open();
  await expect(pageLinks(visitor)).toHaveCount(0);
  expect(await setPages(page, "enabled")).toBe(200);
  await expect(pageLinks(visitor)).toHaveCount(before);
});

test("K68 one tab reads events for all, and when it closes another goes on", async ({ page, newVisitor }) => {
  await signIn(page, "admin", { next: "/tables/countries" });
  const leader = await newVisitor();
  await signIn(leader, "clerk", { next: "/tables/countries" });
  await expect(pageLinks(leader)).not.toHaveCount(0);
  const before = await pageLinks(leader).count();
  const follower = await leader.context().newPage();
  const streams: string[] = [];
  follower.on("request", (request) => void (request.url().includes("/api/events") && streams.push(request.url())));
  await follower.goto("/tables/countries");
  await expect(pageLinks(follower)).toHaveCount(before);
  expect(await setPages(page, "disabled")).toBe(200);
  await expect(pageLinks(follower)).toHaveCount(0);
  expect(streams).toEqual([]);
  await leader.close();
  expect(await setPages(page, "enabled")).toBe(200);
  await expect(pageLinks(follower)).toHaveCount(before);
  expect(streams).toHaveLength(1);
});
