import { CallFailure } from "../../http/CallFailure.ts";
import { findTitles, type AskedColumns, type FoundTitles } from "./findTitles.ts";
import type { ImportColumn } from "./openImport.ts";
import type { ReadRow } from "./reading/Cell.ts";
import type { FoundFile, ReadingChoice } from "./reading/readFile.ts";
import { ReadingFailure } from "./reading/ReadingFailure.ts";
import { readingLimits } from "./reading/readingLimits.ts";
import { SheetThread } from "./reading/SheetThread.ts";

/** A file that lies on this machine, and what a person says of it. */
export interface ImportSource {
  readonly path: string;
  readonly choice: ReadingChoice;
  readonly asked: AskedColumns;
}

export interface OpenSheet {
  readonly found: FoundFile;
  readonly titles: FoundTitles;
  /** What stands behind the titles. */
  readonly rows: AsyncIterable<readonly ReadRow[]>;
}

/**
 * Reads a file from its beginning, in a thread that ends with `use`.
 * @throws CallFailure for what cannot be read, and those of {@link findTitles}
 */
export async function openSheet<T>(source: ImportSource, { columns, signal }: { columns: readonly ImportColumn[]; signal: AbortSignal }, use: (sheet: OpenSheet) => Promise<T>): Promise<T> {
  const thread = new SheetThread(signal);
  try {
    const found = await thread.open(source.path, source.choice);
    const batches = thread.batches();
    const head: ReadRow[] = [];
    while (head.length < readingLimits.head) {
      const { value, done } = await batches.next();
      if (done) break;
      head.push(...value);
    }
    const titles = findTitles(head, columns, source.asked);
    thread.narrowTo(titles.titles.length);
    return await use({ found, titles, rows: behind(titles.row, head, batches) });
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof ReadingFailure ? new CallFailure(error.code, { params: error.params }) : error;
  } finally {
    await thread.close();
  }
}

async function* behind(row: number, head: readonly ReadRow[], batches: AsyncIterable<readonly ReadRow[]>): AsyncGenerator<readonly ReadRow[]> {
  yield head.filter((one) => one.row > row);
  yield* batches;
}
