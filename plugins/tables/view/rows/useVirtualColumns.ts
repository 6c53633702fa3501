import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { useLayoutEffect, useMemo, type RefObject } from "react";
import type { ColumnModel } from "../../model/columnModel.ts";

export interface VirtualColumnsOptions {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly model: ColumnModel;
  readonly widths: readonly number[];
  readonly numberWidth: number;
  /** A column that stays in the document although it is out of sight: it has the focus. */
  readonly kept: number | undefined;
}

/** So many columns are drawn whole: what is saved by leaving some out begins beyond. */
const few = 15;

/** Indexes of the columns that are in the document: the pinned ones, and those that are in sight. */
export function useVirtualColumns({ scroller, model, widths, numberWidth, kept }: VirtualColumnsOptions): readonly number[] {
  const { leaves, leftPins, rightPins } = model;
  const count = leaves.length;
  // Nothing memoises what it returns.
  // oxlint-disable-next-line react-hooks/incompatible-library
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    horizontal: true,
    enabled: count > few,
    count,
    overscan: 3,
    paddingStart: numberWidth,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => widths[index] ?? 0,
    rangeExtractor: (range) => {
      const shown = new Set(defaultRangeExtractor(range));
      for (let index = 0; index < count; index += 1) if (index < leftPins || index >= count - rightPins || index === kept) shown.add(index);
      return [...shown].sort((a, b) => a - b);
    },
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, widths]);
  const shown = count > few ? virtualizer.getVirtualIndexes() : [...leaves.keys()];
  const key = shown.join();
  return useMemo(() => key.split(",").filter((part) => part !== "").map(Number), [key]);
}
