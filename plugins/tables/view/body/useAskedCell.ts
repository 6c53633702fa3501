import { useCallback, useState } from "react";
import type { CellPlace } from "../../model/CellSelection.ts";
import { rowOf, type LineSource } from "../../model/lines.ts";
import type { BodyCells } from "./BodyCells.ts";
import type { AskedCell } from "./CellMenu.tsx";

export interface AskedCellState {
  readonly asked: AskedCell | undefined;
  /** In pixels of the window; row numbers and rows on their way have no menu. */
  readonly open: (place: CellPlace, at: { readonly x: number; readonly y: number }) => void;
  readonly close: () => void;
}

/** The key of the menu, or Shift+F10. */
export const isMenuKey = ({ key, shiftKey }: { readonly key: string; readonly shiftKey: boolean }): boolean =>
  key === "ContextMenu" || (key === "F10" && shiftKey);

/** The cell whose menu is open. A link has the browser's own. */
export function useAskedCell({ lines, cells }: { readonly lines: LineSource; readonly cells: BodyCells }): AskedCellState {
  const [asked, setAsked] = useState<AskedCell>();
  return {
    asked,
    open: ({ line, column, part }, { x, y }) => {
      const row = rowOf(lines.line(line));
      const cell = row && column > 0 ? cells.formatted(row, column - 1, part) : undefined;
      if (row && cell) setAsked({ x, y, text: cell.text, href: cell.href, row });
    },
    close: useCallback(() => setAsked(undefined), []),
  };
}
