import type { ClipboardEvent } from "react";
import { formatNumber } from "#core/format/formatNumber.ts";
import { isCancelled, PlatonError } from "#sdk/errors/PlatonError.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import type { TableRow } from "#sdk/wire.ts";
import { rowOf, type LineSource } from "../../model/lines.ts";
import type { RowRanges } from "../../model/RowRanges.ts";
import type { CellRange } from "../../model/CellSelection.ts";
import type { BodyCells } from "./BodyCells.ts";
import { copiedTable, copiedText, tabSeparated } from "./copiedText.ts";

export interface CopiedCellsOptions {
  readonly lines: LineSource;
  /** Of columns, without that of the row numbers. */
  readonly columns: number;
  readonly cells: BodyCells;
}

/** What copying takes: the selected rows where the range is among the row numbers, else the range. */
export interface CopiedSelection {
  readonly range: CellRange | undefined;
  /** Of a row that is split, where a single cell of it is the range. */
  readonly part?: number | undefined;
  readonly rows: Pick<RowRanges, "count" | "take">;
}

/** More than this is for the export, not for the clipboard. */
const copyLimit = 5_000;

interface Copied {
  readonly indexes: readonly number[];
  readonly columns: readonly number[];
  readonly isCut: boolean;
}

const span = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** What copying means: cells of the range; the selected rows, whole, where it is among the row numbers. */
function copiedBy({ range, rows }: CopiedSelection, columns: number): Copied | undefined {
  const isAmongNumbers = range === undefined || (range.left === 0 && range.right === 0);
  if (isAmongNumbers && rows.count > 0) return { indexes: rows.take(copyLimit), columns: span(1, columns), isCut: rows.count > copyLimit };
  if (!range) return undefined;
  const last = Math.min(range.bottom, range.top + copyLimit - 1);
  return { indexes: span(range.top, last), columns: span(range.left, range.right), isCut: last < range.bottom };
}

/** Copies cells or rows of a body, those too that are not there yet: for its frame, before the body itself hears of it. */
export function useCopiedCells({ lines, columns, cells }: CopiedCellsOptions, selection: CopiedSelection): (event: ClipboardEvent) => void {
  const toasts = useCapability("toasts");
  const clipboard = useCapability("clipboard");
  const logging = useCapability("logging");
  // Asked when something is told, and not followed: another language does not draw the grid.
  const i18n = useCapability("i18n");
  const present = (at: number): TableRow | undefined => rowOf(lines.line(at));
  const isThere = (at: number): boolean => {
    const row = present(at);
    return row !== undefined && cells.programs.isAnswered(row);
  };
  const textOf = (row: TableRow, at: number, column: number, part: number): string =>
    copiedText(column === 0 ? formatNumber(lines.line(at).index + 1) : (cells.formatted(row, column - 1, part)?.text ?? ""));
  /** As a spreadsheet has merged cells: what belongs to all parts of a record stands in its first line. */
  const rowLines = (row: TableRow, at: number, copied: readonly number[]): string[][] => {
    const isSplit = (column: number): boolean => cells.isSplit(column - 1);
    if (copied.length === 1 && selection.part !== undefined && copied.every(isSplit)) return [copied.map((column) => textOf(row, at, column, selection.part ?? 0))];
    const parts = copied.some(isSplit) ? cells.parts(row) : 1;
    return Array.from({ length: parts }, (_, part) => copied.map((column) => (part > 0 && !isSplit(column) ? "" : textOf(row, at, column, part))));
  };
  const linesOf = ({ indexes, columns: copied }: Copied, found: readonly (TableRow | undefined)[]): string[][] =>
    found.flatMap((row, at) => (row ? rowLines(row, indexes[at] ?? 0, copied) : []));
  const read = async (copied: Copied): Promise<string> => {
    const found = await lines.read(copied.indexes);
    await cells.ask(found.filter((row) => row !== undefined));
    return tabSeparated(linesOf(copied, found));
  };
  const readAndCopy = async (copied: Copied): Promise<void> => {
    try {
      await clipboard.writeText(await read(copied));
      void toasts.show(copied.isCut ? { kind: "info", text: i18n.t("tables.copyLimit", { count: copyLimit }) } : { kind: "success", text: i18n.t("ui.copied") });
    } catch (failure) {
      if (!isCancelled(failure) && !(failure instanceof PlatonError)) logging.error(failure);
      void toasts.show({ kind: "error", text: i18n.t("tables.copyFailed") });
    }
  };
  return (event) => {
    const copied = event.currentTarget.contains(event.target as Node) ? copiedBy(selection, columns) : undefined;
    if (!copied) return;
    event.preventDefault();
    event.stopPropagation();
    if (copied.isCut || !copied.indexes.every(isThere)) return void readAndCopy(copied);
    // The clipboard of an event is closed when it is over.
    const texts = linesOf(copied, copied.indexes.map(present));
    event.clipboardData.setData("text/plain", tabSeparated(texts));
    event.clipboardData.setData("text/html", copiedTable(texts));
  };
}
