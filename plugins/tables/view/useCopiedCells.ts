import type { GridCell, Item, Rectangle } from "@glideapps/glide-data-grid";
import { useCallback } from "react";
import { useCapability } from "#sdk/react/CapabilitiesContext.ts";
import { useText } from "#sdk/react/useText.ts";
import type { RowWindow } from "../model/RowWindow.ts";
import type { GridCells } from "./GridCells.ts";

interface CopiedRows {
  readonly rowWindow: RowWindow;
  readonly cells: GridCells;
}

type CopyCells = (range: Rectangle) => GridCell[][] | (() => Promise<GridCell[][]>);

/** More than this is for the export, not for the clipboard. */
const copyLimit = 5_000;

/** Cells for the clipboard: rows that are not there yet are read first. */
export function useCopiedCells({ rowWindow, cells }: CopiedRows, cellAt: (item: Item) => GridCell): CopyCells {
  const toasts = useCapability("toasts");
  const t = useText();
  return useCallback(
    ({ x, y, width, height }: Rectangle) => {
      const columns = Array.from({ length: width }, (_, index) => x + index);
      const indexes = Array.from({ length: Math.min(height, copyLimit) }, (_, index) => y + index);
      const line = (row: number): GridCell[] => columns.map((column) => cellAt([column, row]));
      const isThere = (index: number): boolean => {
        const row = rowWindow.row(index);
        return row !== undefined && cells.programs.isAnswered(row);
      };
      if (height <= copyLimit && indexes.every(isThere)) return indexes.map(line);
      return async () => {
        if (height > copyLimit) void toasts.show({ kind: "info", text: t("tables.copyLimit", { count: copyLimit }) });
        const rows = await rowWindow.read(y, y + indexes.length);
        await cells.programs.ask(rows);
        return rows.map((row, index) => columns.map((column) => (column === 0 ? cells.number(y + index) : cells.cell(row, index, column - 1))));
      };
    },
    [rowWindow, cells, cellAt, toasts, t],
  );
}
