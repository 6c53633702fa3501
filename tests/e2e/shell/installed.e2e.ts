import { expect, test } from "../harness/productTest.ts";
import { signIn } from "../harness/signInPage.ts";

test.use({ serviceWorkers: "allow" });

test("K397 the product can be installed: a manifest with icons, under the strict policy", async ({ page, request }) => {
  const document = await page.goto("/404");
  expect(document?.headers()["content-security-policy"]).toMatch(/script-src 'self';.*worker-src 'self'/);
  const address = await page.locator("link[rel=manifest]").getAttribute("href");
  const manifest = (await (await request.get(address ?? "")).json()) as { display: string; icons: { src: string; sizes: string }[] };
  expect(manifest.display).toBe("standalone");
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(["any", "192x192", "512x512", "512x512"]);
  // Asked for by browsers and crawlers that read no document.
  expect((await request.get("/favicon.ico")).headers()["content-type"]).toBe("image/x-icon");
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
  const worker = await request.get("/service-worker.js");
  expect(worker.headers()["content-security-policy"]).toBe("default-src 'none'; connect-src 'self'");
  expect(worker.headers()["cache-control"]).toBe("no-cache");
});

test("K398 without the network the application opens and says so, and goes on when it is back; nothing private is kept", async ({ page, context, expectProblems }) => {
  expectProblems([/ERR_INTERNET_DISCONNECTED|Failed to fetch/, /network/]);
  await page.clock.install();
  await signIn(page, "clerk", { next: "/tables/countries" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // The first seconds of a document are not for its next visit.
  await page.clock.fastForward(5_000);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 100));
  });
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const kept = await page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
    return found;
  });
  expect(kept).toContain("/");
  expect(kept.filter((path) => !/^\/(|auth\/user|assets\/.+|settings\.json|first-look\.js|app\.webmanifest|icons\/.+)$/.test(path))).toEqual([]);
  await context.setOffline(true);
  await page.goto("/tables/cities");
  await expect(page.getByRole("main").getByText("Маълумотлар юкланмади")).toBeVisible();
  await context.setOffline(false);
  await page.clock.fastForward(5_000);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible({ timeout: 20_000 });
});
