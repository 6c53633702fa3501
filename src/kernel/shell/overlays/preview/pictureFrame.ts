import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from "react";
import { fit, zoomed, zoomOfKey } from "./zoom.ts";

export interface ZoomedFrame {
  readonly frame: RefObject<HTMLDivElement | null>;
  /** Of the frame, in CSS pixels. */
  readonly size: { readonly width: number; readonly height: number };
  readonly zoom: number;
  readonly setZoom: (change: number | ((zoom: number) => number)) => void;
  /** The keys + − 0, of whatever stands around the frame. */
  readonly press: (event: KeyboardEvent) => void;
}

/** A frame that shows something which fits it at first, and is zoomed by keys and by Ctrl with the wheel. */
export function useZoomedFrame(): ZoomedFrame {
  const frame = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(fit);
  const size = useFrameSize(frame);
  useWheelZoom(frame, setZoom);
  useSteadyCentre(frame, zoom);
  useFreeFocus(frame);
  const press = (event: KeyboardEvent): void => {
    const next = zoomOfKey(event, zoom);
    if (next === undefined) return;
    event.preventDefault();
    setZoom(next);
  };
  return { frame, size, zoom, setZoom, press };
}

/** In CSS pixels; follows the window. */
function useFrameSize(frame: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    // Of the frame, not of what is free beside its scroll bars: these must not change the size that they come from.
    const measure = (): void => setSize({ width: element.offsetWidth, height: element.offsetHeight });
    measure();
    const observer = typeof ResizeObserver === "undefined" ? undefined : new ResizeObserver(measure);
    observer?.observe(element);
    return () => observer?.disconnect();
  }, [frame]);
  return size;
}

/** Ctrl with the wheel, which is also what two fingers on a touchpad say. React's own wheel listener cannot prevent it. */
function useWheelZoom(frame: RefObject<HTMLElement | null>, setZoom: (change: (zoom: number) => number) => void): void {
  useEffect(() => {
    const element = frame.current;
    const turned = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      setZoom((zoom) => zoomed(zoom, event.deltaY < 0 ? 1 : -1));
    };
    element?.addEventListener("wheel", turned, { passive: false });
    return () => element?.removeEventListener("wheel", turned);
  }, [frame, setZoom]);
}

/** What was in the middle stays there. */
function useSteadyCentre(frame: RefObject<HTMLElement | null>, zoom: number): void {
  const last = useRef(zoom);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || last.current === zoom) return;
    const ratio = zoom / last.current;
    last.current = zoom;
    element.scrollLeft = (element.scrollLeft + element.clientWidth / 2) * ratio - element.clientWidth / 2;
    element.scrollTop = (element.scrollTop + element.clientHeight / 2) * ratio - element.clientHeight / 2;
  }, [frame, zoom]);
}

/** The modal has the focus since before the picture came: the keys of the picture work at once, and no button loses it. */
function useFreeFocus(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current;
    if (element && document.activeElement === element.closest("[role=dialog]")) element.focus({ preventScroll: true });
  }, [frame]);
}
