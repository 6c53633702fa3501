import { getPriority } from "node:os";
import type { CDPSession, Page } from "@playwright/test";
import { randomLabel } from "#sandbox/host/guard/GuardFrame.ts";
import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";
import { showComponents } from "./showComponents.ts";

const busy = 'export default () => <button onClick={() => { const end = performance.now() + 250; while (performance.now() < end); }}>compute</button>;';

/** The renderer that used the most time while `work` was done. */
async function busiestDuring(session: CDPSession, work: () => Promise<void>): Promise<number> {
  const read = async (): Promise<Map<number, number>> => {
    const { processInfo } = await session.send("SystemInfo.getProcessInfo");
    return new Map(processInfo.filter(({ type }) => type === "renderer").map(({ id, cpuTime }) => [id, cpuTime]));
  };
  const before = await read();
  await work();
  const used = [...(await read())].map(([id, time]) => ({ id, time: time - (before.get(id) ?? 0) }));
  return used.toSorted((one, other) => other.time - one.time)[0]?.id ?? 0;
}

test("S524 a guard's frame is one clear pixel in the window, out of reach for pointer, keyboard and screen reader, and its process is as near as the page's", async ({ page, browser }) => {
  await showComponents(page, [{ name: "Busy", scripts: [busy] }]);
  const compute = page.getByText("compute");
  await compute.waitFor();
  const guard = page.locator('iframe[src*="/realm/guard.html"]').first();
  expect(await guard.boundingBox()).toEqual({ x: 0, y: 0, width: 1, height: 1 });
  await expect(guard).toHaveCSS("opacity", "0");
  await expect(guard).toHaveAttribute("aria-hidden", "true");
  await expect(guard).toHaveAttribute("tabindex", "-1");
  expect(await page.evaluate(() => document.elementFromPoint(0, 0)?.tagName)).not.toBe("IFRAME");
  const session = await browser.newBrowserCDPSession();
  const ofGuard = await busiestDuring(session, async () => {
    for (let time = 0; time < 3; time += 1) {
      await compute.click();
      await page.waitForTimeout(300);
    }
  });
  const ofPage = await busiestDuring(session, async () => {
    await page.evaluate(() => {
      const end = performance.now() + 750;
      while (performance.now() < end);
    });
  });
  expect(ofGuard).not.toBe(ofPage);
  expect(getPriority(ofGuard)).toBe(getPriority(ofPage));
});

/** Opens a guard that nobody asks for anything, as the host does, and counts the workers in it by the time that it listens. */
async function openIdle(page: Page, end: string): Promise<number> {
  await page.evaluate(async ({ hash, label }) => {
    const { data } = (await (await fetch("/api/info")).json()) as { data: { sandbox: string } };
    const frame = document.createElement("iframe");
    frame.setAttribute("sandbox", "allow-scripts");
    frame.src = `${data.sandbox.replace("{label}", `g-${label}`)}/realm/guard.html${hash}`;
    const ready = new Promise((resolve) => window.addEventListener("message", resolve, { once: true }));
    document.body.append(frame);
    await ready;
  }, { hash: end, label: randomLabel() });
  // What it starts is told within a moment.
  await page.waitForTimeout(500);
  return page.workers().length;
}

test("S529 a guard's first worker starts with it, while the host is still told that it listens; one that is opened for a frame starts none", async ({ page }) => {
  await signIn(page, "clerk", { next: "/404" });
  expect(await openIdle(page, "#frame")).toBe(0);
  expect(await openIdle(page, "")).toBe(1);
});
