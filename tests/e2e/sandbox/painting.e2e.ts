import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";
import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";
import { heavyConstructs } from "./heavyConstructs.ts";
import { showComponents, watchGaps, type ComponentText } from "./showComponents.ts";

const neighbour: ComponentText = {
  name: "Neighbour",
  scripts: [`import { useState } from "react"; export default () => { const [n, set] = useState(0); return <button onClick={() => set(n + 1)}>alive {n}</button>; };`],
};

/** It is painted all the time. */
const ticker: ComponentText = {
  name: "Ticker",
  scripts: [`
import { useEffect, useState } from "react";
export default () => {
  const [n, set] = useState(0);
  useEffect(() => { const timer = setInterval(() => set((before) => before + 1), 20); return () => clearInterval(timer); }, []);
  return <output data-ticks={n}>{n}</output>;
};`],
};

const notice = (page: Page) => page.locator("[data-reason]");

/** Nobody is told that the document ends. */
async function crash(page: Page): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent("crash");
  void session.send("Page.crash").catch(() => undefined);
  await crashed;
}

/** Seconds that each process of the browser that draws pages has worked. */
async function processTimes(browser: Browser): Promise<Map<number, number>> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  return new Map(processInfo.filter(({ type }) => type === "renderer").map(({ id, cpuTime }) => [id, cpuTime]));
}

/** The one that works while the page counts: the browser keeps it for every document of the same site. */
async function processOf(browser: Browser, page: Page): Promise<number> {
  const before = await processTimes(browser);
  await page.evaluate(() => {
    for (const begun = performance.now(); performance.now() - begun < 400; );
  });
  const worked = [...(await processTimes(browser))].map(([id, time]) => [id, time - (before.get(id) ?? 0)] as const);
  return worked.toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? 0;
}

/** As a person does by the browser's own question, or the system when there is no memory. */
async function endProcess(page: Page, id: number): Promise<void> {
  const crashed = page.waitForEvent("crash");
  process.kill(id, "SIGKILL");
  await crashed;
}

async function expectNeighbour(page: Page, timeout = 10_000): Promise<void> {
  await page.getByText("alive 0").click({ timeout });
  await expect(page.getByText("alive 1")).toBeVisible({ timeout });
}

/** @returns whether it came in time; what never comes is waited for no longer */
async function within(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  const late = new Promise<false>((resolve) => void setTimeout(() => resolve(false), milliseconds));
  return await Promise.race([work.then(() => true).catch(() => false), late]);
}

/** Whether what stands beside a component can be used within these milliseconds. */
async function answers(page: Page, milliseconds: number): Promise<boolean> {
  const isThere = page.waitForFunction(() => document.querySelectorAll("[data-platon-box], [data-reason]").length === 2, undefined, { timeout: milliseconds });
  return await within(milliseconds, isThere.then(async () => await expectNeighbour(page, milliseconds)));
}

const ticks = (page: Page) => page.locator("output[data-ticks]");

async function expectTicks(page: Page): Promise<void> {
  const before = Number(await ticks(page).textContent());
  await expect.poll(async () => Number(await ticks(page).textContent())).toBeGreaterThan(before + 5);
}

test("S559 S560 what was painted as a tab died is not painted in the next one, until the person asks for it", async ({ page, context, expectProblems }) => {
  expectProblems([/Ticker: the realm was ended: painting/]);
  await showComponents(page, [neighbour, ticker]);
  await expectTicks(page);
  await crash(page);
  const next = await context.newPage();
  const incident = next.waitForRequest((request) => request.url().endsWith("/incidents") && request.method() === "POST");
  await showComponents(next, [neighbour, ticker]);
  await expect(notice(next)).toHaveCount(1);
  await expect(notice(next)).toContainText("Ticker");
  await expect(notice(next)).toContainText("У чизилаётганда саҳифа жавоб бермай қолди");
  expect((await incident).postDataJSON()).toMatchObject({ component: "Ticker", why: "painting" });
  await expectNeighbour(next);
  await notice(next).getByRole("button").click();
  await expectTicks(next);
  // Whoever leaves a page in the ordinary way has not died.
  await next.reload();
  await expectTicks(next);
  await expect(notice(next)).toHaveCount(0);
});

