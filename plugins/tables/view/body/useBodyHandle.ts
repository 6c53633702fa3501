import { useEffect, useRef } from "react";
import type { BodyHandle, TableBodyProps } from "./TableBodyProps.ts";

interface BodyHands extends Pick<BodyHandle, "selectRows" | "boxOf" | "active" | "go"> {
  readonly findScroller: () => Element | null | undefined;
}

/** Lets the frame around a body scroll it sideways, select its rows and find its cells, also while it draws. */
export function useBodyHandle(handle: TableBodyProps["handle"], hands: BodyHands): void {
  const latest = useRef(hands);
  latest.current = hands;
  useEffect(() => {
    handle.current = {
      scrollSideways: (left) => {
        const scroller = latest.current.findScroller();
        if (scroller && scroller.scrollLeft !== left) scroller.scrollLeft = left;
      },
      selectRows: (rows) => latest.current.selectRows(rows),
      boxOf: (place) => latest.current.boxOf(place),
      active: () => latest.current.active(),
      go: (place) => latest.current.go(place),
    };
    return () => void (handle.current = null);
  }, [handle]);
}
