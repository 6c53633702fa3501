import type { Browser, CDPSession, Page } from "@playwright/test";
import type { RunningServer } from "../../../tests/integration/harness/serverProcess.ts";
import { bigElements } from "./bigForm.ts";

const viewport = { width: 1280, height: 900 };
/** Milliseconds after which nothing of a form is left to be done. */
const settling = 4000;

/** One page with the form of 2,000 inputs, ours or a rival's. */
export interface FormPage {
  readonly page: Page;
  /** Draws the form anew. @returns milliseconds of script until it is on the screen */
  mount(): Promise<number>;
  /** The input of a field. */
  inputOf(name: string): string;
}

/** Milliseconds of script that a page has run so far. */
async function scriptTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? 0) * 1000;
}

async function openSession(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  return session;
}

/** After the frame in which what was done is on the screen. */
const painted = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/** A rival, which says of itself when it is there by its first and its last input. */
export async function openRival(browser: Browser, url: string, inputOf: (name: string) => string): Promise<FormPage> {
  const page = await (await browser.newContext({ viewport })).newPage();
  await page.goto(url);
  await page.waitForFunction(() => "mount" in globalThis);
  const session = await openSession(page);
  const mount = async (): Promise<number> => {
    await page.evaluate(() => (globalThis as unknown as { unmount: () => void }).unmount());
    await page.waitForTimeout(500);
    const before = await scriptTime(session);
    await page.evaluate(() => (globalThis as unknown as { mount: () => void }).mount());
    await page.waitForSelector(inputOf("f0"), { timeout: 120_000 });
    await painted(page);
    return (await scriptTime(session)) - before;
  };
  return { page, mount, inputOf };
}

/** The shipped form, whose configuration is replaced on its way: no table has 2,000 columns. It is opened by a link, as a person does. */
export async function openShipped(browser: Browser, { url }: RunningServer): Promise<FormPage> {
  const page = await (await browser.newContext({ viewport })).newPage();
  await page.route(/\/api\/forms\/all_elements(\?|$)/, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, elements: bigElements, layout: "auto" } } });
  });
  await page.goto(`${url}/login?next=/tables/samples`);
  await page.locator("input[name=username]").fill("admin");
  await page.locator("input[name=password]").fill("demo-admin-1");
  await page.locator("input[name=password]").press("Enter");
  await page.waitForURL((address) => address.pathname === "/tables/samples");
  const session = await openSession(page);
  const follow = async (link: string): Promise<void> => await page.locator(`a[href*="/${link}"]`).first().click();
  const mount = async (): Promise<number> => {
    await follow("tables/samples");
    await page.waitForURL((address) => address.pathname === "/tables/samples");
    await page.waitForTimeout(1500);
    const before = await scriptTime(session);
    await follow("forms/all_elements");
    await page.waitForSelector("input[name=f0]", { timeout: 60_000 });
    await painted(page);
    return (await scriptTime(session)) - before;
  };
  return { page, mount, inputOf: (name) => `[name="${name}"]` };
}

/** Presses one key in each field. @returns milliseconds of script for each, until the value is on the screen */
export async function timeKeys({ page, inputOf }: FormPage, fields: readonly string[]): Promise<number[]> {
  await page.bringToFront();
  await page.waitForTimeout(settling);
  const session = await openSession(page);
  const times: number[] = [];
  for (const name of fields) {
    await page.locator(inputOf(name)).focus();
    await painted(page);
    const before = await scriptTime(session);
    await page.keyboard.press("a");
    await painted(page);
    times.push((await scriptTime(session)) - before);
  }
  await session.detach();
  return times;
}
