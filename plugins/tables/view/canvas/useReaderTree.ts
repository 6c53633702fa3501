import { useEffect, useEffectEvent, type RefObject } from "react";
import { rangeOf, type Selection } from "../../model/CellSelection.ts";

export interface ReaderTree {
  readonly title: string;
  readonly selection: Selection;
}

/**
 * What screen readers are told of the canvas, as the body of elements tells it: the grid's name, and of cells that their
 * row is selected, since readers are told of cells. The grid's own tree says neither, and draws itself a moment later.
 */
export function useReaderTree(frame: RefObject<HTMLElement | null>, { title, selection }: ReaderTree): void {
  const fill = useEffectEvent(() => {
    const grid = frame.current?.querySelector("[role=grid]");
    if (!grid) return;
    say(grid, "aria-label", title);
    const range = rangeOf(selection);
    for (const row of grid.querySelectorAll("tbody > [role=row]")) {
      const line = Number(row.getAttribute("aria-rowindex")) - 2;
      const isSelected = selection.rows.has(line);
      const isInRange = range !== undefined && line >= range.top && line <= range.bottom;
      for (const cell of row.children) {
        const column = Number(cell.getAttribute("aria-colindex")) - 1;
        say(cell, "aria-selected", String(isSelected || (isInRange && column >= range.left && column <= range.right)));
      }
    }
  });
  useEffect(() => {
    const observer = new MutationObserver(() => fill());
    if (frame.current) observer.observe(frame.current, { subtree: true, childList: true, attributeFilter: ["aria-selected"] });
    return () => observer.disconnect();
  }, [frame]);
  useEffect(() => fill(), [title, selection]);
}

/** Only what differs: each change is told to the observer. */
function say(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
