import type { Page } from "@playwright/test";
import { call } from "../../integration/harness/call.ts";
import { clientId, clientSecret, realm, startOpenidProvider, type OpenidProvider } from "../../integration/harness/openidProvider.ts";
import type { RunningServer } from "../../integration/harness/serverProcess.ts";
import { signIn as tokenOf } from "../../integration/harness/signIn.ts";
import { startServer } from "../../integration/harness/startServer.ts";
import { checkAccessibility } from "../harness/checkAccessibility.ts";
import { expect, test as product } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";

/** The product with Keycloak: a real OpenID provider that stands in its place. */
const test = product.extend<object, { server: RunningServer; provider: OpenidProvider }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startServer({ env: { ALLOW_PRIVATE_HOSTS: "127.0.0.1" } });
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  provider: [
    async ({ server }, use) => {
      const provider = await startOpenidProvider([`${server.url}/auth/user`]);
      const token = await tokenOf(server, "admin");
      const { data: files } = await call(server, "GET config/export", { token });
      const settings = { oauth2: { keycloak: { baseUrl: provider.baseUrl, realm, client_id: clientId, client_secret: clientSecret } }, access: { newUsers: { methods: ["keycloak"], roles: ["clerk"] } } };
      const changed = files.map((file) => (file.path === "project.json" ? { ...file, text: JSON.stringify({ ...(JSON.parse(file.text) as object), ...settings }) } : file));
      await call(server, "POST config/apply", { body: { files: changed }, token });
      await use(provider);
      await provider.stop();
    },
    { scope: "worker" },
  ],
});

const asAccount = async (page: Page, account: string): Promise<void> => {
  await page.getByLabel("Account").fill(account);
  await page.getByRole("button", { name: "Go on" }).click();
};

test("OI30 AU31 AU32 a guest who wants a table goes to the provider and comes back, is asked for a first password, and arrives at the table", async ({ page, provider }) => {
  await page.goto("/auth/user?next=%2Ftables%2Fcountries");
  await page.getByRole("button", { name: "Keycloak" }).click();
  await asAccount(page, "lola");
  const dialog = page.getByRole("dialog", { name: "Парол ўрнатиш" });
  await expect(dialog).toContainText("Account lola");
  expect(page.url()).toMatch(/\/auth\/user$/);
  await checkAccessibility(page);
  await dialog.getByLabel("Парол", { exact: true }).fill("short");
  await page.keyboard.press("Enter");
  await expect(dialog).toContainText("Парол 6та дан кам бўлмаслиги керак");
  await dialog.getByLabel("Парол", { exact: true }).fill("lola-own-1");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/tables\/countries$/);
  expect(provider.asked.at(-1)?.get("code_challenge_method")).toBe("S256");
});

test("OI31 AU34 a user connects an account, signs out, and is in by it again, asked by the provider who it is", async ({ page, provider }) => {
  await signIn(page, "clerk", { next: "/system/profile" });
  await page.getByText("Уланган ҳисоблар").click();
  await page.getByRole("button", { name: "Keycloak ҳисобини улаш" }).click();
  await asAccount(page, "clerk-there");
  await expect(page).toHaveURL(/\/system\/profile$/);
  await page.getByText("Уланган ҳисоблар").click();
  await expect(page.getByRole("list", { name: "Уланган ҳисоблар" })).toContainText("clerk-there");
  await checkAccessibility(page);
  await page.goto("/system/logout");
  await page.getByRole("button", { name: "Keycloak" }).click();
  await asAccount(page, "clerk-there");
  await expect(page).toHaveURL(/\/pages\/dashboard/);
  await expect.poll(async () => await page.evaluate(() => localStorage.getItem("auth_user") ?? "")).toContain("clerk");
  expect(provider.asked.at(-1)?.get("prompt")).toBe("login");
});
