import { useEffect, useEffectEvent } from "react";
import type { TableBodyProps } from "./TableBodyProps.ts";

/** Lets the frame around a body scroll it sideways, and select its rows. */
export function useBodyHandle(handle: TableBodyProps["handle"], findScroller: () => Element | null | undefined, select: (isAll: boolean) => void): void {
  const selectRows = useEffectEvent(select);
  const scrollSideways = useEffectEvent((left: number): void => {
    const scroller = findScroller();
    if (scroller && scroller.scrollLeft !== left) scroller.scrollLeft = left;
  });
  useEffect(() => {
    handle.current = { scrollSideways: (left) => scrollSideways(left), selectRows: (isAll) => selectRows(isAll) };
    return () => void (handle.current = null);
  }, [handle]);
}
