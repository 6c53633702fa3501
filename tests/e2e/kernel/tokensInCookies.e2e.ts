import type { BrowserContext, Page } from "@playwright/test";
import { call } from "../../integration/harness/call.ts";
import { signIn as tokenOf } from "../../integration/harness/signIn.ts";
import { expect, test } from "../harness/productTest.ts";

const name = "project_settings";
const storedTokens = async (page: Page): Promise<string[]> => await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("auth_token")));
const cookieNames = async (context: BrowserContext, url?: string): Promise<string[]> => (await context.cookies(url)).map((one) => one.name).filter((one) => one !== "platon_device").sort();

test("SE181 SE182 SE186 where tokens are in cookies one signs in, works in two tabs, has them refreshed, and signs out of both", async ({ page, server, context, expectProblems }) => {
  expectProblems([/status of 401/]);
  const token = await tokenOf(server, "admin");
  const keepInCookies = async (hasCookies: boolean): Promise<void> => {
    const { data } = await call(server, "POST tables/{name}/rows", { params: { name }, body: {}, token });
    const { $id: id, $version: version } = data.rows[0] as { $id: string; $version: number };
    const saved = await call(server, "PUT forms/{name}/{id}", { params: { name, id }, body: { values: { access: { sessions: { hasCookies } } }, version }, token });
    expect(saved.status).toBe(200);
  };
  const enter = async (): Promise<void> => {
    await page.locator("[name=username]").fill("clerk");
    await page.locator("[name=password]").fill("demo-clerk-1");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/system\/profile/);
  };
  const heading = (tab: Page) => tab.getByText("Сеанслар", { exact: true });
  await keepInCookies(true);
  try {
    await page.goto("/auth/user?next=/system/profile");
    await enter();
    await expect(heading(page)).toBeVisible();
    expect([await storedTokens(page), await cookieNames(context, `${server.url}/api/auth/refresh/token`)]).toEqual([[], ["platon_access", "platon_mark", "platon_refresh"]]);
    expect([await page.evaluate(() => document.cookie), await cookieNames(context, server.url.replace("//", "//x.realm."))]).toEqual([expect.stringMatching(/^platon_mark=m\.[^;]+$/), []]);
    const other = await context.newPage();
    await other.goto("/system/profile");
    await expect(heading(other)).toBeVisible();

    // Whoever comes by a link or a form of another site shows the cookies alone.
    expect((await context.request.get(`${server.url}/api/user-info`)).status()).toBe(401);
    await context.clearCookies({ name: "platon_access" });
    await page.reload();
    await expect(heading(page)).toBeVisible();
    expect(await cookieNames(context, `${server.url}/api/auth/refresh/token`)).toContain("platon_access");

    await page.goto("/system/logout");
    await expect.poll(() => other.url()).toMatch(/\/auth\/user/);
    expect(await cookieNames(context)).toEqual([]);
    await other.close();
  } finally {
    await keepInCookies(false);
  }
});
