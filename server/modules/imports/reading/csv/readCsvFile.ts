import type { FileHandle } from "node:fs/promises";
import { pipeline, Readable } from "node:stream";
import { parse } from "csv-parse";
import iconv from "iconv-lite";
import { withoutApostrophe } from "#core/csv/cellOfCsv.ts";
import type { ReadRow } from "../Cell.ts";
import { ReadingFailure } from "../ReadingFailure.ts";
import { batchOf, readingLimits } from "../readingLimits.ts";
import { guessEncoding, type CsvEncoding } from "./guessEncoding.ts";
import { guessSeparator, saidSeparator, type CsvSeparator } from "./guessSeparator.ts";

/** How a csv file is read. */
export interface CsvForm {
  readonly encoding: CsvEncoding;
  readonly separator: CsvSeparator;
}

const headLength = 65_536;

/** How it looks as if it had to be read, where nobody says. @throws ReadingFailure for what is no text */
export async function csvForm(file: FileHandle, asked: Partial<CsvForm>): Promise<CsvForm> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(headLength), 0, headLength, 0);
  const head = buffer.subarray(0, bytesRead);
  const encoding = asked.encoding ?? (await guessWhole(file, head));
  const text = iconv.decode(head, encoding);
  if (/[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text)) throw new ReadingFailure("import_unreadable");
  return { encoding, separator: asked.separator ?? guessSeparator(text) };
}

/** Where the beginning looks like UTF-8, or has no letters but those of English, what stands behind it may be something else. */
async function guessWhole(file: FileHandle, head: Uint8Array): Promise<CsvEncoding> {
  const guess = guessEncoding(head);
  if (guess !== "utf-8") return guess;
  const decoder = new TextDecoder("utf-8", { fatal: true });
  const buffer = Buffer.alloc(headLength);
  for (let at = 0; ; at += headLength) {
    const { bytesRead } = await file.read(buffer, 0, headLength, at);
    if (bytesRead === 0) return guess;
    const bytes = buffer.subarray(0, bytesRead);
    try {
      decoder.decode(bytes, { stream: true });
    } catch {
      return guessEncoding(bytes);
    }
  }
}

/** Lines as rows of texts. @throws ReadingFailure that names the row in which a quote is broken */
export async function* readCsvFile(file: FileHandle, { encoding, separator }: CsvForm): AsyncGenerator<ReadRow[]> {
  const parser = parse({
    delimiter: separator, record_delimiter: ["\r\n", "\n", "\r"], relax_column_count: true, max_record_size: readingLimits.untagged,
  });
  let hasQuotes = false;
  const look = (text: string): void => void (hasQuotes ||= text.includes('"'));
  pipeline(Readable.from(decoded(file, encoding, look)), parser, () => undefined);
  let rows: ReadRow[] = [];
  let [row, inBatch, all, characters] = [0, 0, 0, 0];
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      row += 1;
      if (row === 1 && record.length <= 2 && saidSeparator(record.join(separator)) !== undefined) continue;
      const cells = filled(record);
      if (cells.length === 0) continue;
      rows.push({ row, cells });
      inBatch += cells.length;
      all += cells.length;
      characters += cells.reduce((sum, cell) => sum + (cell?.length ?? 0), 0);
      if (all > readingLimits.cells) throw new ReadingFailure("import_excessive");
      if (rows.length < batchOf.rows && inBatch < batchOf.cells && characters < batchOf.characters) continue;
      yield rows;
      [rows, inBatch, characters] = [[], 0, 0];
    }
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (code === "CSV_MAX_RECORD_SIZE" && !hasQuotes) throw new ReadingFailure("import_excessive");
    if (code.startsWith("CSV_")) throw new ReadingFailure("import_broken_row", { row: row + 1 });
    throw error;
  }
  if (rows.length > 0) yield rows;
}

async function* decoded(file: FileHandle, encoding: CsvEncoding, look: (text: string) => void): AsyncGenerator<string> {
  // It takes the mark at the beginning away.
  const decoder = iconv.getDecoder(encoding, { stripBOM: true });
  for await (const bytes of file.createReadStream({ start: 0, autoClose: false })) {
    const text = decoder.write(bytes as Buffer);
    look(text);
    if (text !== "") yield text;
  }
  const last = decoder.end();
  if (last) yield last;
}

function filled(record: readonly string[]): (string | null)[] {
  const cells = record.map((text) => {
    if (text.length > readingLimits.cell) throw new ReadingFailure("import_excessive");
    return text === "" ? null : withoutApostrophe(text);
  });
  while (cells.length > 0 && cells.at(-1) === null) cells.pop();
  return cells;
}
