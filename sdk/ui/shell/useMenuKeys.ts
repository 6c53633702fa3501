import type { KeyboardEvent, RefObject } from "react";
import type { SidebarMenuProps } from "./SidebarItem.ts";
import { stepPlace, type MoveDirection } from "./sidebarPlaces.ts";
import type { SidebarRow } from "./sidebarRows.ts";
import { useRowFocus } from "./useRowFocus.ts";
import type { RowsInSight } from "./useRowsInSight.ts";

interface MenuKeysOptions {
  readonly list: RefObject<HTMLElement | null>;
  readonly rows: readonly SidebarRow[];
  readonly sight: RowsInSight;
  readonly menu: SidebarMenuProps;
}

export interface MenuKeys {
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  /** For a screen reader: where a moved row stands now. */
  readonly said: string;
}

const directions: Readonly<Record<string, MoveDirection>> = { ArrowUp: "up", ArrowDown: "down", ArrowRight: "in", ArrowLeft: "out" };

/**
 * The keys of the menu: arrows go from row to row, open and close; with Alt, or on a row's handle, they move the row.
 * Tab goes through links and buttons as everywhere.
 */
export function useMenuKeys({ list, rows, sight, menu }: MenuKeysOptions): MenuKeys {
  const { want, said } = useRowFocus({ list, rows, sight });
  const focus = (index: number): void => {
    const row = rows[Math.max(0, Math.min(rows.length - 1, index))];
    if (!row) return;
    sight.reveal(rows.indexOf(row));
    want({ id: row.item.id, isHandle: false, isMoved: false });
  };
  const move = (row: SidebarRow, direction: MoveDirection, isHandle: boolean): void => {
    const to = stepPlace(rows, row, direction);
    if (!to || !menu.onMove) return;
    const into = rows.find(({ item }) => item.id === to.parentId);
    if (into && !into.item.isExpanded) menu.onToggle(into.item);
    want({ id: row.item.id, isHandle, isMoved: true });
    menu.onMove(row.item, to);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const target = event.target as HTMLElement;
    const id = target.closest<HTMLElement>("[data-row]")?.dataset["row"];
    const index = rows.findIndex(({ item }) => item.id === id);
    const row = rows[index];
    if (!row || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const isHandle = target.closest("[data-handle]") !== null;
    const direction = directions[event.key];
    if (direction && menu.onMove && (event.altKey || isHandle)) move(row, direction, isHandle);
    else if (event.altKey || !walk(event.key, row, index)) return;
    event.preventDefault();
  };
  /** @returns whether the key is one of the menu's */
  const walk = (key: string, row: SidebarRow, index: number): boolean => {
    const isOpen = row.item.isExpanded === true;
    if (key === "ArrowDown") focus(nextRow(rows, index, 1));
    else if (key === "ArrowUp") focus(nextRow(rows, index, -1));
    else if (key === "Home") focus(nextRow(rows, -1, 1));
    else if (key === "End") focus(nextRow(rows, rows.length, -1));
    else if (key === "ArrowRight" && row.hasChildren && !isOpen && menu.mode !== "rail") menu.onToggle(row.item);
    else if (key === "ArrowLeft" && row.hasChildren && isOpen && menu.mode !== "rail") menu.onToggle(row.item);
    else if (key === "ArrowLeft" && row.parentId !== undefined) focus(rows.findIndex(({ item }) => item.id === row.parentId));
    else return false;
    return true;
  };
  return { onKeyDown, said };
}

/** Headings are passed by; at the ends the row stays. */
function nextRow(rows: readonly SidebarRow[], from: number, step: 1 | -1): number {
  let at = from + step;
  while (rows[at]?.isHeading) at += step;
  return rows[at] ? at : from;
}
