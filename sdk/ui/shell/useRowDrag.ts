import { useEffect, useRef, useState, type PointerEvent as ReactPointerEvent } from "react";
import { followPress } from "../actions/followPress.ts";
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
    const id = row.dataset["row"] ?? "";
    stop.current = followPress<NonNullable<RowDrag["over"]>>(event.nativeEvent, {
      scrolling: { element: row.closest<HTMLElement>("[data-scroll]"), axis: "y" },
      overAt: ({ x, y }) => overAt(live.current.rows, id, x, y),
      show: (dragged) => setDrag(dragged && { id, over: dragged.over }),
      end: (over) => {
        const at = live.current.rows.find(({ item }) => item.id === over.id);
        const item = live.current.rows.find((one) => one.item.id === id)?.item;
        const to = at && dropPlace(live.current.rows, id, { over: at, zone: over.zone });
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
