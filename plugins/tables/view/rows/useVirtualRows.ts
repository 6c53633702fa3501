import { defaultRangeExtractor, useVirtualizer, type VirtualItem } from "@tanstack/react-virtual";
import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { ScrollScale } from "./ScrollScale.ts";

export interface VirtualRowsOptions {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly count: number;
  /** In pixels; where rows are measured, of those that were not yet in sight. */
  readonly rowHeight: number;
  /** A row that stays in the document although it is out of sight: it has the focus. */
  readonly kept: number | undefined;
}

export interface VirtualRows {
  readonly items: readonly VirtualItem[];
  /** How high the element that scrolls is, in pixels. */
  readonly height: number;
  /** Of the box that shows them. */
  readonly boxHeight: number;
  /** Rows stand in strips, so that no row is placed by a number that loses its fractions. */
  readonly anchor: number;
  /** Holds the rows, and moves with the scrolling. */
  readonly strip: RefObject<HTMLDivElement | null>;
  /** Measures a row's element where rows are as high as their text. */
  readonly measure: (element: HTMLDivElement | null) => void;
  /** Rows of which at least half is in the box, as [from, to). */
  readonly seen: () => [from: number, to: number];
  readonly scrollTo: (line: number) => void;
}

const stripLength = 1_000_000;
/** The scroll bar is put right when nobody has scrolled for so long. */
const settleAfter = 150;
const overscan = 8;

/**
 * Which rows are in the document, and where. They stand in a box that stays in sight while the page scrolls below it, and
 * are moved by script: however fast somebody scrolls, the box is never empty.
 */
export function useVirtualRows({ scroller, count, rowHeight, kept }: VirtualRowsOptions): VirtualRows {
  const strip = useRef<HTMLDivElement>(null);
  const [scale] = useState(() => new ScrollScale());
  const drawn = useRef({ anchor: 0, offset: 0 });
  const move = (offset: number): void => {
    drawn.current.offset = offset;
    strip.current?.style.setProperty("transform", `translateY(${drawn.current.anchor - offset}px)`);
  };
  // Nothing memoises what it returns.
  // oxlint-disable-next-line react-hooks/incompatible-library
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count,
    overscan,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    rangeExtractor: (range) => withKept(defaultRangeExtractor(range), kept, count),
    observeElementOffset: ({ scrollElement }, tell) => observeOffset(scrollElement, scale, (offset, isScrolling) => {
      move(offset);
      tell(offset, isScrolling);
    }),
    scrollToFn: (offset, { adjustments = 0 }, { scrollElement }) => {
      if (scrollElement) scrollElement.scrollTop = scale.topOf(offset + adjustments);
    },
  });
  // Without the scroll bar below, which the measured box holds.
  const boxHeight = scroller.current?.clientHeight ?? virtualizer.scrollRect?.height ?? 0;
  scale.resize(virtualizer.getTotalSize(), boxHeight);
  const offset = virtualizer.scrollOffset ?? 0;
  const anchor = Math.floor(offset / stripLength) * stripLength;
  useLayoutEffect(() => {
    drawn.current.anchor = anchor;
    move(drawn.current.offset);
  });
  // Another density: what was measured holds no longer.
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  const scrollTo = useCallback((line: number): void => {
    const element = scroller.current;
    const item = virtualizer.measurementsCache[line];
    if (!element || !item) return;
    const { offset: present } = drawn.current;
    const lowest = item.end - element.clientHeight;
    if (item.start < present) virtualizer.options.scrollToFn(item.start, {}, virtualizer);
    else if (lowest > present) virtualizer.options.scrollToFn(Math.min(lowest, item.start), {}, virtualizer);
  }, [virtualizer, scroller]);
  const seen = (): [from: number, to: number] => {
    const { offset: top } = drawn.current;
    const bottom = top + (scroller.current?.clientHeight ?? 0);
    const half = virtualizer.getVirtualItems().filter(({ start, size }) => start + size / 2 >= top && start + size / 2 <= bottom);
    return [half[0]?.index ?? 0, (half.at(-1)?.index ?? -1) + 1];
  };
  return { items: virtualizer.getVirtualItems(), height: scale.height, boxHeight, anchor, strip, measure: virtualizer.measureElement, seen, scrollTo };
}

function withKept(shown: number[], kept: number | undefined, count: number): number[] {
  if (kept === undefined || kept >= count || shown.includes(kept)) return shown;
  return [...shown, kept].sort((a, b) => a - b);
}

/** Tells how far the rows are scrolled, and puts the scroll bar right when they stand still. */
function observeOffset(element: HTMLElement | null, scale: ScrollScale, tell: (offset: number, isScrolling: boolean) => void): () => void {
  if (!element) return () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let offset = scale.scrolled(element.scrollTop);
  const settle = (): void => {
    const top = scale.settled;
    if (Math.abs(element.scrollTop - top) > 1) element.scrollTop = top;
    tell(offset, false);
  };
  const scrolled = (): void => {
    offset = scale.scrolled(element.scrollTop);
    tell(offset, true);
    clearTimeout(timer);
    timer = setTimeout(settle, settleAfter);
  };
  tell(offset, false);
  element.addEventListener("scroll", scrolled, { passive: true });
  return () => {
    clearTimeout(timer);
    element.removeEventListener("scroll", scrolled);
  };
}
