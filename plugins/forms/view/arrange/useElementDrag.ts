import { useEffect, useRef, type PointerEvent, type RefObject } from "react";
import { withInner } from "#core/arranging/arrangeParts.ts";
import { followPress, type Point } from "#sdk/ui/actions/followPress.ts";
import { typeOf } from "./arrangedElements.ts";
import type { Desk } from "./Desk.ts";
import { dropPlace, isIn, placeAmong, type Box, type Drop, type LevelBox } from "./dropPlace.ts";
import { withinLine } from "./elementMoves.ts";

/** Elements are dragged by mouse, pen and finger, and made wider or narrower by their right edge; Escape lets go. */
export function useElementDrag(surface: RefObject<HTMLElement | null>, desk: Desk): (event: PointerEvent<HTMLElement>) => void {
  const latest = useRef(desk);
  latest.current = desk;
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  return (event) => {
    const target = event.target as Element;
    const framed = target.closest<HTMLElement>("[data-arranged], [data-arranged-tab]");
    const id = framed?.dataset["arranged"] ?? framed?.dataset["arrangedTab"];
    const isButton = target.closest("button:not([data-grip], [data-arranged-tab])") !== null;
    if (event.button !== 0 || !framed || id === undefined || isButton || !surface.current) return;
    stop.current?.();
    const pressed = event.nativeEvent;
    const scrolling = { element: surface.current.closest<HTMLElement>("[data-scroll]"), axis: "y" } as const;
    if (target.closest("[data-resize]")) {
      stop.current = followPress<number>(pressed, {
        scrolling, overAt: ({ x }) => columnsAt(framed, x),
        show: (drag) => latest.current.hold(drag && { id, columns: drag.over }),
        end: (columns) => latest.current.change(id, { width: columns }),
      });
      return;
    }
    stop.current = followPress<Drop>(pressed, {
      scrolling, overAt: (point) => overAt(surface.current, point, { desk: latest.current, id }),
      show: (drag) => latest.current.hold(drag && { id, over: drag.over, tab: drag.over?.mark.side === "inside" ? drag.over.mark.id : latest.current.inHand?.tab }),
      end: ({ parentId, before }) => latest.current.move(id, { parentId, before }),
      // A finger on the element itself scrolls, unless it rests there.
      ...(!target.closest("[data-grip]") && { hold: () => latest.current.select(id) }),
    });
  };
}

/** Columns of a line that end at the pointer. */
function columnsAt(cell: HTMLElement, x: number): number | undefined {
  const level = cell.closest<HTMLElement>("[data-level]")?.getBoundingClientRect();
  return level && level.width > 0 ? withinLine(((x - cell.getBoundingClientRect().left) / level.width) * 12) : undefined;
}

function overAt(surface: HTMLElement | null, point: Point, { desk: { parts }, id }: { desk: Desk; id: string }): Drop | undefined {
  const part = parts.find((one) => one.id === id);
  if (!surface || !part) return undefined;
  const inner = withInner(parts, id);
  const tabs = seen(surface, "[data-arranged-tab]").map((tab) => boxOf(tab, tab.dataset["arrangedTab"] ?? "")).filter((tab) => !inner.has(tab.id));
  if (typeOf(part) === "tab") return amongTabs(tabs, point, parts);
  const tab = tabs.find((one) => isIn(one, point));
  if (tab) return { parentId: tab.id, mark: { id: tab.id, side: "inside", isBeside: false } };
  return dropPlace(levelsIn(surface, inner), point);
}

/** A tab lands among the tabs that are nearest. */
function amongTabs(tabs: readonly NamedBox[], point: Point, parts: Desk["parts"]): Drop | undefined {
  const owners = new Map(parts.map(({ id, parentId }) => [id, parentId]));
  const levels = [...new Set(tabs.map(({ id }) => owners.get(id)))].map((parentId): LevelBox => {
    const cells = tabs.filter((tab) => owners.get(tab.id) === parentId);
    const isUpright = cells.length > 1 && cells.every(({ left }) => left === cells[0]?.left);
    const [top, bottom] = [Math.min(...cells.map((cell) => cell.top)), Math.max(...cells.map((cell) => cell.bottom))];
    return { parentId, cells, left: isUpright ? 0 : -Infinity, right: isUpright ? 1 : Infinity, top, bottom };
  });
  const level = levels.sort((one, other) => Math.abs(one.top - point.y) - Math.abs(other.top - point.y))[0];
  return level && placeAmong(level, { x: point.x, y: Math.min(level.bottom, Math.max(level.top, point.y)) });
}

type NamedBox = Box & { readonly id: string };

const seen = (within: HTMLElement, selector: string): HTMLElement[] => [...within.querySelectorAll<HTMLElement>(selector)].filter((one) => one.closest("[hidden]") === null);

function boxOf(element: HTMLElement, id: string): NamedBox {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return { id, left, top, right, bottom };
}

function levelsIn(surface: HTMLElement, inner: ReadonlySet<string>): LevelBox[] {
  return seen(surface, "[data-level]").flatMap((level) => {
    const parentId = level.dataset["level"] || undefined;
    if (parentId !== undefined && inner.has(parentId)) return [];
    const cells = seen(level, "[data-arranged]").filter((cell) => cell.closest("[data-level]") === level).map((cell) => boxOf(cell, cell.dataset["arranged"] ?? ""));
    return [{ ...boxOf(level, ""), parentId, cells: cells.filter(({ id }) => !inner.has(id)) }];
  });
}
