import type { CellClickedEventArgs, GridKeyEventArgs, Item, Rectangle } from "@glideapps/glide-data-grid";
import { useState } from "react";
import { rowOf, type LineSource } from "../../model/lines.ts";
import type { AskedCell } from "../body/CellMenu.tsx";
import type { GridCells } from "./GridCells.ts";

interface ShownRows {
  readonly lines: LineSource;
  readonly cells: GridCells;
}

interface CellMenuState {
  readonly asked: AskedCell | undefined;
  readonly ask: (item: Item, event: CellClickedEventArgs) => void;
  /** The key of the menu, or Shift+F10; true when it was one. */
  readonly askByKey: (event: GridKeyEventArgs) => boolean;
  readonly close: () => void;
}

/** The cell whose menu is open. Over a link a real one stands, and has the browser's own menu. */
export function useCellMenu({ lines, cells }: ShownRows): CellMenuState {
  const [asked, setAsked] = useState<AskedCell>();
  const open = ([column, index]: Item, { x, y }: Pick<Rectangle, "x" | "y">): void => {
    const row = rowOf(lines.line(index));
    const cell = row && column > 0 ? cells.formatted(row, column - 1) : undefined;
    if (cell) setAsked({ x, y, text: cell.text, href: cell.href });
  };
  return {
    asked,
    ask: (item, event) => {
      event.preventDefault();
      open(item, { x: event.bounds.x + event.localEventX, y: event.bounds.y + event.localEventY });
    },
    askByKey: (event) => {
      if (event.key !== "ContextMenu" && !(event.key === "F10" && event.shiftKey)) return false;
      event.cancel();
      event.preventDefault();
      if (event.location && event.bounds) open([...event.location], { x: event.bounds.x, y: event.bounds.y + event.bounds.height });
      return true;
    },
    close: () => setAsked(undefined),
  };
}
