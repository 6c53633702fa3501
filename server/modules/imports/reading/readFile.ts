import { open, type FileHandle } from "node:fs/promises";
import type { ReadRow } from "./Cell.ts";
import { csvForm, readCsvFile, type CsvForm } from "./csv/readCsvFile.ts";
import { ReadingFailure } from "./ReadingFailure.ts";
import { readWorkbookParts } from "./xlsx/readWorkbookParts.ts";
import { readSheet } from "./xlsx/readSheet.ts";
import { WorkbookZip } from "./xlsx/WorkbookZip.ts";

/** What a person says of a file where the guess is wrong. */
export interface ReadingChoice extends Partial<CsvForm> {
  /** Name of the sheet; the first that is shown unless said. */
  readonly sheet?: string;
}

/** What a file turned out to be. */
export type FoundFile =
  | { readonly format: "xlsx"; readonly sheet: string; readonly sheets: readonly string[] }
  | ({ readonly format: "csv" } & CsvForm);

export interface OpenedFile {
  readonly found: FoundFile;
  /** The file is closed behind the last of them. */
  readonly rows: AsyncGenerator<ReadRow[]>;
}

const isZip = (head: Buffer): boolean => head.readUInt32LE(0) === 0x04034b50;
/** Workbooks of Excel before 2007, and those with a password. */
const isOld = (head: Buffer): boolean => head.readUInt32BE(0) === 0xd0cf11e0;

/** Opens a workbook or a csv file by what is in it, whatever its name. @throws ReadingFailure */
export async function readFile(path: string, choice: ReadingChoice): Promise<OpenedFile> {
  const file = await open(path, "r");
  try {
    const { buffer: head } = await file.read(Buffer.alloc(8), 0, 8, 0);
    if (isOld(head)) throw new ReadingFailure("import_old_format");
    const { found, rows } = isZip(head) ? await openWorkbook(file, choice) : await openCsv(file, choice);
    return { found, rows: closing(file, rows) };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function* closing(file: FileHandle, rows: AsyncGenerator<ReadRow[]>): AsyncGenerator<ReadRow[]> {
  try {
    yield* rows;
  } finally {
    await file.close();
  }
}

async function openWorkbook(file: FileHandle, { sheet: asked }: ReadingChoice): Promise<OpenedFile> {
  const zip = await WorkbookZip.open(file);
  const parts = await readWorkbookParts(zip);
  const sheet = asked === undefined ? parts.sheets[0] : parts.sheets.find(({ name }) => name === asked);
  if (!sheet) throw new ReadingFailure("import_no_sheet", { sheet: asked ?? "" });
  return { found: { format: "xlsx", sheet: sheet.name, sheets: parts.sheets.map(({ name }) => name) }, rows: readSheet(zip.text(sheet.path), parts) };
}

async function openCsv(file: FileHandle, choice: ReadingChoice): Promise<OpenedFile> {
  const form = await csvForm(file, choice);
  return { found: { format: "csv", ...form }, rows: readCsvFile(file, form) };
}
