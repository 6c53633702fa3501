import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";

test("PK8 a person adds a passkey in their security, signs in by it, and takes it away", async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: { protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
  });
  await signIn(page, "clerk", { next: "/system/profile" });
  const openPanel = async (): Promise<void> => await page.getByText("Қурилма калитлари").click();
  await openPanel();
  await page.getByLabel("Калит номи").fill("Иш компьютери");
  await page.getByRole("button", { name: "Калит қўшиш" }).click();
  const key = page.getByRole("listitem").filter({ hasText: "Иш компьютери" });
  await expect(key).toBeVisible();
  await page.goto("/system/logout");
  await page.waitForURL(/\/auth\/user/);
  await page.getByRole("button", { name: "Қурилма калити" }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/auth"));
  await page.goto("/system/profile");
  await openPanel();
  await expect(key).toContainText("Охирги кириш");
  await key.getByRole("button", { name: "Иш компьютери калитини ўчириш" }).click();
  await page.getByRole("button", { name: "Ҳа", exact: true }).click();
  await expect(page.getByText("Калитлар йўқ")).toBeVisible();
});
