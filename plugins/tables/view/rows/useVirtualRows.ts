import { defaultRangeExtractor, useVirtualizer, type VirtualItem } from "@tanstack/react-virtual";
import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { ScrollScale } from "./ScrollScale.ts";
import { WantedRow, type WantedPlace } from "./WantedRow.ts";

export interface VirtualRowsOptions {
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly count: number;
  /** In pixels; where rows are measured, of those that were not yet in sight. */
  readonly rowHeight: number;
  /** Rows that stay in the document although they are out of sight: they have the focus, or are open. */
  readonly kept: readonly number[];
  /** Rows may be higher than the box: what they show as a whole stays in sight while they are. */
  readonly isSplit: boolean;
  /** The row with which the body begins. */
  readonly startLine?: number | undefined;
}

export interface VirtualRows {
  readonly items: readonly VirtualItem[];
  /** How high the element that scrolls is, in pixels. */
  readonly height: number;
  /** Of all rows together, which may be more. */
  readonly total: number;
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
  /** A row is as high as that; where it is above the box, what is in the box stays. */
  readonly resize: (line: number, height: number) => void;
  /** @param part of a row that is split: the row itself is in sight as soon as anything of it is */
  readonly scrollTo: (line: number, part?: number) => void;
}

const stripLength = 1_000_000;
/** The scroll bar is put right when nobody has scrolled for so long. */
const settleAfter = 150;
const overscan = 8;

/**
 * Which rows are in the document, and where. They stand in a box that stays in sight while the page scrolls below it, and
 * are moved by script: however fast somebody scrolls, the box is never empty.
 */
export function useVirtualRows({ scroller, count, rowHeight, kept, isSplit, startLine }: VirtualRowsOptions): VirtualRows {
  const strip = useRef<HTMLDivElement>(null);
  const [scale] = useState(() => new ScrollScale());
  const [wanted] = useState(() => new WantedRow());
  const drawn = useRef({ anchor: 0, offset: 0 });
  const move = (offset: number): void => {
    drawn.current.offset = offset;
    strip.current?.style.setProperty("transform", `translateY(${drawn.current.anchor - offset}px)`);
    if (isSplit) tellCuts(strip.current, { offset, rowHeight }, (line) => virtualizer.measurementsCache[line]);
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
      wanted.scrolled(scrollElement, isScrolling);
      move(offset);
      tell(offset, isScrolling);
    }),
    scrollToFn: (offset, { adjustments = 0 }, { scrollElement }) => {
      if (!scrollElement) return;
      // Rows that came are higher than was thought: what somebody scrolled in the meantime stays.
      const unheard = adjustments === 0 ? 0 : wanted.unheard(scrollElement);
      scrollElement.scrollTop = scale.topOf(offset + adjustments + unheard);
      wanted.moved(scrollElement);
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
  // What is to be at the top, with the share of it that is above: told before rows have their heights, done when they have.
  const top = useRef<HeldTop | undefined>(startLine ? { line: startLine, share: 0 } : undefined);
  useLayoutEffect(() => {
    const item = top.current && virtualizer.measurementsCache[top.current.line];
    if (!top.current || !item) return;
    virtualizer.options.scrollToFn(item.start + top.current.share * item.size, {}, virtualizer);
    top.current = undefined;
  });
  // Another density: what was measured holds no longer, and what was at the top stays there.
  useLayoutEffect(() => {
    top.current ??= topAt(virtualizer.measurementsCache, drawn.current.offset);
    if (top.current) wanted.place = undefined;
    virtualizer.measure();
  }, [virtualizer, rowHeight, wanted]);
  const bring = useCallback(({ line, part }: WantedPlace): void => {
    const element = scroller.current;
    const item = virtualizer.measurementsCache[line];
    if (!element || !item) return;
    const { offset: present } = drawn.current;
    const box = element.clientHeight;
    const { start, end } = part === undefined ? nearest(item, { present, box, rowHeight }) : partOf(strip.current, item, part);
    const lowest = end - box;
    if (start < present) virtualizer.options.scrollToFn(start, {}, virtualizer);
    else if (lowest > present) virtualizer.options.scrollToFn(Math.min(lowest, start), {}, virtualizer);
  }, [virtualizer, scroller, rowHeight]);
  const scrollTo = useCallback((line: number, part?: number): void => {
    wanted.place = { line, part };
    bring(wanted.place);
  }, [wanted, bring]);
  // Rows that come, and are higher than was thought, push it out of sight again.
  useLayoutEffect(() => {
    if (wanted.place) bring(wanted.place);
  });
  const resize = useCallback((line: number, height: number): void => {
    // Of one that is cut by the edge what grows is below the edge.
    virtualizer.shouldAdjustScrollPositionOnItemSizeChange = ({ end }) => end <= drawn.current.offset;
    virtualizer.resizeItem(line, height);
    virtualizer.shouldAdjustScrollPositionOnItemSizeChange = undefined;
  }, [virtualizer]);
  const seen = (): [from: number, to: number] => {
    const { offset: top } = drawn.current;
    const box = scroller.current?.clientHeight ?? 0;
    const half = virtualizer.getVirtualItems().filter(({ start, end, size }) => Math.min(end, top + box) - Math.max(start, top) >= Math.min(size, box) / 2);
    return [half[0]?.index ?? 0, (half.at(-1)?.index ?? -1) + 1];
  };
  return { items: virtualizer.getVirtualItems(), height: scale.height, total: virtualizer.getTotalSize(), boxHeight, anchor, strip, measure: virtualizer.measureElement, seen, resize, scrollTo };
}

