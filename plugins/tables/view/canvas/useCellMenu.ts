import type { CellClickedEventArgs, GridKeyEventArgs, Item } from "@glideapps/glide-data-grid";
import type { LineSource } from "../../model/lines.ts";
import type { AskedCell } from "../body/CellMenu.tsx";
import { isMenuKey, useAskedCell } from "../body/useAskedCell.ts";
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

/** The menu of a cell of the canvas, by the pointer or the key for it. */
export function useCellMenu(options: ShownRows): CellMenuState {
  const { asked, open, close } = useAskedCell(options);
  return {
    asked,
    ask: ([column, line], event) => {
      event.preventDefault();
      open({ line, column }, { x: event.bounds.x + event.localEventX, y: event.bounds.y + event.localEventY });
    },
    askByKey: (event) => {
      if (!isMenuKey(event)) return false;
      event.cancel();
      event.preventDefault();
      const { location, bounds } = event;
      if (location && bounds) open({ line: location[1], column: location[0] }, { x: bounds.x, y: bounds.y + bounds.height });
      return true;
    },
    close,
  };
}
