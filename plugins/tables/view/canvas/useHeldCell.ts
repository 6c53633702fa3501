import type { CellClickedEventArgs, DataEditorRef, Item } from "@glideapps/glide-data-grid";
import { useRef, type RefObject } from "react";
import { useLongPress } from "../body/useLongPress.ts";

interface HeldCellOptions {
  readonly frame: RefObject<HTMLElement | null>;
  readonly grid: RefObject<DataEditorRef | null>;
  /** Makes a cell the active one. */
  readonly go: (item: Item) => void;
  readonly ask: (item: Item, event: CellClickedEventArgs) => void;
}

/** So long after a long press the grid still takes the finger's end for a tap. */
const endsWithinMs = 1_000;

/** A finger that rests on a cell opens its menu. @returns whether that was just now: what follows is no tap */
export function useHeldCell({ frame, grid, go, ask }: HeldCellOptions): () => boolean {
  const heldAt = useRef(-Infinity);
  useLongPress(frame, ({ x, y }) => {
    const args = grid.current?.getMouseArgsForPosition(x, y);
    if (args?.kind !== "cell" || args.location[0] === 0) return false;
    heldAt.current = Date.now();
    go(args.location);
    ask(args.location, { ...args, preventDefault: () => undefined });
    return true;
  });
  return () => Date.now() - heldAt.current < endsWithinMs;
}
