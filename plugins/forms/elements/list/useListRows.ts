import { useLayoutEffect, useRef, useState } from "react";
import { isEmptyValue } from "#core/checks/isEmptyValue.ts";
import { isSameData } from "#core/json/isSameData.ts";

/** A row keeps its place and its controls whatever is typed. */
export interface ListRow<Item> {
  readonly id: number;
  readonly item: Item;
}

export interface ListRows<Item> {
  readonly rows: readonly ListRow<Item>[];
  change(id: number, item: Item): void;
  /** Puts rows behind a place, -1 for the first, and the focus into the last of them. */
  insert(after: number, items: readonly Item[]): void;
  /** Takes rows in place of one that is empty. */
  replace(at: number, items: readonly Item[]): void;
  remove(at: number): void;
  move(from: number, to: number): void;
}

interface ListRowsOptions<Item> {
  readonly value: readonly Item[];
  readonly onChange: (value: readonly Item[] | null) => void;
  /** What an empty list shows in place of nothing. */
  readonly blank?: Item;
  /** Puts the focus into a row. */
  readonly focus: (row: ListRow<Item> | undefined) => void;
}

/** The rows as they are typed: those of the value, and empty ones at the end that are in no value yet. */
export function useListRows<Item>({ value, onChange, blank, focus }: ListRowsOptions<Item>): ListRows<Item> {
  const count = useRef(0);
  const toRow = (item: Item): ListRow<Item> => ({ id: count.current++, item });
  const fresh = (): readonly ListRow<Item>[] => (value.length === 0 && blank !== undefined ? [blank] : value).map(toRow);
  const [held, setHeld] = useState(fresh);
  // A list that was empty and is so again has not changed.
  const [nothing] = useState<readonly Item[] | null>(() => (value.length === 0 ? value : null));
  const rows = isSameData(itemsOf(held), itemsOf(value.map((item) => ({ item })))) ? held : fresh();
  if (rows !== held) setHeld(rows);
  const wanted = useRef<{ readonly at: number }>(undefined);
  useLayoutEffect(() => {
    if (wanted.current) focus(rows[wanted.current.at]);
    wanted.current = undefined;
  });
  const take = (next: readonly ListRow<Item>[]): void => {
    setHeld(next.length === 0 && blank !== undefined ? [toRow(blank)] : next);
    const items = itemsOf(next);
    onChange(items.length === 0 ? nothing : items);
  };
  const splice = (at: number, removed: number, items: readonly Item[], focused: number): void => {
    wanted.current = { at: focused };
    take([...rows.slice(0, at), ...items.map(toRow), ...rows.slice(at + removed)]);
  };
  return {
    rows,
    change: (id, item) => take(rows.map((row) => (row.id === id ? { ...row, item } : row))),
    insert: (after, items) => splice(after + 1, 0, items, after + items.length),
    replace: (at, items) => splice(at, 1, items, at + items.length - 1),
    remove: (at) => splice(at, 1, [], Math.max(0, Math.min(at, rows.length - 2))),
    move: (from, to) => {
      const [row] = rows.slice(from, from + 1);
      const others = rows.filter((_, at) => at !== from);
      if (row) take([...others.slice(0, to), row, ...others.slice(to)]);
    },
  };
}

/** Empty rows at the end are no rows. */
function itemsOf<Item>(rows: readonly { readonly item: Item }[]): readonly Item[] {
  const last = rows.findLastIndex(({ item }) => !isEmptyValue(item));
  return rows.slice(0, last + 1).map(({ item }) => item);
}
