import { createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { ExportQuestion } from "#contract/export.ts";
import { call } from "../../tests/integration/harness/call.ts";
import { atLeast, atMost, told, type Figure } from "../harness/Figure.ts";
import { residentMegabytes } from "../harness/residentMegabytes.ts";
import { rowCount } from "../lists/parts/fillRows.ts";
import type { DatabaseKind } from "../lists/parts/listsData.ts";
import { withServer } from "../lists/parts/listsServer.ts";
import { onEachDatabase } from "../lists/parts/onEachDatabase.ts";
import { signInTo } from "../lists/parts/signInTo.ts";
import { rowsIn } from "./parts/rowsIn.ts";

/** Half of the rows are the clerk's. */
const expected = rowCount / 2;
const look = 50;

/** A spreadsheet of 500,000 rows and 12 columns: what the server grows by, and whether another reader finds every row. */
export const measure = (): Promise<Figure[]> => onEachDatabase(measureOn);

const measureOn = (kind: DatabaseKind): Promise<Figure[]> =>
  withServer(kind, async ({ url, pid }) => {
    const token = await signInTo(url, "clerk");
    const take = (table: string): Promise<number> => countRows(url, token, { table });
    // Threads, code and buffers that any export needs are there after a first one.
    await take("few_places");
    const before = residentMegabytes(pid);
    let most = before;
    const watch = setInterval(() => (most = Math.max(most, residentMegabytes(pid))), look);
    const start = performance.now();
    const rows = await take("wide_places").finally(() => clearInterval(watch));
    return [
      atMost(`xlsx of 500,000 rows × 12 columns, ${kind}: the server grows by`, most - before, { unit: "MB", limit: 150 }),
      atLeast(`xlsx of 500,000 rows × 12 columns, ${kind}: rows that another reader finds`, rows / expected, { unit: "of all", limit: 1 }),
      told(`xlsx of 500,000 rows × 12 columns, ${kind}`, (performance.now() - start) / 1_000, "s"),
    ];
  });

/** Rows of all sheets without their headers. */
async function countRows(url: string, token: string, { table }: { table: string }): Promise<number> {
  const resource = `table:${table}`;
  const body: ExportQuestion = { scope: "all", format: "xlsx", locale: "en" };
  const { data, status } = await call({ url }, "POST export/{resource}/ticket", { params: { resource }, body, token });
  if (status !== 200) throw new Error(`no ticket: ${status}`);
  const answer = await fetch(`${url}/api/export/${resource}?ticket=${data.ticket}`);
  const file = join(mkdtempSync(join(tmpdir(), "platon-export-")), "rows.xlsx");
  try {
    await pipeline(answer.body as unknown as AsyncIterable<Uint8Array>, createWriteStream(file));
    return await rowsIn(file);
  } finally {
    rmSync(dirname(file), { recursive: true, force: true });
  }
}