test("S559 what hangs in one tab is not painted in another one, three seconds later", async ({ page, context, browser, expectProblems }) => {
  expectProblems([/Ticker: the realm was ended: painting/]);
  await showComponents(page, [neighbour, ticker]);
  await expectTicks(page);
  const hanging = await processOf(browser, page);
  process.kill(hanging, "SIGSTOP");
  const since = Date.now();
  const next = await context.newPage();
  await signIn(next, "admin", { next: "/profile" });
  await expect.poll(() => Date.now() - since, { timeout: 5_000 }).toBeGreaterThan(3_000);
  await showComponents(next, [neighbour, ticker]);
  await expect(notice(next)).toContainText("Ticker");
  await expectNeighbour(next);
  await endProcess(page, hanging);
});

test("S562 of two tabs that died while nothing was painted what stood in both is to blame, and not before", async ({ page, context, expectProblems }) => {
  expectProblems([/(Neighbour|Other): the realm was ended: painting/]);
  const other = { ...neighbour, name: "Other" };
  let tab = page;
  for (const components of [[neighbour], [neighbour, other]]) {
    await showComponents(tab, components);
    await expect(tab.getByText("alive 0")).toHaveCount(components.length);
    await expect(notice(tab)).toHaveCount(0);
    await expect.poll(async () => await tab.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith("platon_paint:mark:")))).toBe(false);
    await crash(tab);
    tab = await context.newPage();
  }
  await showComponents(tab, [neighbour, other]);
  await expect(notice(tab)).toHaveCount(1);
  await expect(notice(tab)).toContainText("Neighbour");
  await expectNeighbour(tab);
});

/** A tab in which nothing is drawn yet, and the process that draws it. */
async function openTab(context: BrowserContext, browser: Browser): Promise<{ readonly tab: Page; readonly drawing: number }> {
  const tab = await context.newPage();
  await signIn(tab, "admin", { next: "/profile" });
  return { tab, drawing: await processOf(browser, tab) };
}

for (const [kind, constructs] of Object.entries(heavyConstructs)) {
  test(`S564 S601 the page answers, or does not paint it at the next visit: ${kind} constructs`, async ({ page, context, browser, expectProblems }) => {
    expectProblems([/the realm was ended: (painting|crash|hang)/, /refused|left out/]);
    test.setTimeout(300_000);
    await page.goto("about:blank");
    const longest = await watchGaps(page);
    let open = await openTab(context, browser);
    // On a busy machine a tab may be ended before anything was painted in it, and one visit more is the next one.
    const visits = [6_000, 30_000, 30_000];
    const isWellAfter = async (component: ComponentText): Promise<boolean> => {
      for (const [visit, patience] of visits.entries()) {
        // What stands in two tabs that ended while nothing was painted is to blame (S562): it is not the same one.
        const [script = ""] = neighbour.scripts;
        await showComponents(open.tab, [{ ...neighbour, scripts: [`${script} // ${component.name} ${visit}`] }, component]);
        if (await answers(open.tab, patience)) return true;
        // What is left out costs nothing; what css may look at still takes seconds in the largest tree.
        if (kind === "svg") return false;
        // A browser that has moved the tab to another process has it closed, as a person does.
        await within(5_000, endProcess(open.tab, open.drawing));
        await open.tab.close();
        // The browser may still be busy with the last picture of the process that was ended.
        await within(20_000, page.evaluate(async () => await new Promise(requestAnimationFrame)));
        open = await openTab(context, browser);
      }
      return false;
    };
    for (const component of constructs) expect([component.name, await isWellAfter(component)]).toEqual([component.name, true]);
    expect(await longest()).toBeLessThan(1_000);
  });
}
