import type { Page } from "@playwright/test";
import { expect, test } from "../harness/productTest.ts";
import { showComponents, watchGaps } from "./showComponents.ts";

test.use({ isTabKept: true });

/** What the project's own code is granted, as an administrator sets it; the server keeps it for the tests after this one. */
async function grant(page: Page, change: { readonly add?: string; readonly remove?: string }): Promise<void> {
  const status = await page.evaluate(async ({ add, remove }) => {
    const headers = { authorization: `Bearer ${localStorage.getItem("auth_token")}`, "content-type": "application/json" };
    const { data } = (await (await fetch("/api/info", { headers })).json()) as { data: { projectGrants: string[] } };
    const grants = [...new Set([...data.projectGrants, ...(add ? [add] : [])])].filter((name) => name !== remove);
    return (await fetch("/api/plugins/project", { method: "PUT", headers, body: JSON.stringify({ grants }) })).status;
  }, change);
  expect(status).toBe(200);
}

const fine = `
import { useState } from "react";
export default () => { const [n, set] = useState(0); return <button onClick={() => set(n + 1)}>alive {n}</button>; };`;

const canvas = `
import { useEffect, useRef, useState } from "react";
import { tables } from "@platon/sdk";
export default () => {
  const ref = useRef(null);
  const [total, setTotal] = useState("…");
  useEffect(() => {
    const context = ref.current.getContext("2d");
    context.fillStyle = "rgb(200, 30, 30)";
    context.fillRect(0, 0, 300, 120);
    tables.rows("countries", { pageSize: 1 }).then(({ total }) => setTotal(String(total)));
  }, []);
  return <div style={{ height: 250 }}><canvas ref={ref} width={300} height={120} /><output>{total}</output>
    <button onClick={() => { for (;;); }}>loop</button>
    <button onClick={() => { const f = () => { const end = performance.now() + 20000; if (performance.now() < end) f2(end); }; const f2 = (end) => { try { f2(end); } catch { if (performance.now() < end) f2(end); } }; f(); }}>spin</button></div>;
};`;

test("S303 S302 a component with a document of its own needs the grant, and then draws and uses the SDK", async ({ page }) => {
  await showComponents(page, [{ name: "Canvas", scripts: [canvas], realm: "frame" }]);
  await grant(page, { remove: "frames" });
  await expect(page.locator("[data-reason=notGranted]")).toContainText("Canvas");
  await grant(page, { add: "frames" });
  const frame = page.frameLocator("iframe[title=Canvas]");
  await expect(frame.locator("output")).not.toHaveText("…");
  expect(Number(await frame.locator("output").textContent())).toBeGreaterThan(200);
  await expect(page.locator("iframe[title=Canvas]")).toHaveCSS("height", "250px");
  const address = await page.locator("iframe[title=Canvas]").getAttribute("src");
  expect(address).toMatch(/^http:\/\/f-[a-z0-9]{12}\.realm\.localhost:\d+\/realm\/frame\.html$/);
  await grant(page, { remove: "frames" });
  await expect(page.locator("[data-reason=notGranted]")).toContainText("Canvas");
  await expect(page.locator("iframe[title=Canvas]")).toHaveCount(0);
  // As the demo project has it.
  await grant(page, { add: "frames" });
});

