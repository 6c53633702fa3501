import { consoleLines } from "../harness/consoleLines.ts";
import { expect, test } from "../harness/productTest.ts";
import { offerComponents } from "./offerComponents.ts";
import { showComponents } from "./showComponents.ts";

test.use({ isTabKept: true });

const fine = 'export default () => <p className="fine">fine</p>;';

test("S442 an imported component that cannot be fetched is told at its import, its neighbours are drawn, and a retry fetches it", async ({ page, expectProblems }) => {
  expectProblems([/404/, /Board:1:1: module/]);
  let isThere = false;
  const chart = 'export default () => <p className="chart">chart</p>;';
  await offerComponents(page, [{ name: "FetchedChart", scripts: [chart] }], () => isThere);
  const board = 'import Chart from "./FetchedChart";\nexport default () => <Chart />;';
  await showComponents(page, [{ name: "Board", scripts: [board] }, { name: "Fine", scripts: [fine] }]);
  const notice = page.locator("[data-reason=compile]");
  await expect(notice).toContainText("Board: 1-қатор");
  await expect(page.locator(".fine")).toBeVisible();
  isThere = true;
  await notice.getByRole("button").click();
  await expect(page.locator(".chart")).toBeVisible();
  await expect(notice).toHaveCount(0);
});

const chooser = `
import { useState } from "react";
export default function Chooser() {
  const [isShort, set] = useState(false);
  return <><button onClick={() => set(true)}>close</button>{!isShort && <platon-component name="Extra" />}</>;
}`;
const extra = `
import { useEffect } from "react";
export default function Extra() {
  useEffect(() => () => { for (;;); }, []);
  return <p className="extra">extra</p>;
}`;

test("S443 a component whose cleanup loops for ever gets the strike although it is gone; who is still there begins again without a notice", async ({ page, expectProblems }) => {
  expectProblems([/Extra: the realm was ended: hang/]);
  const told = consoleLines(page);
  await offerComponents(page, [{ name: "Extra", scripts: [extra] }]);
  const counter = 'import { useState } from "react"; export default () => { const [n, set] = useState(0); return <button onClick={() => set(n + 1)}>alive {n}</button>; };';
  await showComponents(page, [{ name: "Chooser", scripts: [chooser] }, { name: "Counter", scripts: [counter] }]);
  await expect(page.locator(".extra")).toBeVisible();
  await page.getByText("alive 0").click();
  await page.getByText("alive 1").waitFor();
  await page.getByText("close").click();
  // Everybody begins again, the one that looped in a realm apart.
  await expect(page.getByText("alive 0")).toBeVisible();
  await expect(page.locator(".extra")).toBeVisible();
  await expect(page.locator("[data-reason]")).toHaveCount(0);
  expect(told.filter((line) => line.includes("the realm was ended"))).toHaveLength(1);
});
