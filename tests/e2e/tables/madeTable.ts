import type { Page } from "@playwright/test";
import type { TableColumn, TableConfig, TableRow } from "#contract/table.ts";

export interface MadeTable {
  readonly rows: number;
  readonly columns: readonly (Partial<TableColumn> & { readonly id: string })[];
  readonly config?: Partial<TableConfig>;
  readonly rowAt: (index: number) => TableRow;
  /** Milliseconds until rows are answered. */
  readonly answersAfter?: number;
}

const place = "countries";

/** The wire, not our code: a table of the demo with columns and rows as nothing in the demo has them. */
export async function makeTable(page: Page, { rows, columns, config, rowAt, answersAfter = 0 }: MadeTable): Promise<void> {
  await page.route(`**/api/tables/${place}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: TableConfig };
    await route.fulfill({ response, json: { ...body, data: { ...body.data, ...made(body.data, columns), ...config } } });
  });
  const envelope = (data: unknown) => ({ json: { statusCode: 200, message: "", data, errors: null } });
  await page.route(`**/api/tables/${place}/count`, (route) => route.fulfill(envelope({ total: rows, totalIsEstimate: false, footers: [] })));
  await page.route(`**/api/tables/${place}/rows`, async (route) => {
    const { page: at = 1, pageSize = 50 } = route.request().postDataJSON() as { page?: number; pageSize?: number };
    const from = (at - 1) * pageSize;
    const shown = Array.from({ length: Math.max(0, Math.min(pageSize, rows - from)) }, (_, index) => rowAt(from + index));
    await new Promise((resolve) => setTimeout(resolve, answersAfter));
    await route.fulfill(envelope({ rows: shown, page: at, pageSize, ...(from + pageSize < rows && { next: "next" }), total: null, totalIsEstimate: false, footers: [] }));
  });
}

function made(config: TableConfig, columns: MadeTable["columns"]): Partial<TableConfig> {
  const [first] = config.columns;
  if (!first) throw new Error("the table has no columns");
  const plain = { ...first, link: null, footer: null, cellFormat: null, children: [], headerComponent: null };
  return { columns: columns.map((column) => ({ ...plain, title: column.id, dataField: column.id, ...column })), filters: [], sort: [], leftFixed: 0, rightFixed: 0, preferences: null, defaultPreferences: null };
}
