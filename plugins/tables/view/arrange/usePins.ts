import { useState } from "react";
import { useArrangeText } from "./useArrangeText.ts";
import type { ArrangedHead } from "./arrangedHead.ts";
import type { Hand } from "./useHand.ts";

export type Side = "left" | "right";

/** What stays at the sides while the other columns scroll. */
export interface Pins {
  /** Columns at each side, while a border is in the hand as it would be. */
  readonly counts: Readonly<Record<Side, number>>;
  /** All columns. */
  readonly columns: number;
  /** How many there can be. */
  most(side: Side): number;
  sideOf(id: string): Side | undefined;
  /** The border stands beside it. */
  isEdge(id: string): boolean;
  /** @param isDone false while the border is in the hand */
  set(side: Side, count: number | undefined, isDone: boolean): void;
  /** With all that stand between it and the side; lets it go where it stays. */
  toggle(id: string, side: Side): void;
}

/** As many as a table takes. */
const mostOfAll = 20;

const properties = { left: "leftFixed", right: "rightFixed" } as const;

export function usePins(hand: Hand, { leaves }: ArrangedHead): Pins {
  const say = useArrangeText();
  const [inHand, setInHand] = useState<{ readonly side: Side; readonly count: number }>();
  const [table] = hand.of("tables").parts;
  const ids = leaves.flatMap(({ id, isGroup }) => (isGroup ? [] : [id]));
  const saved = (side: Side): number => Math.min(Number(table?.values[properties[side]] ?? 0), ids.length);
  const counts = { left: saved("left"), right: saved("right"), ...(inHand && { [inHand.side]: inHand.count }) };
  const most = (side: Side): number => Math.min(mostOfAll, ids.length - saved(side === "left" ? "right" : "left"));
  const sideOf = (id: string): Side | undefined => {
    const at = ids.indexOf(id);
    if (at === -1) return undefined;
    return at < counts.left ? "left" : at >= ids.length - counts.right ? "right" : undefined;
  };
  const set: Pins["set"] = (side, wished, isDone) => {
    const count = wished === undefined ? undefined : Math.min(Math.max(wished, 0), most(side));
    setInHand(isDone || count === undefined ? undefined : { side, count });
    if (!isDone || count === undefined || !table || count === saved(side)) return;
    hand.take("tables", [{ kind: "change", id: table.id, values: { [properties[side]]: count } }], { focus: undefined, say: () => say("pinned", { count }) });
  };
  return {
    counts, columns: ids.length, most, sideOf, set,
    isEdge: (id) => id === (sideOf(id) === "left" ? ids[counts.left - 1] : ids[ids.length - counts.right]),
    toggle: (id, side) => {
      const at = side === "left" ? ids.indexOf(id) : ids.length - 1 - ids.indexOf(id);
      set(side, sideOf(id) === side ? at : at + 1, true);
    },
  };
}
