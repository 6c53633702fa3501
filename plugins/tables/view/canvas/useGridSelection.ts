import { CompactSelection, type GridSelection } from "@glideapps/glide-data-grid";
import { useCallback, useRef, useState } from "react";
import { RowRanges } from "../../model/RowRanges.ts";

const nothing: GridSelection = { columns: CompactSelection.empty(), rows: CompactSelection.empty() };

export interface RowPress {
  readonly row: number;
  /** Shift: everything from the row pressed before. */
  readonly isRange: boolean;
  /** Ctrl or Cmd: in addition to the others. */
  readonly isAdditional: boolean;
}

export interface GridSelectionState {
  readonly selection: GridSelection;
  readonly setSelection: (selection: GridSelection) => void;
  readonly pressRow: (press: RowPress) => void;
}

/** The active cell with its range, and the selected rows; they live side by side. */
export function useGridSelection(onRows: (rows: RowRanges) => void): GridSelectionState {
  const [selection, setState] = useState(nothing);
  const anchor = useRef<number>(undefined);
  const pressed = useRef<CompactSelection>(undefined);
  const setSelection = useCallback(
    (next: GridSelection) => {
      const rows = pressed.current ?? next.rows;
      setState({ ...next, rows });
      onRows(rangesOf(rows));
    },
    [onRows],
  );
  const pressRow = (press: RowPress): void => {
    const rows = rowsAfter(selection.rows, press, anchor.current ?? press.row);
    anchor.current = press.row;
    // Behind a tap the grid goes to the cell, with the rows that it knew before.
    pressed.current = rows;
    queueMicrotask(() => (pressed.current = undefined));
    setSelection({ ...selection, rows });
  };
  return { selection, setSelection, pressRow };
}

function rowsAfter(rows: CompactSelection, { row, isRange, isAdditional }: RowPress, from: number): CompactSelection {
  if (isRange) return rows.add([Math.min(from, row), Math.max(from, row) + 1]);
  if (rows.hasIndex(row)) return rows.remove(row);
  return (isAdditional ? rows : CompactSelection.empty()).add(row);
}

const rangesOf = (rows: CompactSelection): RowRanges => rows.items.reduce((ranges, [from, to]) => ranges.add(from, to), RowRanges.none);
