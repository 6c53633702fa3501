import type { CompactSelection, GridCell, GridSelection, Item, Rectangle } from "@glideapps/glide-data-grid";
import { useCallback, type ClipboardEvent } from "react";
import { isCancelled, PlatonError } from "#sdk/errors/PlatonError.ts";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import type { LeafColumn } from "../model/columnModel.ts";
import type { RowWindow } from "../model/RowWindow.ts";
import { tabSeparated } from "./copiedText.ts";
import type { GridCells } from "./GridCells.ts";

interface CopiedCellsOptions {
  readonly rowWindow: RowWindow;
  readonly leaves: readonly LeafColumn[];
  readonly cells: GridCells;
}

export interface CopiedCells {
  /** Cells for the clipboard, for the grid, which copies by itself what is there. */
  readonly cellsOf: (range: Rectangle) => GridCell[][];
  /** Takes over a copying for which rows have to be read first. */
  readonly copy: (event: ClipboardEvent) => void;
}

/** More than this is for the export, not for the clipboard. */
const copyLimit = 5_000;

interface Copied {
  readonly indexes: readonly number[];
  readonly columns: readonly number[];
  readonly isCut: boolean;
}

/** What copying means: cells of the range; the selected rows, whole, where it is among the row numbers. */
function copiedBy({ x, y, width, height }: Rectangle, rows: CompactSelection, leaves: number): Copied {
  const isRows = x === 0 && width === 1 && rows.length > 0;
  const span = (from: number, count: number): number[] => Array.from({ length: count }, (_, index) => from + index);
  const indexes = isRows ? rows.toArray().slice(0, copyLimit) : span(y, Math.min(height, copyLimit));
  return { indexes, columns: isRows ? span(1, leaves) : span(x, width), isCut: (isRows ? rows.length : height) > copyLimit };
}

/** Copies cells or rows of the grid, those too that are not there yet. */
export function useCopiedCells(options: CopiedCellsOptions, { current, rows }: GridSelection, cellAt: (item: Item) => GridCell): CopiedCells {
  const { rowWindow, leaves, cells } = options;
  const toasts = useCapability("toasts");
  const clipboard = useCapability("clipboard");
  const logging = useCapability("logging");
  // Asked when something is told, and not followed: another language does not draw the grid.
  const i18n = useCapability("i18n");
  const cellsOf = useCallback(
    (range: Rectangle) => {
      const { indexes, columns } = copiedBy(range, rows, leaves.length);
      return indexes.map((row) => columns.map((column) => cellAt([column, row])));
    },
    [rows, leaves, cellAt],
  );
  const isThere = (index: number): boolean => {
    const row = rowWindow.row(index);
    return row !== undefined && cells.programs.isAnswered(row);
  };
  const read = async ({ indexes, columns }: Copied): Promise<string> => {
    const found = await rowWindow.read(indexes);
    await cells.programs.ask(found.filter((row) => row !== undefined));
    const lines = found.flatMap((row, at) => {
      const index = indexes[at] ?? 0;
      return row ? [columns.map((column) => (column === 0 ? cells.number(index) : cells.cell(row, index, column - 1)))] : [];
    });
    return tabSeparated(lines);
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
  const copy = (event: ClipboardEvent): void => {
    const copied = current && copiedBy(current.range, rows, leaves.length);
    const isInGrid = event.currentTarget.contains(event.target as Node);
    if (!copied || !isInGrid || (!copied.isCut && copied.indexes.every(isThere))) return;
    // The grid would write too late: the clipboard of an event is closed when it is over.
    event.preventDefault();
    event.stopPropagation();
    void readAndCopy(copied);
  };
  return { cellsOf, copy };
}
