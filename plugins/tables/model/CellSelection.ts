import type { LinesMoved } from "./lines.ts";
import { RowRanges } from "./RowRanges.ts";

/** A cell: its line, and its column, of which 0 holds the row numbers. */
export interface CellPlace {
  readonly line: number;
  readonly column: number;
  /** In a column that shows the parts of a split row one by one: which of them. */
  readonly part?: number;
}

/** Cells between two corners, both included. */
export interface CellRange {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** The active cell, the cell from which a range was drawn to it, and the selected rows: they live side by side. */
export interface Selection {
  readonly active: CellPlace | undefined;
  readonly anchor: CellPlace | undefined;
  readonly rows: RowRanges;
  /** The row that was pressed before: Shift selects from there. */
  readonly pressed: number | undefined;
  /** Rows were chosen after the active cell: copying means them. */
  readonly isOfRows: boolean;
}

export const nothingSelected: Selection = { active: undefined, anchor: undefined, rows: RowRanges.none, pressed: undefined, isOfRows: false };

/** Goes to a cell; with `isRange` the cells from the anchor to it are the range. */
export function goTo(selection: Selection, active: CellPlace, isRange: boolean): Selection {
  return { ...selection, isOfRows: false, active, anchor: isRange ? (selection.anchor ?? selection.active ?? active) : active };
}

export function rangeOf({ active, anchor }: Selection): CellRange | undefined {
  if (!active) return undefined;
  const other = anchor ?? active;
  return {
    top: Math.min(active.line, other.line),
    bottom: Math.max(active.line, other.line),
    left: Math.min(active.column, other.column),
    right: Math.max(active.column, other.column),
  };
}

/** Chooses these rows, and no others. */
export const chooseRows = (selection: Selection, rows: RowRanges): Selection => ({ ...selection, rows, isOfRows: rows.count > 0 });

/** Takes back a range, then the rows; the active cell stays. */
export function release(selection: Selection): Selection {
  return isRange(selection) ? { ...selection, anchor: selection.active } : { ...selection, rows: RowRanges.none, pressed: undefined, isOfRows: false };
}

/** Whether there is anything to take back. */
export const isReleasable = (selection: Selection): boolean => selection.rows.count > 0 || isRange(selection);

const isRange = ({ active, anchor }: Selection): boolean =>
  anchor !== undefined && active !== undefined && (anchor.line !== active.line || anchor.column !== active.column);

/** What copying takes of the cells; undefined where it takes the rows, which were chosen after them. */
export const copiedRange = (selection: Selection): CellRange | undefined => (selection.isOfRows && selection.rows.count > 0 ? undefined : rangeOf(selection));

export interface RowPress {
  readonly line: number;
  /** Shift: everything from the row pressed before. */
  readonly isRange: boolean;
  /** Ctrl or Cmd: in addition to the others. */
  readonly isAdditional: boolean;
}

/** A press on a row's number. */
export function pressRow(selection: Selection, { line, isRange, isAdditional }: RowPress): Selection {
  const { rows, pressed = line } = selection;
  const next = { ...selection, pressed: line, isOfRows: true };
  if (isRange) return { ...next, rows: rows.add(Math.min(pressed, line), Math.max(pressed, line) + 1) };
  if (rows.has(line)) return { ...next, rows: rows.remove(line, line + 1) };
  return { ...next, rows: (isAdditional ? rows : RowRanges.none).add(line, line + 1) };
}

/** The selection after lines came or went below a group's head; what went leaves the head the active cell. */
export function moveLines(selection: Selection, { from, by }: LinesMoved): Selection {
  const moved = (place: CellPlace | undefined): CellPlace | undefined => {
    if (!place || place.line < from) return place;
    return { ...place, line: by < 0 && place.line < from - by ? from - 1 : place.line + by };
  };
  const active = moved(selection.active);
  return { active, anchor: active, rows: selection.rows.shift(from, by), pressed: undefined, isOfRows: selection.isOfRows };
}
