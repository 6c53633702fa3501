import { useCallback, useLayoutEffect, useMemo, useState, type RefObject } from "react";

/** The rows from `start` to before `end` are drawn; the others are two empty stretches of that many pixels. */
export interface RowsInSight {
  readonly start: number;
  readonly end: number;
  readonly before: number;
  readonly after: number;
  readonly isWhole: boolean;
  /** Scrolls so far that the row is in sight. */
  readonly reveal: (index: number) => void;
}

/** So many rows are drawn at once all the same: there is nothing to win. */
const wholeUpTo = 150;
const spare = 8;
/** Until the height is known. */
const firstHeight = 900;

const scrollerOf = (list: HTMLElement | null): HTMLElement | undefined => list?.closest<HTMLElement>("[data-scroll]") ?? undefined;

/**
 * Draws of a long list only what is in sight: a menu of thousands of items opens as fast as a short one.
 * @param list inside an element with `data-scroll`
 * @param heights pixels of each row
 */
export function useRowsInSight(list: RefObject<HTMLElement | null>, heights: readonly number[]): RowsInSight {
  const offsets = useMemo(() => offsetsOf(heights), [heights]);
  const isWhole = heights.length <= wholeUpTo;
  const [view, setView] = useState({ top: 0, height: firstHeight });
  useLayoutEffect(() => {
    const scroller = scrollerOf(list.current);
    if (!scroller || isWhole) return undefined;
    const look = (): void => {
      const top = scroller.getBoundingClientRect().top - (list.current?.getBoundingClientRect().top ?? 0);
      setView((old) => (Math.abs(old.top - top) < 60 && old.height === scroller.clientHeight ? old : { top, height: scroller.clientHeight }));
    };
    look();
    const observer = typeof ResizeObserver === "undefined" ? undefined : new ResizeObserver(look);
    observer?.observe(scroller);
    scroller.addEventListener("scroll", look, { passive: true });
    return () => {
      observer?.disconnect();
      scroller.removeEventListener("scroll", look);
    };
  }, [list, isWhole]);
  const reveal = useCallback(
    (index: number) => {
      const scroller = scrollerOf(list.current);
      if (scroller) revealRow(scroller, list.current, [offsets[index] ?? 0, offsets[index + 1] ?? 0]);
    },
    [list, offsets],
  );
  const total = offsets.at(-1) ?? 0;
  if (isWhole) return { start: 0, end: heights.length, before: 0, after: 0, isWhole, reveal };
  const start = Math.max(0, rowAt(offsets, view.top) - spare);
  const end = Math.min(heights.length, rowAt(offsets, view.top + view.height) + 1 + spare);
  return { start, end, before: offsets[start] ?? 0, after: total - (offsets[end] ?? total), isWhole, reveal };
}

function offsetsOf(heights: readonly number[]): readonly number[] {
  const offsets = [0];
  for (const height of heights) offsets.push((offsets.at(-1) ?? 0) + height);
  return offsets;
}

/** The row that holds this many pixels from the top. */
function rowAt(offsets: readonly number[], pixels: number): number {
  let [low, high] = [0, Math.max(0, offsets.length - 2)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((offsets[middle] ?? 0) <= pixels) low = middle;
    else high = middle - 1;
  }
  return low;
}

function revealRow(scroller: HTMLElement, list: HTMLElement | null, [top, bottom]: readonly [number, number]): void {
  const shift = (list?.getBoundingClientRect().top ?? 0) - scroller.getBoundingClientRect().top;
  if (top + shift < 0) scroller.scrollTop += top + shift;
  else if (bottom + shift > scroller.clientHeight) scroller.scrollTop += bottom + shift - scroller.clientHeight;
}
