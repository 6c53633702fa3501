import { consoleLines } from "../harness/consoleLines.ts";
import { expect, test } from "../harness/productTest.ts";
import { showComponents } from "./showComponents.ts";

const fine = 'export default () => <p className="fine">fine</p>;';

test("S442 an imported component that cannot be fetched is told at its import, its neighbours are drawn, and a retry fetches it", async ({ page, expectProblems }) => {
  expectProblems([/404/, /Board:1:1: module/]);
  await page.route(/\/api\/info(\?|$)/, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { components: object[] } };
    body.data.components.push({ name: "FetchedChart", hash: "fetchedchart" });
    await route.fulfill({ response, json: body });
  });
  let isThere = false;
  const chart = { name: "FetchedChart", scripts: ['export default () => <p className="chart">chart</p>;'], content: "", css: "" };
  await page.route(/\/api\/components\/fetchedchart/, (route) =>
    route.fulfill(isThere ? { json: { statusCode: 200, message: "", data: chart, errors: null } } : { status: 404, json: { statusCode: 404, message: "gone", data: null, errors: null } }),
  );
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
  await page.route(/\/api\/info(\?|$)/, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { components: object[] } };
    body.data.components.push({ name: "Extra", hash: "extrahash" });
    await route.fulfill({ response, json: body });
  });
  const data = { name: "Extra", scripts: [extra], content: "", css: "" };
  await page.route(/\/api\/components\/extrahash/, (route) => route.fulfill({ json: { statusCode: 200, message: "", data, errors: null } }));
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
