import { useEffect, useState, type RefObject } from "react";
import { pagesInSight, type Sight } from "./pagesInSight.ts";

/** Follows what the frame shows of the column's children. */
export function usePagesInSight(frame: RefObject<HTMLElement | null>, column: RefObject<HTMLElement | null>): Sight {
  const [sight, setSight] = useState<Sight>({ first: 0, last: 0, current: 0 });
  useEffect(() => {
    const [view, pages] = [frame.current, column.current];
    if (!view || !pages) return undefined;
    const look = (): void => {
      const { children } = pages;
      const topOf = (index: number): number => (children[index] as HTMLElement | undefined)?.offsetTop ?? 0;
      const seen = pagesInSight({ count: children.length, topOf }, { top: view.scrollTop, height: view.clientHeight });
      setSight((before) => (isSame(before, seen) ? before : seen));
    };
    look();
    view.addEventListener("scroll", look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(pages);
    observer.observe(view);
    return () => {
      view.removeEventListener("scroll", look);
      observer.disconnect();
    };
  }, [frame, column]);
  return sight;
}

const isSame = (one: Sight, other: Sight): boolean =>
  one.first === other.first && one.last === other.last && one.current === other.current;
