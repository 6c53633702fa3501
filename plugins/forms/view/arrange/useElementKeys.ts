import type { KeyboardEvent } from "react";
import { typeOf } from "./arrangedElements.ts";
import type { Desk } from "./Desk.ts";
import { columnsOf, movedPlace, orderOf, withinLine, type Direction } from "./elementMoves.ts";

const directions: Readonly<Record<string, Direction>> = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "left", ArrowRight: "right" };

/**
 * Keys of who arranges: arrows choose, with Alt they move the chosen element, with Shift and Alt they change its width, Delete
 * takes it away, Enter leads to its label.
 */
export function useElementKeys(desk: Desk, toLabel: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    const { selected } = desk;
    const isTool = event.target instanceof HTMLElement && event.target.closest("button") !== null && !event.target.matches("[data-arranged-tab]");
    if (event.ctrlKey || event.metaKey || isTool) return;
    const act = selected ? actOf(event, desk, { id: selected.id, toLabel }) : undefined;
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
}

function actOf({ key, altKey, shiftKey }: KeyboardEvent, desk: Desk, { id, toLabel }: { id: string; toLabel: () => void }): (() => void) | undefined {
  const direction = directions[key];
  if (direction && altKey) return shiftKey ? () => widen(desk, direction) : () => move(desk, id, direction);
  if (altKey || shiftKey) return undefined;
  if (direction) return () => choose(desk, id, direction === "up" || direction === "left" ? -1 : 1);
  if (key === "Delete" || key === "Backspace") return () => desk.remove(id);
  if (key === "Enter") return toLabel;
  return key === "Escape" ? () => desk.select(undefined) : undefined;
}

function choose(desk: Desk, id: string, by: number): void {
  const order = orderOf(desk.parts);
  const next = order[order.findIndex((part) => part.id === id) + by];
  if (next) desk.select(next.id, true);
}

function move(desk: Desk, id: string, direction: Direction): void {
  const to = movedPlace(desk.parts, id, direction);
  if (to) desk.move(id, to);
}

function widen({ selected, change, select }: Desk, direction: Direction): void {
  if (!selected || typeOf(selected) === "tab" || direction === "up" || direction === "down") return;
  const present = columnsOf(selected.values["width"]);
  const columns = withinLine(present + (direction === "left" ? -1 : 1));
  if (columns === present) return;
  change(selected.id, { width: columns });
  select(selected.id, true);
}
