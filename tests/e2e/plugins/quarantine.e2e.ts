import { call } from "../../integration/harness/call.ts";
import { signIn as tokenOf } from "../../integration/harness/signIn.ts";
import type { PluginManifest } from "#contract/plugin.ts";
import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";
import { openPlugin } from "./pluginsPage.ts";

test.use({ isTabKept: true });

const board = `
import { useState } from "react";
export default function Loop() {
  const [n, set] = useState(0);
  return <p><button onClick={() => set(n + 1)}>alive {n}</button> <button onClick={() => { for (;;); }}>loop</button></p>;
}`;

const manifest: PluginManifest = {
  id: "looper", version: "1.0.0", sdk: "^1.0", name: "Looper", capabilities: [],
  contributes: { screens: [{ path: "looper", title: "Looper", module: "Loop.tsx" }] },
  modules: { "Loop.tsx": board },
};

test("K196 K197 S333 SY6 SY11 what a component did is told to administrators; stopped for the project it stops in open tabs, and released it runs again without a reload", async ({ page, newVisitor, server, expectProblems }) => {
  test.setTimeout(120_000);
  // The open card may ask once more for what is removed in that very moment.
  expectProblems([/Loop: the realm was ended/, /404.*plugins\/looper\/(usage|incidents)/]);
  const token = await tokenOf(server, "admin");
  expect((await call(server, "POST plugins", { body: manifest, query: {}, token })).status).toBe(200);
  const visitor = await newVisitor();
  await signIn(visitor, "clerk", { next: "/system/looper" });
  await expect(visitor.getByRole("button", { name: "alive 0" })).toBeVisible();

  await signIn(page, "admin", { next: "/system/looper" });
  await page.getByRole("button", { name: "loop" }).click();
  await expect(page.locator("[data-reason=ended]")).toBeVisible();
  const incidents = async () => (await call(server, "GET plugins/{id}/incidents", { params: { id: "looper" }, token })).data;
  await expect.poll(async () => (await incidents()).map(({ component, why, users }) => [component, why, users])).toEqual([["Loop", "hang", 1]]);

  // An administrator stops the version that this browser told of, for everybody.
  const [{ hash, scope, component } = { hash: "", scope: "", component: "" }] = await incidents();
  const stopped = await call(server, "POST plugins/{id}/incidents", { params: { id: "looper" }, body: { hash, scope, component, why: "administrator" }, token });
  expect(stopped.data.quarantined).toBe(true);
  await expect(visitor.locator("[data-reason=quarantined]")).toBeVisible();

  await page.goto("/system/plugins");
  const card = await openPlugin(page, "looper");
  await expect(card.locator("[data-incident=Loop]")).toContainText("Карантинда");
  await card.getByRole("button", { name: "Карантиндан чиқариш" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Ҳа" }).click();
  await expect(visitor.getByRole("button", { name: "alive 0" })).toBeVisible();
  await call(server, "DELETE plugins/{id}", { params: { id: "looper" }, token });
  // The card closes by itself.
  await expect(card).toHaveCount(0);
  await expect(page).toHaveURL(/\/system\/plugins$/);
});
