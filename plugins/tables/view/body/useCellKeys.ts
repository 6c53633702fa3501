import { moveBy, type Bounds } from "../../model/cellMoves.ts";
import { isReleasable, type CellPlace } from "../../model/CellSelection.ts";
import { isMenuKey } from "./useAskedCell.ts";
import type { RowSelection } from "./useRowSelection.ts";

/** A group that opens its rows, or a row that opens its child table. */
export interface Opening {
  readonly kind: "group" | "row";
  readonly isOpen: boolean;
}

/** As the document and the canvas tell of it. */
export interface PressedCellKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

export interface CellKeysOptions {
  readonly chosen: RowSelection;
  readonly bounds: () => Bounds;
  readonly isKeyboardOn: boolean;
  readonly openCell: (place: CellPlace, inNewTab: boolean) => void;
  readonly askMenu: (place: CellPlace) => void;
  /** What the line opens, and whether it is open; undefined for lines that open nothing. */
  readonly openingOf: (line: number) => Opening | undefined;
  readonly toggle: (line: number) => void;
}

/**
 * The keys of ARIA's grid pattern, on the active cell or the given one.
 * @returns whether the key was one of the body's
 */
export function useCellKeys(options: CellKeysOptions): (event: PressedCellKey, at?: CellPlace) => boolean {
  const { chosen, bounds, isKeyboardOn } = options;
  const { selection: { active }, go, press, selectAll, release } = chosen;
  const take = (event: PressedCellKey, at: CellPlace): boolean => {
    const isCommand = event.ctrlKey || event.metaKey;
    if (isMenuKey(event)) return options.askMenu(at), true;
    if (isToggling(event, at, options.openingOf(at.line))) return options.toggle(at.line), true;
    const next = isKeyboardOn && !event.altKey ? moveBy(event, at, bounds()) : undefined;
    if (next) return go(next, event.shiftKey), true;
    switch (event.key) {
      case "Enter":
        if (at.column === 0) press({ line: at.line, isRange: event.shiftKey, isAdditional: true });
        else options.openCell(at, isCommand);
        return true;
      case " ":
        return press({ line: at.line, isRange: event.shiftKey, isAdditional: true }), true;
      case "a":
        return isCommand && (selectAll(bounds().lines), true);
      case "Escape":
        // Only what there is to take back is the body's: a modal around it closes by the next one.
        return isReleasable(chosen.selection) && (release(), true);
      default:
        return false;
    }
  };
  return (event, at = active) => at !== undefined && take(event, at);
}

/**
 * Right opens, Left closes, as in ARIA's tree grid, and Enter and Space do both with a group. Of a row these are the keys of
 * its number; Alt and Down, and Alt and Up are those of all its cells.
 */
function isToggling({ key, shiftKey, ctrlKey, altKey, metaKey }: PressedCellKey, { column }: CellPlace, opening: Opening | undefined): boolean {
  if (opening === undefined || shiftKey || ctrlKey || metaKey) return false;
  const { kind, isOpen } = opening;
  if (kind === "row" && altKey) return key === (isOpen ? "ArrowUp" : "ArrowDown");
  if (altKey || (kind === "row" && column > 0)) return false;
  return key === (isOpen ? "ArrowLeft" : "ArrowRight") || (kind === "group" && (key === "Enter" || key === " "));
}
