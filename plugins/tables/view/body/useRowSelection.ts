import { useCallback, useEffect, useState } from "react";
import type { LinesMoved } from "../../model/lines.ts";
import { chooseRows, goTo, moveLines, nothingSelected, pressRow, release, type CellPlace, type RowPress, type Selection } from "../../model/CellSelection.ts";
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
  /** What the body itself made of presses. */
  readonly set: (selection: (before: Selection) => Selection) => void;
}

/**
 * The selection of a body, however it draws; which rows are selected is told.
 * @param keep what of selected lines is rows
 */
export function useRowSelection(onRows: (rows: RowRanges) => void, keep: (rows: RowRanges) => RowRanges = allOf): RowSelection {
  const [selection, setSelection] = useState(nothingSelected);
  const { rows } = selection;
  useEffect(() => onRows(rows), [onRows, rows]);
  return {
    selection,
    go: useCallback((place, isRange) => setSelection((before) => goTo(before, place, isRange)), []),
    press: useCallback((press) => setSelection((before) => kept(pressRow(before, press), keep)), [keep]),
    selectAll: useCallback((lines) => setSelection((before) => chooseRows(before, keep(RowRanges.none.add(0, lines)))), [keep]),
    select: useCallback((rows) => setSelection((before) => ({ ...before, rows: keep(rows) })), [keep]),
    move: useCallback((moved) => setSelection((before) => moveLines(before, moved)), []),
    release: useCallback(() => setSelection(release), []),
    set: setSelection,
  };
}

const kept = (selection: Selection, keep: (rows: RowRanges) => RowRanges): Selection => ({ ...selection, rows: keep(selection.rows) });

const allOf = (rows: RowRanges): RowRanges => rows;
