import { useLayoutEffect, useRef, useState } from "react";
import type { ListedFile } from "#sdk/wire.ts";
import { chooseAll, goTo, noSelection, reach, toggle, without, type Reach, type Selection } from "../model/selection.ts";

export interface FileSelection {
  readonly chosen: readonly ListedFile[];
  readonly isChosen: (id: string) => boolean;
  /** The one that has the keyboard, or would have it. */
  readonly active: string | undefined;
  /** Another number with each wish that the active file has the focus. */
  readonly wish: number;
  readonly reach: (id: string, how?: Reach) => void;
  readonly toggle: (id: string) => void;
  readonly goTo: (id: string) => void;
  readonly all: () => void;
  readonly clear: () => void;
  readonly focus: () => void;
}

/** What is chosen of a list that grows, and shrinks under one's hands; the keyboard stays where it was. */
export function useFileSelection(items: readonly ListedFile[]): FileSelection {
  const ids = items.map(({ id }) => id);
  const [selection, setSelection] = useState(noSelection);
  const [wish, setWish] = useState(0);
  const before = useRef(ids);
  useLayoutEffect(() => {
    const earlier = before.current;
    before.current = ids;
    const left = new Set(ids);
    if (earlier.every((id) => left.has(id))) return;
    setSelection((present) => without(present, earlier, ids));
    // Somebody pressed Delete in the list: the focus went with what was deleted.
    if (document.activeElement === document.body) setWish((one) => one + 1);
    // The ids are what the files are told by.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [ids.join()]);
  const change = (next: (present: Selection) => Selection) => setSelection(next);
  const focus = (): void => setWish((one) => one + 1);
  return {
    chosen: items.filter(({ id }) => selection.chosen.has(id)),
    isChosen: (id) => selection.chosen.has(id),
    active: selection.active !== undefined && ids.includes(selection.active) ? selection.active : ids[0],
    wish,
    reach: (id, how) => {
      change((present) => reach(present, ids, id, how));
      focus();
    },
    toggle: (id) => change((present) => toggle(present, id)),
    goTo: (id) => {
      change((present) => goTo(present, id));
      focus();
    },
    all: () => change((present) => chooseAll(present, ids)),
    clear: () => {
      change((present) => ({ ...present, chosen: noSelection.chosen }));
      focus();
    },
    focus,
  };
}
