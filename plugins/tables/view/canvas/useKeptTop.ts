import type { DataEditorRef } from "@glideapps/glide-data-grid";
import { useLayoutEffect, useRef, type RefObject } from "react";

/** Rows of another height: the one at the top stays there. @returns where the body says which that is */
export function useKeptTop(grid: RefObject<DataEditorRef | null>, rowHeight: number): RefObject<number> {
  const top = useRef(0);
  const drawn = useRef(rowHeight);
  const held = useRef(0);
  // Before the grid draws, and tells of other rows.
  if (drawn.current !== rowHeight) [drawn.current, held.current] = [rowHeight, top.current];
  useLayoutEffect(() => {
    if (held.current > 0) grid.current?.scrollTo(0, held.current, "vertical", 0, 0, { vAlign: "start" });
    held.current = 0;
  }, [grid, rowHeight]);
  return top;
}
