import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import type { RunningServer } from "../../integration/harness/serverProcess.ts";
import { startServer } from "../../integration/harness/startServer.ts";
import { checkAccessibility } from "../harness/checkAccessibility.ts";
import { expect, test as base } from "../harness/productTest.ts";
import { runSigningService, type SigningService } from "../harness/runSigningService.ts";
import { openBlank, signIn } from "../harness/signInPage.ts";

interface Signing extends SigningService {
  readonly keys: string;
}

/** A signing service on the person's computer, and a server that trusts its keys. */
const test = base.extend<object, { signing: Signing; server: RunningServer }>({
  signing: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const keys = mkdtempSync(join(tmpdir(), "platon-keys-"));
      const service = await runSigningService(keys);
      await use({ ...service, keys });
      await service.stop();
      rmSync(keys, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
  server: [
    async ({ signing }, use) => {
      const server = await startServer({ env: { ...signing.env, EIMZO_DETAILS: "https://example.org/signatures" } });
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
});

const dialogOf = (page: Page): Locator => page.getByRole("dialog", { name: "Электрон рақамли имзо" });
const sign = async (page: Page): Promise<void> => await page.getByRole("button", { name: "Имзолаб кириш" }).click();

async function openKeys(page: Page): Promise<Locator> {
  await page.goto("/auth/user");
  await page.getByRole("button", { name: "ЭРИ калити" }).click();
  const keys = dialogOf(page).getByRole("radio");
  await expect(keys).toHaveCount(5);
  return keys;
}

test("AU51 K971 K972 the dialog lists the keys of this computer, is used by the keyboard, is as wide as it has to be, and has no serious accessibility fault", async ({ page }) => {
  const keys = await openKeys(page);
  await expect(keys.first()).toBeFocused();
  await expect(keys.last()).toBeDisabled();
  await page.keyboard.press("ArrowDown");
  await expect(keys.nth(1)).toBeChecked();
  // The frame went with its call.
  await expect(page.locator("iframe")).toHaveCount(0);
  for (const theme of ["platon.platon", "platon.deepDark"]) {
    await page.evaluate((name) => (document.documentElement.dataset["theme"] = name), theme);
    await checkAccessibility(page);
  }
  const width = async (): Promise<number> => Math.round((await dialogOf(page).boundingBox())?.width ?? 0);
  expect(await width()).toBe(500);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(width).toBe(358);
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toBeHidden();
});

test("AU65 K972 a key of the person's computer signs them in, and comes first the next time", async ({ page }) => {
  await openKeys(page);
  await dialogOf(page).getByRole("radio", { name: /Тошкент шаҳар ҳокимлиги/ }).check();
  await sign(page);
  await expect(page).not.toHaveURL(/auth/);
  expect(await page.evaluate(() => localStorage.getItem("login_eimzo_key"))).toMatch(/^[0-9A-F]+$/);
  await openBlank(page);
  await page.evaluate(() => ["auth_token", "auth_token_refresh", "auth_user"].forEach((key) => localStorage.removeItem(key)));
  const keys = await openKeys(page);
  await expect(keys.first()).toHaveAccessibleName(/Тошкент шаҳар ҳокимлиги/);
  await expect(keys.first()).toBeChecked();
});

test("AU65 an ID card signs in, and a revoked key is refused with a link to more", async ({ page, expectProblems }) => {
  expectProblems([/status of 403/]);
  const keys = await openKeys(page);
  // Of the same person as two others: the last of those that have not ended.
  await keys.nth(3).check();
  await sign(page);
  const refusal = dialogOf(page).getByRole("alert");
  await expect(refusal).toContainText("Бу имзо бекор қилинган");
  await expect(refusal.getByRole("link", { name: "Батафсил" })).toHaveAttribute("href", "https://example.org/signatures");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "ID карта" }).click();
  await sign(page);
  await expect(page).not.toHaveURL(/auth/);
});

test("AU65 AU62 a key that its owner has denied on the whitelist signs nobody in", async ({ page, expectProblems }) => {
  expectProblems([/status of 403/]);
  const keys = await openKeys(page);
  const serial = /Серия рақами: ([0-9A-F]+)/.exec((await dialogOf(page).locator("label").nth(1).textContent()) ?? "")?.[1] ?? "";
  await expect(keys.nth(1)).toBeEnabled();
  await signIn(page, "clerk", { next: "/auth/user" });
  await page.locator("summary").filter({ hasText: "имзо" }).click();
  await page.getByLabel("Имзо серия рақами").fill(`${serial},`);
  await page.getByLabel("Тақиқланган").check();
  await page.getByRole("button", { name: "Қўшиш" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: serial })).toContainText("Тақиқланган");
  await openBlank(page);
  await page.evaluate(() => localStorage.clear());
  await openKeys(page);
  await dialogOf(page).locator("label").filter({ hasText: serial }).getByRole("radio").check();
  await sign(page);
  await expect(dialogOf(page).getByRole("alert")).toContainText("Бу имзо билан тизимга кириш мумкин эмас");
});

test("K966 the sign-in document and the application cannot reach the service by themselves", async ({ page, signing, expectProblems }) => {
  expectProblems([/\[csp\] connect-src/, /Content Security Policy/]);
  const reach = async (): Promise<string> => await page.evaluate((address) => new Promise<string>((resolve) => {
    const socket = new WebSocket(address);
    socket.addEventListener("open", () => resolve("open"));
    socket.addEventListener("error", () => resolve("refused"));
  }), signing.env.EIMZO_SERVICE);
  await page.goto("/auth/user");
  expect(await reach()).toBe("refused");
  await signIn(page, "clerk", { next: "/404" });
  expect(await reach()).toBe("refused");
});

test("AU57 without the service the dialog says what to do, and asks again by its button", async ({ page, signing, expectProblems }) => {
  expectProblems([/WebSocket connection to .* failed/]);
  await signing.stop();
  await page.goto("/auth/user");
  await page.getByRole("button", { name: "ЭРИ калити" }).click();
  await expect(dialogOf(page).getByRole("alert")).toContainText("Имзолаш дастури топилмади");
  const again = await runSigningService(signing.keys, new URL(signing.env.EIMZO_SERVICE).port);
  await dialogOf(page).getByRole("button", { name: "Қайта уриниш" }).click();
  await expect(dialogOf(page).getByRole("radio")).toHaveCount(5);
  await again.stop();
});
