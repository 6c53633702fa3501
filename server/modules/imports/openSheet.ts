import { CallFailure } from "../../http/CallFailure.ts";
import { findTitles, type AskedTitles } from "./findTitles.ts";
import type { FoundTitles } from "./FoundTitles.ts";
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
  readonly asked: AskedTitles;
  /** Where somebody has found them already. */
  readonly titles?: FoundTitles;
}

export interface OpenSheet {
  readonly found: FoundFile;
  readonly head: readonly ReadRow[];
  readonly titles: FoundTitles;
  /** What stands behind the titles. */
  readonly rows: AsyncIterable<readonly ReadRow[]>;
}

/** A file from its beginning; `head` are the first of its rows. */
interface ReadSource {
  readonly found: FoundFile;
  readonly head: readonly ReadRow[];
  /** All of them. */
  readonly rows: AsyncIterable<readonly ReadRow[]>;
  /** From here on no cell behind so many is handed over. */
  narrowTo(width: number): void;
}

/**
 * Reads a file from its beginning, in a thread that ends with `use`.
 * @throws CallFailure for what cannot be read
 */
export async function readSource<T>({ path, choice }: Pick<ImportSource, "path" | "choice">, signal: AbortSignal, use: (source: ReadSource) => Promise<T>): Promise<T> {
  const thread = new SheetThread(signal);
  try {
    const found = await thread.open(path, choice);
    const batches = thread.batches();
    const head: ReadRow[] = [];
    while (head.length < readingLimits.head) {
      const { value, done } = await batches.next();
      if (done) break;
      head.push(...value);
    }
    return await use({ found, head, rows: joined(head, batches), narrowTo: (width) => thread.narrowTo(width) });
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof ReadingFailure ? new CallFailure(error.code, { params: error.params }) : error;
  } finally {
    await thread.close();
  }
}

/**
 * Reads a file of which the columns are known.
 * @throws CallFailure for what cannot be read, and those of {@link findTitles}
 */
export const openSheet = <T>(source: ImportSource, { columns, signal }: { columns: readonly ImportColumn[]; signal: AbortSignal }, use: (sheet: OpenSheet) => Promise<T>): Promise<T> =>
  readSource(source, signal, async ({ found, head, rows, narrowTo }) => {
    const titles = source.titles ?? findTitles({ found, head }, columns, source.asked);
    narrowTo(titles.titles.length);
    return await use({ found, head, titles, rows: behind(titles.row, rows) });
  });

async function* joined(head: readonly ReadRow[], rows: AsyncIterable<readonly ReadRow[]>): AsyncGenerator<readonly ReadRow[]> {
  yield head;
  yield* rows;
}

async function* behind(row: number, batches: AsyncIterable<readonly ReadRow[]>): AsyncGenerator<readonly ReadRow[]> {
  for await (const batch of batches) yield (batch[0]?.row ?? 0) > row ? batch : batch.filter((one) => one.row > row);
}
