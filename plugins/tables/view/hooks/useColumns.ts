import { useCallback, useMemo, useRef, useState } from "react";
import { columnModel, shownPreferences, type ColumnModel, type LeafColumn } from "../../model/columnModel.ts";
import { fitWidths } from "../../model/fitWidths.ts";
import { useNarrow } from "./useNarrow.ts";
import type { OwnColumns } from "./useOwnColumns.ts";

export interface Columns {
  readonly model: ColumnModel;
  /** As drawn: free room is given to the columns. */
  readonly widths: readonly number[];
  readonly numberWidth: number;
  /** Whether there is no room to pin anything (spec §9 Breakpoints). */
  readonly isNarrow: boolean;
  readonly resize: (column: LeafColumn, width: number, isDone: boolean) => void;
}

type Widths = Readonly<Record<string, number>>;

/** Of the view that always scrolls, whatever is pinned. */
const scrolling = 1 / 3;

/**
 * The columns to draw, and the widths that the user gives them, which are kept 500 ms after the last change.
 * @param options.numbers the largest row number to make room for
 * @param options.beside room for what stands beside the numbers, in pixels
 */
export function useColumns({ config, change }: OwnColumns, options: { available: number; numbers: number; beside?: number }): Columns {
  const isNarrow = useNarrow();
  /** While an edge is being dragged. */
  const [dragged, setDragged] = useState<Widths>();
  const { available, numbers, beside = 0 } = options;
  const numberWidth = 24 + beside + Math.max(2, String(numbers).length) * 8;
  const pinRoom = available > 0 ? available * (1 - scrolling) - numberWidth : undefined;
  const model = useMemo(
    () => columnModel(config, { isNarrow, ...(dragged && { widths: dragged }), ...(pinRoom !== undefined && { pinRoom }) }),
    [config, isNarrow, dragged, pinRoom],
  );
  const kept = shownPreferences(config)?.widths ?? noWidths;
  const isTouched = Object.keys(dragged ?? kept).length > 0;
  const fitted = useMemo(() => fitWidths(model.leaves, available - numberWidth, isTouched), [model, available, numberWidth, isTouched]);
  const latest = useRef({ kept, leaves: model.leaves, fitted });
  latest.current = { kept, leaves: model.leaves, fitted };
  const resize = useCallback(
    (column: LeafColumn, width: number, isDone: boolean) => {
      const { kept: before, leaves, fitted: drawn } = latest.current;
      // With the first width of their own the others keep what they have on the screen.
      const start = Object.keys(before).length > 0 ? before : Object.fromEntries(leaves.map(({ id }, index) => [id, drawn[index] ?? 0]));
      const next = { ...start, [column.id]: Math.round(width) };
      setDragged(isDone ? undefined : next);
      if (isDone) change({ widths: next }, true);
    },
    [change],
  );
  return { model, widths: fitted, numberWidth, isNarrow, resize };
}

const noWidths: Widths = {};