test("S304 S467 a frame that loops for ever is ended, and the page answers meanwhile", async ({ page, expectProblems }) => {
  expectProblems([/Canvas(:\d+:\d+)?: /]);
  // What a guard is told when it begins to stand before a frame.
  await page.addInitScript(() => {
    if (window === window.top) return;
    addEventListener("message", ({ data }: MessageEvent<{ kind?: string; limits?: object } | undefined>) => {
      if (data?.kind === "platon-guard-frame") Object.assign(window, { limits: data.limits });
    });
  });
  await showComponents(page, [{ name: "Fine", scripts: [fine] }, { name: "Canvas", scripts: [canvas], realm: "frame" }]);
  await grant(page, { add: "frames" });
  const frame = page.frameLocator("iframe[title=Canvas]");
  await expect(frame.locator("output")).not.toHaveText("…");
  const guards = page.frames().filter((one) => one.url().includes("/realm/guard.html"));
  const told = await Promise.all(guards.map((guard) => guard.evaluate(() => (window as unknown as { limits?: object }).limits)));
  expect(told).toContainEqual(expect.objectContaining({ framePings: 30 }));
  const longestGap = await watchGaps(page);
  // A loop throws after two seconds by itself, and the component goes on.
  await frame.getByText("loop").click();
  await expect(frame.locator("output")).toBeVisible();
  // A recursion that swallows what it throws is ended by the host after three: then nobody answers the press.
  void frame.getByText("spin").click({ timeout: 30_000 }).catch(() => undefined);
  await expect(page.locator("[data-reason=ended]")).toContainText("Canvas", { timeout: 15_000 });
  expect(await longestGap()).toBeLessThan(1_000);
  await page.getByText("alive 0").click();
  await expect(page.getByText("alive 1")).toBeVisible();
});

const hanging = `
import { useState } from "react";
export default () => { const [n, set] = useState(0); return <p>hanging {n} <button onClick={() => { for (;;); }}>hang</button><button onClick={() => set(n + 1)}>count</button></p>; };`;

test("S305 who brought a realm down begins again, when asked, in a realm apart, and takes nobody along", async ({ page, expectProblems }) => {
  expectProblems([/Hanging: the realm was ended: hang/]);
  await showComponents(page, [{ name: "Fine", scripts: [fine] }, { name: "Hanging", scripts: [hanging] }]);
  await page.getByText("hang", { exact: true }).click();
  const notice = page.locator("[data-reason=ended]");
  await expect(notice).toContainText("Hanging");
  await page.getByText("alive 0").click();
  await expect(page.getByText("alive 1")).toBeVisible();
  await notice.getByRole("button").click();
  await page.getByText("count").click();
  await expect(page.getByText("hanging 1")).toBeVisible();
  // A second fault in the realm apart: what stands in the other keeps its state.
  await page.getByText("hang", { exact: true }).click();
  await expect(notice).toContainText("Hanging");
  await expect(page.getByText("alive 1")).toBeVisible();
  await page.getByText("alive 1").click();
  await expect(page.getByText("alive 2")).toBeVisible();
  // The third strike within ten minutes puts it in quarantine in this browser (D74).
  await notice.getByRole("button").click();
  await page.getByText("hang", { exact: true }).click();
  await expect(page.locator("[data-reason=quarantined]")).toContainText("Hanging");
  await expect(page.getByText("alive 2")).toBeVisible();
});

const slow = `
export default () => { const end = performance.now() + 40; while (performance.now() < end); return <p className="slow">drawn</p>; };`;

test("S527 of components that are mounted in one go, who draws more than it may is blamed, and no other", async ({ page, expectProblems }) => {
  expectProblems([/Flood(:\d+:\d+)?: /]);
  const flood = "export default () => <ul>{Array.from({ length: 7_000 }, (_, key) => <li key={key} />)}</ul>;";
  await showComponents(page, [["Before", fine], ["Flood", flood], ["After", fine]].map(([name = "", script = ""]) => ({ name, scripts: [script] })));
  await expect(page.locator("[data-reason=ended]")).toContainText("Flood");
  await page.getByRole("button", { name: "alive" }).first().click();
  await page.getByRole("button", { name: "alive" }).last().click();
  await expect(page.getByRole("button", { name: "alive 1" })).toHaveCount(2);
  await expect(page.locator("[data-reason]")).toHaveCount(1);
});

test("S91 components that take their time are drawn, although sixty of them together take longer than a realm may be silent", async ({ page }) => {
  await showComponents(page, Array.from({ length: 60 }, (_, index) => ({ name: `Slow${index}`, scripts: [slow] })));
  await expect(page.locator(".slow")).toHaveCount(60);
  await expect(page.locator("[data-reason]")).toHaveCount(0);
});