interface HeldTop {
  readonly line: number;
  readonly share: number;
}

/** The row at that offset; undefined at the very top, where nothing is to be held. */
function topAt(items: readonly VirtualItem[], offset: number): HeldTop | undefined {
  const item = offset > 0 ? items.find(({ end }) => end > offset) : undefined;
  return item && { line: item.index, share: (offset - item.start) / item.size };
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Of a row that is higher than the box something is in sight wherever one is in it: one row's height is enough. */
function nearest({ start, end }: Span, { present, box, rowHeight }: { present: number; box: number; rowHeight: number }): Span {
  const isLong = end - start > box;
  if (!isLong) return { start, end };
  if (present >= start && present + rowHeight <= end) return { start: present, end: present };
  return present < start ? { start, end: start + rowHeight } : { start: end - rowHeight, end };
}

/** Where a part of a row stands, which may be as high as its text. */
function partOf(strip: HTMLElement | null, item: Span & { readonly index: number }, part: number): Span {
  const cell = strip?.querySelector<HTMLElement>(`:scope > [data-index="${item.index}"] [data-part="${part}"]`);
  return cell ? { start: item.start + cell.offsetTop, end: item.start + cell.offsetTop + cell.offsetHeight } : item;
}

/** Tells the rows how many pixels of them are above the box: their cells move what they show into sight. */
function tellCuts(strip: HTMLElement | null, { offset, rowHeight }: { offset: number; rowHeight: number }, placeOf: (line: number) => Span | undefined): void {
  for (const row of strip?.querySelectorAll<HTMLElement>(":scope > [data-parts], :scope > [data-index] > [data-parts]") ?? []) {
    const place = placeOf(Number(row.dataset["line"]));
    const cut = place ? Math.max(0, Math.min(offset - place.start, place.end - place.start - rowHeight)) : 0;
    row.style.setProperty("--cut", `${cut}px`);
  }
}

function withKept(shown: number[], kept: readonly number[], count: number): number[] {
  const further = kept.filter((line) => line < count && !shown.includes(line));
  return further.length === 0 ? shown : [...new Set([...shown, ...further])].sort((a, b) => a - b);
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
