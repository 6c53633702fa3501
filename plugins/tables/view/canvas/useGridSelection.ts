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
  const setSelection = useCallback(
    (next: GridSelection) => {
      setState(next);
      onRows(rangesOf(next.rows));
    },
    [onRows],
  );
  const pressRow = ({ row, isRange, isAdditional }: RowPress): void => {
    const { rows } = selection;
    const from = anchor.current ?? row;
    anchor.current = row;
    if (isRange) setSelection({ ...selection, rows: rows.add([Math.min(from, row), Math.max(from, row) + 1]) });
    else if (rows.hasIndex(row)) setSelection({ ...selection, rows: rows.remove(row) });
    else setSelection({ ...selection, rows: (isAdditional ? rows : CompactSelection.empty()).add(row) });
  };
  return { selection, setSelection, pressRow };
}

const rangesOf = (rows: CompactSelection): RowRanges => rows.items.reduce((ranges, [from, to]) => ranges.add(from, to), RowRanges.none);
