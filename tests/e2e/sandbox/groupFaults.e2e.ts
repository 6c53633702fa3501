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
