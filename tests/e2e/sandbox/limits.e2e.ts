import { call } from "../../integration/harness/call.ts";
import { signIn as tokenOf } from "../../integration/harness/signIn.ts";
import { startServer } from "../../integration/harness/startServer.ts";
import { expect, test } from "../harness/productTest.ts";
import { routePages } from "../harness/routePages.ts";
import { signIn } from "../harness/signInPage.ts";

/** 5,801 nodes: a list of texts. */
const many = `export default () => <ul aria-label="many">{Array.from({ length: 2900 }, (_, at) => <li key={at}>{at}</li>)}</ul>;`;
const few = `import { useState } from "react";
export default () => { const [n, set] = useState(0); return <button onClick={() => set(n + 1)}>few {n}</button>; };`;

test("S520 S522 what the operator raised and the project lowers holds in a page that is open, and is undone there too", async ({ page, expectProblems }) => {
  test.setTimeout(120_000);
  expectProblems([/Many: /]);
  const server = await startServer({ env: { REALM_LIMITS: "componentNodes=6000" } });
  try {
    const components = [{ name: "Many", css: "", scripts: [many] }, { name: "Few", css: "", scripts: [few] }];
    await routePages(page, [{ name: "probe", title: "Probe", css: "", components, data: {} }]);
    await signIn(page, "admin", { next: "/pages/probe", origin: server.url });
    const [rows, button] = [page.getByRole("list", { name: "many" }).getByRole("listitem"), page.getByRole("button", { name: /^few/ })];
    await expect(rows).toHaveCount(2_900);
    await button.click();
    await expect(button).toHaveText("few 1");
    await page.evaluate(() => void (document.documentElement.dataset["seen"] = "1"));

    const token = await tokenOf(server, "admin");
    const { data: before } = await call(server, "GET config/export", { token });
    const lowered = before.map((file) =>
      file.path === "project.json" ? { ...file, text: JSON.stringify({ ...(JSON.parse(file.text) as object), limits: { componentNodes: 100 } }) } : file);
    expect((await call(server, "POST config/apply", { body: { files: lowered }, token })).status).toBe(200);
    await expect(page.locator("[data-reason=ended]")).toContainText("Many");
    await expect(rows).toHaveCount(0);
    // It was in the same realm, and began anew.
    await expect(button).toHaveText("few 0");
    await button.click();
    await expect(button).toHaveText("few 1");

    expect((await call(server, "POST config/apply", { body: { files: before }, token })).status).toBe(200);
    await expect(rows).toHaveCount(2_900);
    await expect(page.locator("[data-reason]")).toHaveCount(0);
    await expect(page.locator("html")).toHaveAttribute("data-seen", "1");
    await page.goto("about:blank");
  } finally {
    await server.stop();
  }
});
