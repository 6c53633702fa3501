import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent as ReactPointerEvent } from "react";
import { followPress } from "#sdk/ui/actions/followPress.ts";

interface RowMovesOptions {
  readonly count: number;
  readonly move: (from: number, to: number) => void;
}

export interface RowMoves {
  /** The row that is dragged, and where it would land among the others. */
  readonly drag: { readonly from: number; readonly to: number | undefined } | undefined;
  /** For the list: a press on a handle begins a drag. */
  readonly onPointerDown: (event: ReactPointerEvent<HTMLElement>) => void;
  /** For a row: Alt and an arrow move it, on its handle an arrow alone. */
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>, at: number) => void;
}

/** Rows are put in another order by mouse, pen, finger and keys; Escape lets go without moving. */
export function useRowMoves({ count, move }: RowMovesOptions): RowMoves {
  const [drag, setDrag] = useState<RowMoves["drag"]>();
  const latest = useRef(move);
  useEffect(() => {
    latest.current = move;
  });
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const onPointerDown = (event: ReactPointerEvent<HTMLElement>): void => {
    const handle = (event.target as Element).closest("[data-handle]");
    if (!handle || event.button !== 0 || handle.closest("[data-list]") !== event.currentTarget) return;
    const list = event.currentTarget;
    const rows = rowsIn(list);
    const from = rows.findIndex((row) => row.contains(handle));
    stop.current?.();
    stop.current = followPress<number>(event.nativeEvent, {
      scrolling: { element: list.closest<HTMLElement>("[data-scroll]"), axis: "y" },
      overAt: ({ y }) => placeAt(rowsIn(list), from, y),
      show: (dragged) => setDrag(dragged && { from, to: dragged.over }),
      end: (to) => to !== from && latest.current(from, to),
    });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, at: number): void => {
    const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
    const isOnHandle = (event.target as Element).closest("[data-handle]") !== null;
    if (by === 0 || (!event.altKey && !isOnHandle)) return;
    event.preventDefault();
    event.stopPropagation();
    const to = at + by;
    if (to >= 0 && to < count) move(at, to);
  };
  return { drag, onPointerDown, onKeyDown };
}

/** Of this list, not of one in a row of it. */
const rowsIn = (list: HTMLElement): HTMLElement[] =>
  [...list.querySelectorAll<HTMLElement>("[data-row]")].filter((row) => row.closest("[data-list]") === list);

/** How many of the other rows have their middle above the pointer. */
function placeAt(rows: readonly HTMLElement[], from: number, y: number): number {
  const isAbove = (row: HTMLElement): boolean => {
    const box = row.getBoundingClientRect();
    return box.top + box.height / 2 < y;
  };
  return rows.filter((row, at) => at !== from && isAbove(row)).length;
}
