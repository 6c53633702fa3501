import { GridCellKind, type CompactSelection, type GridCell, type GridSelection, type Rectangle } from "@glideapps/glide-data-grid";
import type { ClipboardEvent } from "react";
import { isCancelled, PlatonError } from "#sdk/errors/PlatonError.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import type { TableRow } from "#sdk/wire.ts";
import type { LeafColumn } from "../../model/columnModel.ts";
import type { RowWindow } from "../../model/RowWindow.ts";
import { copiedTable, tabSeparated } from "../body/copiedText.ts";
import type { GridCells } from "./GridCells.ts";

interface CopiedCellsOptions {
  readonly rowWindow: RowWindow;
  readonly leaves: readonly LeafColumn[];
  readonly cells: GridCells;
}

/** More than this is for the export, not for the clipboard. */
const copyLimit = 5_000;

/** Where rows are selected. */
const rowNumbers: Rectangle = { x: 0, y: 0, width: 1, height: 0 };

interface Copied {
  readonly indexes: readonly number[];
  readonly columns: readonly number[];
  readonly isCut: boolean;
}

const textOf = (cell: GridCell): string => cell.copyData ?? (cell.kind === GridCellKind.Text ? cell.displayData : "");

/** What copying means: cells of the range; the selected rows, whole, where it is among the row numbers. */
function copiedBy({ x, y, width, height }: Rectangle, rows: CompactSelection, leaves: number): Copied {
  const isRows = x === 0 && width === 1 && rows.length > 0;
  const span = (from: number, count: number): number[] => Array.from({ length: count }, (_, index) => from + index);
  const indexes = isRows ? rows.toArray().slice(0, copyLimit) : span(y, Math.min(height, copyLimit));
  return { indexes, columns: isRows ? span(1, leaves) : span(x, width), isCut: (isRows ? rows.length : height) > copyLimit };
}

/** Copies cells or rows of the grid, those too that are not there yet: for its frame, before the grid itself hears of it. */
export function useCopiedCells(options: CopiedCellsOptions, { current, rows }: GridSelection): (event: ClipboardEvent) => void {
  const { rowWindow, leaves, cells } = options;
  const toasts = useCapability("toasts");
  const clipboard = useCapability("clipboard");
  const logging = useCapability("logging");
  // Asked when something is told, and not followed: another language does not draw the grid.
  const i18n = useCapability("i18n");
  const isThere = (index: number): boolean => {
    const row = rowWindow.row(index);
    return row !== undefined && cells.programs.isAnswered(row);
  };
  const linesOf = ({ indexes, columns }: Copied, found: readonly (TableRow | undefined)[]): string[][] =>
    found.flatMap((row, at) => {
      const index = indexes[at] ?? 0;
      return row ? [columns.map((column) => textOf(column === 0 ? cells.number(index) : cells.cell(row, index, column - 1)))] : [];
    });
  const read = async (copied: Copied): Promise<string> => {
    const found = await rowWindow.read(copied.indexes);
    await cells.programs.ask(found.filter((row) => row !== undefined));
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
    if ((!current && rows.length === 0) || !event.currentTarget.contains(event.target as Node)) return;
    const copied = copiedBy(current?.range ?? rowNumbers, rows, leaves.length);
    event.preventDefault();
    event.stopPropagation();
    if (copied.isCut || !copied.indexes.every(isThere)) return void readAndCopy(copied);
    // The clipboard of an event is closed when it is over.
    const lines = linesOf(copied, copied.indexes.map((index) => rowWindow.row(index)));
    event.clipboardData.setData("text/plain", tabSeparated(lines));
    event.clipboardData.setData("text/html", copiedTable(lines));
  };
}
