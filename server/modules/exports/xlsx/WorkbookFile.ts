import { setImmediate as nextTurn } from "node:timers/promises";
import { Writable } from "node:stream";
import { WorkbookWriter } from "@cj-tech-master/excelts";
import { sheetName } from "./sheetName.ts";
import type { SheetLayout, SheetRow } from "./workbookMessages.ts";

/** Rows of a sheet, its header among them. */
const rowsOfSheet = 1_048_576;

type Sheet = ReturnType<WorkbookWriter["addWorksheet"]>;

/** A workbook that is written row by row; nothing of it stays here but the bytes that nobody took yet. */
export class WorkbookFile {
  readonly #layout: SheetLayout;
  readonly #level: number;
  readonly #mostRows: number;
  readonly #writer: WorkbookWriter;
  readonly #names: string[] = [];
  #bytes: Uint8Array[] = [];
  #sheet: Sheet;
  #rows = 0;

  /** @param mostRows of a sheet; then another one begins */
  constructor(layout: SheetLayout, level: number, mostRows = rowsOfSheet) {
    this.#layout = layout;
    this.#level = level;
    this.#mostRows = mostRows;
    const stream = new Writable({
      write: (chunk: Uint8Array, _encoding, done) => {
        // A copy: what is handed to another thread takes its whole buffer along.
        this.#bytes.push(new Uint8Array(chunk));
        done();
      },
    });
    this.#writer = new WorkbookWriter({ stream, useStyles: true, creator: "Platon", lastModifiedBy: "Platon" });
    this.#sheet = this.#begin();
  }

  add(row: SheetRow): void {
    if (this.#rows >= this.#mostRows) {
      this.#sheet.commit();
      this.#sheet = this.#begin();
    }
    this.#rows += 1;
    const isMarked = "cells" in row;
    const added = this.#sheet.addRow([...(isMarked ? row.cells : row)]);
    if (isMarked) added.font = { bold: true };
    const level = isMarked ? row.level : this.#level;
    if (level > 0) added.outlineLevel = level;
    added.commit();
  }

  async end(): Promise<void> {
    this.#sheet.commit();
    await this.#writer.commit();
  }

  /** What came of all that was added so far. */
  async take(): Promise<Uint8Array[]> {
    await nextTurn();
    const bytes = this.#bytes;
    this.#bytes = [];
    return bytes;
  }

  #begin(): Sheet {
    const { title, columns, header, merges } = this.#layout;
    const name = sheetName(title, this.#names);
    this.#names.push(name);
    const sheet = this.#writer.addWorksheet(name, {
      views: [{ state: "frozen", ySplit: header.length }],
      ...(this.#level > 0 && { properties: { outlineProperties: { summaryBelow: false, summaryRight: false } } }),
    });
    sheet.columns = columns.map(({ width, numberFormat }) => ({ width, ...(numberFormat !== undefined && { style: { numFmt: numberFormat } }) }));
    for (const titles of header) sheet.addRow([...titles]).eachCell({ includeEmpty: true }, drawTitle);
    for (const [top, left, bottom, right] of merges) sheet.mergeCells(top, left, bottom, right);
    // Excel offers to repair a file whose filter stands below merged cells.
    if (header.length === 1 && this.#level === 0) sheet.autoFilter = { from: { row: 1, col: 1 }, to: { row: 1, col: columns.length } };
    this.#rows = header.length;
    return sheet;
  }
}

function drawTitle(cell: { style: object }): void {
  cell.style = { font: { bold: true }, alignment: { vertical: "middle", horizontal: "center", wrapText: true } };
}
