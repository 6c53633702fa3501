import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { RunningServer } from "../../integration/harness/serverProcess.ts";
import { startServer } from "../../integration/harness/startServer.ts";
import { checkAccessibility } from "../harness/checkAccessibility.ts";
import { listKeys, type KeyService } from "../harness/listKeys.ts";
import { expect, test as base } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";

/** A server that checks signatures, and a signing service on the person's computer. */
const test = base.extend<object, { service: KeyService; server: RunningServer }>({
  service: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const service = await listKeys();
      await use(service);
      await service.stop();
    },
    { scope: "worker" },
  ],
  server: [
    async ({ service }, use) => {
      const folder = mkdtempSync(join(tmpdir(), "platon-root-"));
      const root = join(folder, "root.pem");
      execFileSync("openssl", ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", join(folder, "root.key"), "-out", root, "-subj", "/CN=Root"], { stdio: "ignore" });
      const server = await startServer({ env: { EIMZO_ROOTS: root, EIMZO_CRLS: "none", EIMZO_SERVICE: service.address } });
      await use(server);
      await server.stop();
      rmSync(folder, { recursive: true });
    },
    { scope: "worker", timeout: 180_000 },
  ],
});

const openKeys = async (page: Page): Promise<void> => {
  await page.goto("/auth/user");
  await page.getByRole("button", { name: "ЭРИ калити" }).click();
};

test("AU51 K971 the dialog lists the keys of this computer by the keyboard too, within min(window − 32, 500), and has no serious accessibility fault", async ({ page }) => {
  await openKeys(page);
  const dialog = page.getByRole("dialog", { name: "Электрон рақамли имзо" });
  const keys = dialog.getByRole("radio");
  await expect(keys).toHaveCount(3);
  await expect(keys.first()).toBeFocused();
  await expect(keys.nth(2)).toBeDisabled();
  await page.keyboard.press("ArrowDown");
  await expect(dialog.getByRole("radio", { name: /KARIMOVA NODIRA.*MCHJ.*301234567/ })).toBeChecked();
  // The frame went with its call.
  await expect(page.locator("iframe")).toHaveCount(0);
  for (const theme of ["platon.platon", "platon.deepDark"]) {
    await page.evaluate((name) => (document.documentElement.dataset["theme"] = name), theme);
    await checkAccessibility(page);
  }
  const width = async (): Promise<number> => Math.round((await dialog.boundingBox())?.width ?? 0);
  expect(await width()).toBe(500);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(width).toBe(358);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("K966 the sign-in document and the application cannot reach the service by themselves", async ({ page, service, expectProblems }) => {
  expectProblems([/\[csp\] connect-src/, /Content Security Policy/]);
  const reach = async (): Promise<string> => await page.evaluate((address) => new Promise<string>((resolve) => {
    const socket = new WebSocket(address);
    socket.addEventListener("open", () => resolve("open"));
    socket.addEventListener("error", () => resolve("refused"));
  }), service.address);
  await page.goto("/auth/user");
  expect(await reach()).toBe("refused");
  await signIn(page, "clerk", { next: "/404" });
  expect(await reach()).toBe("refused");
});

test("AU57 without the service the dialog says what to do, and asks again by its button", async ({ page, service, expectProblems }) => {
  expectProblems([/WebSocket connection to .* failed/]);
  await service.stop();
  await openKeys(page);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("alert")).toContainText("Имзолаш дастури топилмади");
  const again = await listKeys(Number(new URL(service.address).port));
  await dialog.getByRole("button", { name: "Қайта уриниш" }).click();
  await expect(dialog.getByRole("radio")).toHaveCount(3);
  await again.stop();
});
