import type { Browser, Page } from "@playwright/test";
import type { CountAnswer, RowsAnswer, RowsQuery, TableConfig } from "../../../contract/table.ts";
import { columnCount, columnWidth, rowAt, rowCount } from "./wideRows.ts";

const place = "cities";

export interface WideTable {
  readonly size: { readonly width: number; readonly height: number };
  /** Of the configuration: a column pinned at each side, and nothing else, unless given. */
  readonly change?: (config: TableConfig) => TableConfig;
  readonly footers?: CountAnswer["footers"];
  /** A cell of the fourth row. */
  readonly ready?: string;
}

/** The shipped table with other columns and rows on the wire: no table of the demo has a million of twenty columns. */
export async function openWideTable(browser: Browser, url: string, { size, change = (config) => config, footers = [], ready = "[data-line='3']" }: WideTable): Promise<Page> {
  const page = await (await browser.newContext({ viewport: size })).newPage();
  await page.route(`**/api/tables/${place}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: TableConfig };
    await route.fulfill({ response, json: { ...body, data: change(widened(body.data)) } });
  });
  const envelope = (data: unknown) => ({ json: { statusCode: 200, message: "", data, errors: null } });
  await page.route(`**/api/tables/${place}/count`, (route) => route.fulfill(envelope({ total: rowCount, totalIsEstimate: false, footers })));
  await page.route(`**/api/tables/${place}/rows`, (route) => route.fulfill(envelope(pageOf(route.request().postDataJSON() as RowsQuery))));
  await page.goto(`${url}/login?next=/tables/${place}`);
  await page.locator("input[name=username]").fill("clerk");
  await page.locator("input[name=password]").fill("demo-clerk-1");
  await page.locator("input[name=password]").press("Enter");
  await page.waitForURL((address) => address.pathname === `/tables/${place}`);
  // Without the sidebar the table is as wide as its rival.
  await page.goto(`${url}/tables/${place}?_target=blank`);
  await page.locator(ready).waitFor({ state: "attached" });
  return page;
}

function widened(config: TableConfig): TableConfig {
  const [column] = config.columns;
  if (!column) throw new Error("the table has no columns");
  const columns = Array.from({ length: columnCount }, (_, index) => ({
    ...column, id: `c${index}`, title: `c${index}`, dataField: `c${index}`, width: columnWidth, link: null, footer: null, cellFormat: null, children: [],
  }));
  return { ...config, columns, filters: [], leftFixed: 1, rightFixed: 1, sort: [], preferences: null };
}

function pageOf({ page = 1, pageSize = 50 }: RowsQuery): RowsAnswer {
  const rows = Array.from({ length: pageSize }, (_, index) => rowAt((page - 1) * pageSize + index));
  return { rows, page, pageSize, next: "next", total: null, totalIsEstimate: false, footers: [] };
}
