import { cellText, WorkbookThread } from "../exports/index.ts";

type Written = string | number | boolean | null;

interface Sheet {
  readonly title: string;
  /** The last of them are the titles. */
  readonly header: readonly (readonly string[])[];
  readonly rows: readonly (readonly Written[])[];
  readonly signal: AbortSignal;
}

const rowsAtOnce = 500;
const characters = { fewest: 12, most: 60 } as const;

/** A workbook of one sheet, by the writer that exports have. */
export async function* sheetBytes({ title, header, rows, signal }: Sheet): AsyncGenerator<Uint8Array> {
  const thread = new WorkbookThread(signal);
  const titles = header.at(-1) ?? [];
  const text = (value: Written): Written => (typeof value === "string" ? cellText(value).text : value);
  try {
    const columns = titles.map((one) => ({ width: Math.min(characters.most, Math.max(characters.fewest, one.length + 2)) }));
    yield* await thread.send({ kind: "begin", layout: { title, columns, header: header.map((row) => row.map((one) => cellText(one).text)), merges: [] }, level: 0 });
    for (let start = 0; start < rows.length; start += rowsAtOnce) {
      yield* await thread.send({ kind: "rows", rows: rows.slice(start, start + rowsAtOnce).map((row) => row.map(text)) });
    }
    yield* await thread.send({ kind: "end" });
  } finally {
    await thread.close();
  }
}
