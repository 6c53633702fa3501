import { useCallback, useEffect, useState } from "react";
import type { LinesMoved } from "../../model/lines.ts";
import { goTo, moveLines, nothingSelected, pressRow, type CellPlace, type RowPress, type Selection } from "../../model/CellSelection.ts";
import { RowRanges } from "../../model/RowRanges.ts";

export interface RowSelection {
  readonly selection: Selection;
  readonly go: (place: CellPlace, isRange: boolean) => void;
  readonly press: (press: RowPress) => void;
  /** All rows, whether they are loaded or not. */
  readonly selectAll: (lines: number) => void;
  /** The rows of these lines, and no others. */
  readonly select: (rows: RowRanges) => void;
  /** Lines came or went. */
  readonly move: (moved: LinesMoved) => void;
  /** Takes back a range, then the selected rows; the active cell stays. */
  readonly release: () => void;
}

/**
 * The selection of a body of elements; which rows are selected is told.
 * @param keep what of selected lines is rows
 */
export function useRowSelection(onRows: (rows: RowRanges) => void, keep: (rows: RowRanges) => RowRanges): RowSelection {
  const [selection, setSelection] = useState(nothingSelected);
  const { rows } = selection;
  useEffect(() => onRows(rows), [onRows, rows]);
  return {
    selection,
    go: useCallback((place, isRange) => setSelection((before) => goTo(before, place, isRange)), []),
    press: useCallback((press) => setSelection((before) => kept(pressRow(before, press), keep)), [keep]),
    selectAll: useCallback((lines) => setSelection((before) => ({ ...before, rows: keep(RowRanges.none.add(0, lines)) })), [keep]),
    select: useCallback((rows) => setSelection((before) => ({ ...before, rows: keep(rows) })), [keep]),
    move: useCallback((moved) => setSelection((before) => moveLines(before, moved)), []),
    release: useCallback(() => setSelection(released), []),
  };
}

const kept = (selection: Selection, keep: (rows: RowRanges) => RowRanges): Selection => ({ ...selection, rows: keep(selection.rows) });

function released(selection: Selection): Selection {
  const { active, anchor } = selection;
  const isRange = anchor !== undefined && active !== undefined && (anchor.line !== active.line || anchor.column !== active.column);
  return isRange ? { ...selection, anchor: active } : { ...selection, rows: RowRanges.none, pressed: undefined };
}
