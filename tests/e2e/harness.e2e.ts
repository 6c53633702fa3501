import { expect, test, type BrowserContext } from "@playwright/test";

import { checkAccessibility } from "./harness/checkAccessibility.ts";
import { KeptTab } from "./harness/KeptTab.ts";
import { watchProblems } from "./harness/watchProblems.ts";

const address = "http://harness.localhost/";
const policy = "default-src 'self'; script-src 'self' 'unsafe-inline'; img-src 'self'";

async function serve(context: BrowserContext, script: string, markup = ""): Promise<void> {
  const main = `<main><h1>t</h1>${markup}</main>`;
  const body = `<!doctype html><html lang="en"><title>t</title>${main}<script>${script}</script>`;
  await context.route(`${address}**`, (route) =>
    route.fulfill({ body, contentType: "text/html", headers: { "content-security-policy": policy } }),
  );
}

const faults = [
  { what: "an error on the console", script: "console.error('one')", seen: /\[console error\] one/ },
  { what: "a warning on the console", script: "console.warn('two')", seen: /\[console warning\] two/ },
  { what: "an uncaught error", script: "setTimeout(() => { throw new Error('three') })", seen: /\[uncaught\].*three/ },
  { what: "an unhandled rejection", script: "Promise.reject(new Error('four'))", seen: /\[uncaught\].*four/ },
  { what: "a report of the policy", script: "new Image().src = 'http://other.localhost/'", seen: /\[csp\] img-src/ },
];

for (const { what, script, seen } of faults) {
  test(`A27 ${what} is noticed, unless the test expects it`, async ({ context, page }) => {
    const problems = await watchProblems(context);
    await serve(context, script);
    await page.goto(address);
    await expect.poll(() => problems.unexpected().join("\n")).toMatch(seen);
    problems.expect([/one|two|three|four|Security Policy|\[csp\]/]);
    expect(problems.unexpected()).toEqual([]);
  });
}

test("A27 a quiet page has no problems", async ({ context, page }) => {
  const problems = await watchProblems(context);
  await serve(context, "console.log('fine'); console.info('fine')");
  await page.goto(address);
  expect(problems.all()).toEqual([]);
});

test("A28 a grave accessibility fault is noticed under the page's own policy", async ({ context, page }) => {
  const problems = await watchProblems(context);
  await serve(context, "", "<img src='/a.png' id='bad'>");
  await page.goto(address);
  await expect(checkAccessibility(page, undefined, 1_000)).rejects.toThrow(/image-alt/);
  await page.evaluate(() => document.getElementById("bad")?.setAttribute("alt", "a picture"));
  await checkAccessibility(page);
  expect(problems.all()).toEqual([]);
});

test("A56 a tab that is kept is begun in with an empty storage, without routes and at its own size, and not after what lasts or went wrong", async ({ browser }) => {
  const kept = new KeptTab(browser, address);
  const take = async () => (await kept.take("{}")).page;
  const page = await take();
  const size = page.viewportSize();
  await page.route(address, (route) => route.fulfill({ body: "<!doctype html><title>t</title>", contentType: "text/html" }));
  await page.goto(address);
  await page.evaluate(() => ["localStorage", "sessionStorage"].forEach((name) => (window as unknown as Record<string, Storage>)[name]?.setItem("left", "behind")));
  await page.setViewportSize({ width: 400, height: 400 });
  await kept.giveBack(true);
  expect(await take()).toBe(page);
  expect(page.viewportSize()).toEqual(size);
  expect(await page.evaluate(() => [localStorage.getItem("left"), sessionStorage.getItem("left")])).toEqual([null, null]);
  await expect(page.goto(address)).rejects.toThrow();
  await page.emulateMedia({ media: "print" });
  await kept.giveBack(true);
  const second = await take();
  expect(second).not.toBe(page);
  await kept.giveBack(false);
  expect(await take()).not.toBe(second);
  await kept.drop();
});
