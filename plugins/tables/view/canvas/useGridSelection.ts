import { CompactSelection, type GridSelection } from "@glideapps/glide-data-grid";
import { useCallback, useMemo, useRef } from "react";
import { rangeOf, type RowPress, type Selection } from "../../model/CellSelection.ts";
import { RowRanges } from "../../model/RowRanges.ts";
import type { RowSelection } from "../body/useRowSelection.ts";

export interface GridSelectionState {
  readonly shown: GridSelection;
  /** What the grid makes of a press or a drag. */
  readonly change: (next: GridSelection) => void;
  readonly pressRow: (press: RowPress) => void;
}

/** The selection as the grid has it: its cell is the one from which a range was drawn. */
export function useGridSelection({ selection, set, press }: RowSelection): GridSelectionState {
  const shown = useMemo(() => gridSelection(selection), [selection]);
  const isPressed = useRef(false);
  const change = useCallback((next: GridSelection) => {
    const goesOnly = isPressed.current;
    set((before) => {
      const made = selectionOf(before, next);
      return goesOnly ? { ...before, active: made.active, anchor: made.anchor } : made;
    });
  }, [set]);
  const pressRow = useCallback((row: RowPress) => {
    // Behind a tap the grid goes to the cell, with the rows that it knew before.
    isPressed.current = true;
    queueMicrotask(() => (isPressed.current = false));
    press(row);
  }, [press]);
  return { shown, change, pressRow };
}

function gridSelection(selection: Selection): GridSelection {
  const { anchor, rows } = selection;
  const range = rangeOf(selection);
  const current = range && anchor && {
    cell: [anchor.column, anchor.line] as const,
    range: { x: range.left, y: range.top, width: range.right - range.left + 1, height: range.bottom - range.top + 1 },
    rangeStack: [],
  };
  return { columns: CompactSelection.empty(), rows: rows.ranges.reduce((all, [from, to]) => all.add([from, to]), CompactSelection.empty()), ...(current && { current }) };
}

function selectionOf(before: Selection, { current, rows }: GridSelection): Selection {
  const ranges = rows.items.reduce((all, [from, to]) => all.add(from, to), RowRanges.none);
  if (!current) return { ...before, rows: ranges, active: undefined, anchor: undefined };
  const { cell: [column, line], range: { x, y, width, height } } = current;
  const active = { line: line === y ? y + height - 1 : y, column: column === x ? x + width - 1 : x };
  return { ...before, rows: ranges, active, anchor: { line, column }, isOfRows: false };
}
