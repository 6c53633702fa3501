import { CompactSelection, type GridSelection } from "@glideapps/glide-data-grid";
import { useCallback, useMemo } from "react";
import { rangeOf, type Selection } from "../../model/CellSelection.ts";
import { RowRanges } from "../../model/RowRanges.ts";
import type { RowSelection } from "../body/useRowSelection.ts";

export interface GridSelectionState {
  readonly shown: GridSelection;
  /** What the grid makes of a press or a drag. */
  readonly change: (next: GridSelection) => void;
}

/** The selection as the grid has it: its cell is the one from which a range was drawn. */
export function useGridSelection({ selection, set }: RowSelection): GridSelectionState {
  const shown = useMemo(() => gridSelection(selection), [selection]);
  const change = useCallback((next: GridSelection) => set((before) => selectionOf(before, next)), [set]);
  return { shown, change };
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
