import { useEffect, useLayoutEffect, useRef, useState, type PointerEvent as ReactPointerEvent, type RefObject } from "react";
import { useText } from "#sdk/react/useText.ts";
import { followPress } from "#sdk/ui/actions/followPress.ts";
import type { ColumnModel, LeafColumn } from "../../model/columnModel.ts";
import { movedOrder, peerBeside, peersOf, unitId, type Movable } from "../../model/columnOrder.ts";
import type { ColumnCommands } from "../columns/ColumnCommands.ts";

export interface TitleMoves {
  /** What is in the hand, and the title where it would land. */
  readonly drag: TitleDrag | undefined;
  /** For a screen reader. */
  readonly said: string;
  readonly onPointerDown: (event: ReactPointerEvent, movable: Movable, hold: () => void) => void;
  /** One place further by the keyboard. */
  readonly step: (leaf: LeafColumn, by: 1 | -1) => void;
}

export interface TitleDrag {
  readonly id: string;
  readonly over: string;
  /** At which side of that title it would stand. */
  readonly isAfter: boolean;
}

/** Where something is dropped beside this title; undefined where nothing is. */
export const dropOf = (drag: TitleDrag | undefined, id: string): "before" | "after" | undefined => {
  if (!drag || drag.over !== id || drag.id === id) return undefined;
  return drag.isAfter ? "after" : "before";
};

interface MovesOptions {
  readonly model: ColumnModel;
  readonly widths: readonly number[];
  readonly numberWidth: number;
  readonly commands: ColumnCommands;
  readonly scroller: RefObject<HTMLElement | null>;
}

/** Titles change places by pointer, finger and keyboard, each within its pins and its group. */
export function useTitleMoves({ model, widths, numberWidth, commands, scroller }: MovesOptions): TitleMoves {
  const t = useText();
  const [drag, setDrag] = useState<TitleDrag>();
  const [said, setSaid] = useState("");
  const live = useRef({ model, commands });
  live.current = { model, commands };
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const focusMoved = useFocusMoved(scroller, model);
  const moveTo = (moved: Movable, over: string): void => {
    const order = movedOrder(live.current.model.all, moved, over);
    if (order) live.current.commands.edit((own) => ({ ...own, order }));
  };
  const onPointerDown: TitleMoves["onPointerDown"] = ({ nativeEvent: event }, movable, hold) => {
    if (!scroller.current || event.button !== 0 || !event.isPrimary) return;
    const id = unitId(movable);
    const peers = peersOf(model.leaves, movable);
    stop.current?.();
    const element = scroller.current;
    const covered = coveredRoom(model, widths, numberWidth);
    stop.current = followPress<string>(event, {
      scrolling: { element, axis: "x", covered },
      overAt: ({ x }) => (peers.length < 2 ? undefined : nearest(element, peers.map((peer) => peer.id), uncovered(element, covered, x))),
      show: (dragged) => setDrag(dragged?.over === undefined ? undefined : { id, over: dragged.over, isAfter: isBehind(peers, id, dragged.over) }),
      end: (over) => moveTo(movable, over),
      hold,
    });
  };
  const step: TitleMoves["step"] = (leaf, by) => {
    const movable = { leaf, depth: leaf.groups.length };
    const beside = peerBeside(model.all, model.leaves, movable, by);
    if (beside) {
      focusMoved.current = leaf.id;
      moveTo(movable, beside.id);
    }
    setSaid(beside ? t("tables.columns.moved", { title: leaf.title, place: beside.place, count: beside.count }) : t("tables.columns.notMoved", { title: leaf.title }));
  };
  return { drag, said, onPointerDown, step };
}

const isBehind = (peers: readonly { readonly id: string }[], id: string, over: string): boolean =>
  peers.findIndex((peer) => peer.id === id) < peers.findIndex((peer) => peer.id === over);

type Covered = readonly [left: number, right: number];

/** Where pinned columns stand. */
function coveredRoom({ leftPins, rightPins }: MovesOptions["model"], widths: readonly number[], numberWidth: number): Covered {
  const sum = (some: readonly number[]): number => some.reduce((all, width) => all + width, 0);
  return [leftPins > 0 ? numberWidth + sum(widths.slice(0, leftPins)) : 0, sum(widths.slice(widths.length - rightPins))];
}

/** The nearest pixel at which titles scroll. */
function uncovered(scroller: HTMLElement, covered: Covered, x: number): number {
  const { left, right } = scroller.getBoundingClientRect();
  return Math.min(Math.max(x, left + covered[0]), right - covered[1] - 1);
}

/** The title at that pixel of the window, else the nearest. */
function nearest(scroller: HTMLElement, ids: readonly string[], x: number): string | undefined {
  let best: { id: string; far: number } | undefined;
  for (const cell of scroller.querySelectorAll<HTMLElement>("[data-unit]")) {
    const id = cell.dataset["unit"] ?? "";
    if (!ids.includes(id)) continue;
    const { left, right } = cell.getBoundingClientRect();
    const far = x < left ? left - x : x > right ? x - right : 0;
    if (!best || far < best.far) best = { id, far };
  }
  return best?.id;
}

/** A title that moves in the document loses the focus, and gets it back. */
function useFocusMoved(scroller: RefObject<HTMLElement | null>, model: unknown): RefObject<string | undefined> {
  const moved = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (moved.current === undefined) return;
    const cells = [...(scroller.current?.querySelectorAll<HTMLElement>("[data-unit]") ?? [])];
    cells.find((cell) => cell.dataset["unit"] === moved.current)?.querySelector<HTMLElement>("[data-title]")?.focus();
    moved.current = undefined;
  }, [scroller, model]);
  return moved;
}
