import { useLayoutEffect, useRef, useState } from "react";
import { isSameData } from "#core/json/isSameData.ts";
import type { ControlProps } from "../ControlProps.ts";
import { isBlankPair, type Pair } from "./pair.ts";

/** A row keeps its place and its inputs whatever is typed. */
export interface Row {
  readonly id: number;
  readonly pair: Pair;
}

/** The first key is the control that labels lead to. */
export const keyIdOf = (id: string, at: number): string => (at === 0 ? id : `${id}-key-${at}`);

interface Rows {
  readonly rows: readonly Row[];
  change(id: number, pair: Pair): void;
  /** Puts an empty row at the end, and the focus into it. */
  add(): void;
  remove(at: number): void;
  focusKey(at: number): void;
}

/** The rows as they are typed: those of the value, in their own order, and empty ones that are in no value yet. */
export function useRows({ id, value, onChange }: Pick<ControlProps<readonly Pair[]>, "id" | "value" | "onChange">): Rows {
  const count = useRef(0);
  const toRow = (pair: Pair): Row => ({ id: count.current++, pair });
  const fresh = (): readonly Row[] => (value.length === 0 ? [["", ""] as const] : value).map(toRow);
  const [held, setHeld] = useState(fresh);
  const rows = isSameRows(held, value) ? held : fresh();
  if (rows !== held) setHeld(rows);
  const wanted = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (wanted.current !== undefined) document.getElementById(keyIdOf(id, wanted.current))?.focus();
    wanted.current = undefined;
  });
  const take = (next: readonly Row[]): void => {
    setHeld(next.length === 0 ? [toRow(["", ""])] : next);
    onChange(pairsOf(next));
  };
  return {
    rows,
    change: (row, pair) => take(rows.map((one) => (one.id === row ? { ...one, pair } : one))),
    add: () => {
      wanted.current = rows.length;
      setHeld([...rows, toRow(["", ""])]);
    },
    remove: (at) => {
      wanted.current = Math.max(0, Math.min(at, rows.length - 2));
      take(rows.filter((_, place) => place !== at));
    },
    focusKey: (at) => document.getElementById(keyIdOf(id, at))?.focus(),
  };
}

const pairsOf = (rows: readonly Row[]): readonly Pair[] => rows.map(({ pair }) => pair).filter((pair) => !isBlankPair(pair));

/** A database gives the keys of an object back in an order of its own: that moves no row. */
function isSameRows(rows: readonly Row[], value: readonly Pair[]): boolean {
  const sorted = (pairs: readonly Pair[]): readonly string[] => pairs.map((pair) => JSON.stringify(pair)).toSorted();
  return isSameData(sorted(pairsOf(rows)), sorted(value.filter((pair) => !isBlankPair(pair))));
}
