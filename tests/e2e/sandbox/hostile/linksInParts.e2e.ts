import { expect, test } from "../../harness/productTest.ts";
import { showComponents } from "../showComponents.ts";

test.use({ isTabKept: true });

const links = `
import { useState } from "react";
export default () => { const [told, tell] = useState(""); const away = "https://elsewhere.example/?secret";
  return <div>
    <button onClick={() => tell("told")}>tell</button>
    <platon-link><a href={away}>inside</a></platon-link>
    <a href={away}><platon-link>around</platon-link></a>
    <platon-link><form><input name="q" defaultValue="secret" /><button>send</button></form></platon-link>
    <output>{told}</output></div>; };`;

test("S553 S463 no press follows a link or sends a form of a component, whether it stands in a first-party part or around one", async ({ page }) => {
  const asked: string[] = [];
  await page.context().route(/elsewhere\.example|[?&]q=secret/, async (route) => {
    asked.push(route.request().url());
    await route.abort();
  });
  await showComponents(page, [{ name: "Links", scripts: [links] }]);
  const box = page.locator("[data-platon-box]");
  const { length: pages } = page.context().pages();
  const address = page.url();
  for (const text of ["inside", "around", "send"]) {
    for (const button of ["left", "middle"] as const) await box.getByText(text).click({ button });
  }
  await box.getByText("inside").click({ modifiers: ["Control"] });
  await box.locator("input").press("Enter");
  // What the browser does by itself, it would have done by the time that the realm has answered.
  await box.getByText("tell").click();
  await expect(box.locator("output")).toHaveText("told");
  expect([asked, page.context().pages().length, page.url()]).toEqual([[], pages, address]);
});
