import type { CellClickedEventArgs, Item } from "@glideapps/glide-data-grid";
import type { LineSource } from "../../model/lines.ts";
import type { AskedCell } from "../body/CellMenu.tsx";
import type { CellPlace } from "../../model/CellSelection.ts";
import type { CellBox } from "../body/TableBodyProps.ts";
import { useAskedCell } from "../body/useAskedCell.ts";
import type { GridCells } from "./GridCells.ts";

interface ShownRows {
  readonly lines: LineSource;
  readonly cells: GridCells;
}

interface CellMenuState {
  readonly asked: AskedCell | undefined;
  readonly ask: (item: Item, event: CellClickedEventArgs) => void;
  /** Below the cell, where it is drawn. */
  readonly askAt: (place: CellPlace, box: CellBox | undefined) => void;
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
    askAt: (place, box) => {
      if (box) open(place, { x: box.x, y: box.y + box.height });
    },
    close,
  };
}
