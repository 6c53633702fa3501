import { useRef, type MouseEvent, type PointerEvent } from "react";
import type { CellPlace } from "../../model/CellSelection.ts";
import { cellOf } from "./cellOf.ts";
import type { RowSelection } from "../body/useRowSelection.ts";

export interface CellPointer {
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
}

/**
 * A press makes a cell the active one, drawn on to other cells it makes a range; within one cell it selects text, as
 * everywhere. A press on a row's number selects the row, a tap one more; on the head of a group, and on the button of a row
 * with a child table, it opens or closes it.
 */
export function useCellPointer({ go, press }: RowSelection, toggle: (line: number) => void): CellPointer {
  const drawn = useRef<CellPlace>(undefined);
  const end = (): void => void (drawn.current = undefined);
  return {
    onPointerDown: (event) => {
      const place = event.button === 0 ? cellOf(event.currentTarget, event.target) : undefined;
      // A finger that is drawn over the rows scrolls them: only its tap means a cell.
      if (!place || place.column === 0 || event.pointerType === "touch") return;
      // Shift would select the text between.
      if (event.shiftKey) event.preventDefault();
      go(place, event.shiftKey);
      drawn.current = place;
    },
    onPointerMove: (event) => {
      const from = drawn.current;
      const place = from && cellOf(event.currentTarget, document.elementFromPoint(event.clientX, event.clientY));
      if (!place || place.column === 0 || (place.line === from.line && place.column === from.column)) return;
      window.getSelection()?.removeAllRanges();
      drawn.current = place;
      go(place, true);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClick: (event) => {
      const place = cellOf(event.currentTarget, event.target);
      if (!place) return;
      if (place.column === 0 || isTap(event)) go(place, false);
      if (isToggle(event.target)) toggle(place.line);
      else if (place.column === 0) press({ line: place.line, isRange: event.shiftKey, isAdditional: event.ctrlKey || event.metaKey || isTap(event) });
    },
  };
}

const isTap = ({ nativeEvent }: MouseEvent): boolean => nativeEvent instanceof window.PointerEvent && nativeEvent.pointerType === "touch";

const isToggle = (target: EventTarget): boolean => target instanceof Element && target.closest("[data-toggle]") !== null;
