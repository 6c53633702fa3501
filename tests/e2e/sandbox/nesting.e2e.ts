import { expect, test } from "../harness/productTest.ts";
import { offerComponents } from "./offerComponents.ts";
import { showComponents } from "./showComponents.ts";

test.use({ isTabKept: true });

const counter = 'import { useState } from "react"; export default () => { const [n, set] = useState(0); return <button onClick={() => set(n + 1)}>alive {n}</button>; };';
const holding = (times: number): string =>
  `export default () => <div className="holder">${'<platon-component name="Holder" />'.repeat(times)}</div>;`;

test("S558 components stand at most eight deep in one another; in the place of what is deeper is said why", async ({ page }) => {
  await offerComponents(page, [{ name: "Holder", scripts: [holding(1)] }]);
  await showComponents(page, [{ name: "Holder", scripts: [holding(1)] }, { name: "Counter", scripts: [counter] }]);
  await expect(page.getByText("Компонентлар жуда чуқур жойлашган")).toHaveCount(1);
  await expect(page.locator(".holder")).toHaveCount(8);
  await page.getByText("alive 0").click();
  await expect(page.getByText("alive 1")).toBeVisible();
});

const crowds = { "itself twice": 2, "sixty others": 60 };

for (const [what, times] of Object.entries(crowds)) {
  test(`S548 a component that holds ${what} has more than 50, or its realm more than 200, and is ended in its own name`, async ({ page, expectProblems }) => {
    expectProblems([/Holder: the realm was ended: nodes/]);
    await offerComponents(page, [{ name: "Holder", scripts: [holding(times)] }]);
    await showComponents(page, [{ name: "Holder", scripts: [holding(times)] }, { name: "Counter", scripts: [counter] }]);
    await expect(page.locator("[data-reason=ended], [data-reason=quarantined]").first()).toContainText("Holder", { timeout: 20_000 });
    await page.getByText("alive 0").click();
    await expect(page.getByText("alive 1")).toBeVisible();
  });
}
