import { useLayoutEffect, useState, type RefObject } from "react";
import type { SidebarRow } from "./sidebarRows.ts";
import type { RowsInSight } from "./useRowsInSight.ts";

/** The row that is to have the focus as soon as it is drawn. */
export interface WantedRow {
  readonly id: string;
  /** Its handle, not its link. */
  readonly isHandle: boolean;
  /** Its new place is to be told. */
  readonly isMoved: boolean;
}

interface RowFocusOptions {
  readonly list: RefObject<HTMLElement | null>;
  readonly rows: readonly SidebarRow[];
  readonly sight: RowsInSight;
}

export interface RowFocus {
  readonly want: (wanted: WantedRow) => void;
  /** For a screen reader: where a moved row stands now. */
  readonly said: string;
}

/** Moves the focus to rows, also to those that must be scrolled to, and after a row has moved. */
export function useRowFocus({ list, rows, sight }: RowFocusOptions): RowFocus {
  const [wanted, want] = useState<WantedRow>();
  const [said, setSaid] = useState("");
  useLayoutEffect(() => {
    const index = wanted ? rows.findIndex(({ item }) => item.id === wanted.id) : -1;
    const row = rows[index];
    if (!wanted) return;
    // It is folded away or gone: it must not take the focus whenever it comes back.
    if (!row) return want(undefined);
    const drawn = [...(list.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
    const element = drawn.find(({ dataset }) => dataset["row"] === wanted.id);
    if (!element) return sight.reveal(index);
    want(undefined);
    element.querySelector<HTMLElement>(wanted.isHandle ? "[data-handle]" : "[data-main]")?.focus();
    if (wanted.isMoved) setSaid(`${row.item.name}: ${row.index + 1} / ${row.siblings.length}`);
  }, [list, rows, sight, wanted]);
  return { want, said };
}
