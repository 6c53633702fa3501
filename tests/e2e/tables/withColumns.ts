import type { Page } from "@playwright/test";
import type { TableColumn } from "#contract/table.ts";

/** The wire, not our code: the server's own definition of a table with other columns. */
export async function withColumns(page: Page, table: string, change: (columns: TableColumn[]) => TableColumn[]): Promise<void> {
  await page.route(`**/api/tables/${table}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { columns: TableColumn[] } };
    await route.fulfill({ response, json: { ...body, data: { ...body.data, columns: change(body.data.columns) } } });
  });
}
