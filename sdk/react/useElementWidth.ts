import { useLayoutEffect, useState, type RefObject } from "react";

/**
 * The inner width of an element in whole pixels, 0 before it is measured.
 * @since 1.0.0
 * @example const width = useElementWidth(box);
 */
export function useElementWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const present = element.current;
    if (!present) return;
    setWidth(present.clientWidth);
    const observer = new ResizeObserver(() => setWidth(present.clientWidth));
    observer.observe(present);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
