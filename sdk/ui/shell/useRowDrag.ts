import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent } from "react";
import type { SidebarItem, SidebarPlace } from "./SidebarItem.ts";
import { dropPlace, zoneAt, type DropZone } from "./sidebarPlaces.ts";
import type { SidebarRow } from "./sidebarRows.ts";

export interface RowDrag {
  /** Of the dragged row. */
  readonly id: string;
  /** Where it would land now. */
  readonly over: { readonly id: string; readonly zone: DropZone } | undefined;
}

export interface RowDragging {
  readonly drag: RowDrag | undefined;
  /** For the list: a press on a row with the mouse, or on its handle with anything, may begin a drag. */
  readonly onPointerDown: (event: ReactPointerEvent<HTMLElement>) => void;
}

interface DragOptions {
  readonly rows: readonly SidebarRow[];
  /** Without it nothing can be dragged. */
  readonly onMove: ((item: SidebarItem, to: SidebarPlace) => void) | undefined;
}

/** Less is the shaking of a hand, and still a click. */
const beginsAfterPixels = 5;
const edgePixels = 36;
const pixelsAFrame = 9;

/** Drags rows by mouse, pen and finger; near the edges the list scrolls, Escape lets go without moving. */
export function useRowDrag({ rows, onMove }: DragOptions): RowDragging {
  const [drag, setDrag] = useState<RowDrag>();
  const live = useRef({ rows, onMove });
  useEffect(() => {
    live.current = { rows, onMove };
  });
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const onPointerDown = (event: ReactPointerEvent<HTMLElement>): void => {
    const row = (event.target as Element).closest<HTMLElement>("[data-row]");
    const isHandle = (event.target as Element).closest("[data-handle]") !== null;
    if (!onMove || event.button !== 0 || !row || (event.pointerType !== "mouse" && !isHandle)) return;
    stop.current?.();
    stop.current = followPointer(event.nativeEvent, row, {
      show: setDrag,
      overOf: (id, x, y) => overAt(live.current.rows, id, x, y),
      end: (id, over) => {
        const at = live.current.rows.find(({ item }) => item.id === over?.id);
        const item = live.current.rows.find((one) => one.item.id === id)?.item;
        const to = at && over && dropPlace(live.current.rows, id, { over: at, zone: over.zone });
        if (item && to) live.current.onMove?.(item, to);
      },
    });
  };
  return { drag, onPointerDown };
}

function overAt(rows: readonly SidebarRow[], id: string, x: number, y: number): RowDrag["over"] {
  const element = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-row]");
  const row = rows.find(({ item }) => item.id === element?.dataset["row"]);
  if (!element || !row) return undefined;
  const box = element.getBoundingClientRect();
  const zone = zoneAt((y - box.top) / Math.max(1, box.height), row.hasChildren || row.isHeading);
  return dropPlace(rows, id, { over: row, zone }) && { id: row.item.id, zone };
}

interface Following {
  readonly show: (drag: RowDrag | undefined) => void;
  readonly overOf: (id: string, x: number, y: number) => RowDrag["over"];
  readonly end: (id: string, over: RowDrag["over"]) => void;
}

/** From the press to the release; returns what ends it early. */
function followPointer(start: PointerEvent, row: HTMLElement, { show, overOf, end }: Following): () => void {
  const id = row.dataset["row"] ?? "";
  const scroller = row.closest<HTMLElement>("[data-scroll]");
  const listening = new AbortController();
  const { signal } = listening;
  let point = { x: start.clientX, y: start.clientY };
  let isDragging = false;
  let over: RowDrag["over"];
  let frame = 0;
  const look = (): void => {
    over = overOf(id, point.x, point.y);
    show({ id, over });
  };
  const scroll = (): void => {
    const box = scroller?.getBoundingClientRect();
    const step = !box ? 0 : point.y < box.top + edgePixels ? -pixelsAFrame : point.y > box.bottom - edgePixels ? pixelsAFrame : 0;
    if (scroller && step !== 0) {
      scroller.scrollTop += step;
      look();
    }
    frame = requestAnimationFrame(scroll);
  };
  const finish = (): void => {
    listening.abort();
    cancelAnimationFrame(frame);
    show(undefined);
  };
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== start.pointerId) return;
    point = { x: event.clientX, y: event.clientY };
    const isFar = Math.hypot(point.x - start.clientX, point.y - start.clientY) >= beginsAfterPixels;
    if (!isDragging && !isFar) return;
    if (!isDragging) frame = requestAnimationFrame(scroll);
    isDragging = true;
    event.preventDefault();
    look();
  };
  const release = (event: PointerEvent): void => {
    if (event.pointerId !== start.pointerId) return;
    finish();
    if (!isDragging) return;
    // What was let go over a link is no click on it.
    window.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
    end(id, over);
  };
  const escape = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || !isDragging) return;
    event.stopPropagation();
    finish();
  };
  window.addEventListener("pointermove", move, { signal });
  window.addEventListener("pointerup", release, { signal });
  window.addEventListener("pointercancel", finish, { signal });
  window.addEventListener("keydown", escape, { signal, capture: true });
  return finish;
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}
